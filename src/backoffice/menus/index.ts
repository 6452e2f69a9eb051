import { lazy } from 'react';

export const menus = {
  list: lazy(async () => ({ default: (await import('./menus.tsx')).MenuList })),
  edit: lazy(async () => ({ default: (await import('./menu-edit.tsx')).MenuEdit })),
  create: lazy(async () => ({ default: (await import('./menus.tsx')).MenuCreate })),
  recordRepresentation: 'name',
};
