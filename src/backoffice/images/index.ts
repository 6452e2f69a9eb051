import { lazy } from 'react';

export const images = {
  list: lazy(async () => ({ default: (await import('./image-list.tsx')).ImageList })),
  create: lazy(async () => ({ default: (await import('./image-create.tsx')).ImageCreate })),
  recordRepresentation: 'name',
};
