import { lazy } from 'react';

export const images = {
  list: lazy(async () => ({ default: (await import('./images.tsx')).ImageList })),
  create: lazy(async () => ({ default: (await import('./images.tsx')).ImageCreate })),
  recordRepresentation: 'name',
};
