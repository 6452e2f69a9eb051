import { lazy } from 'react';

export const menus = {
  list: lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList })),
  edit: lazy(async () => ({ default: (await import('./menu-edit.tsx')).MenuEdit })),
  create: lazy(async () => ({ default: (await import('./menu-create.tsx')).MenuCreate })),
  recordRepresentation: 'name',
};
