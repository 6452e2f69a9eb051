import { lazy } from 'react';

export const categories = {
  list: lazy(async () => ({ default: (await import('./categories.tsx')).CategoryList })),
  edit: lazy(async () => ({ default: (await import('./categories.tsx')).CategoryEdit })),
  create: lazy(async () => ({ default: (await import('./categories.tsx')).CategoryCreate })),
  recordRepresentation: 'name',
};
