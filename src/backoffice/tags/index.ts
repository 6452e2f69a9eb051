import { lazy } from 'react';

export const tags = {
  list: lazy(async () => ({ default: (await import('./tags.tsx')).TagList })),
  edit: lazy(async () => ({ default: (await import('./tags.tsx')).TagEdit })),
  create: lazy(async () => ({ default: (await import('./tags.tsx')).TagCreate })),
  recordRepresentation: 'name',
};
