import { lazy, type ComponentType } from 'react';
import { Resource } from 'react-admin';
import type { ResourceName } from './api/texts.ts';
import { guarded, type Screens } from './shell/guarded.tsx';

/** Screens of one module, which is loaded when the first of them is opened. */
function lazyScreens<Action extends keyof Screens>(
  load: () => Promise<Record<Action, ComponentType>>,
  ...actions: readonly Action[]
): Screens {
  const screens = actions.map((action) => [action, lazy(async () => ({ default: (await load())[action] }))]);
  return Object.fromEntries(screens) as Screens;
}

const listAndForm = (load: () => Promise<Record<'list' | 'edit' | 'create', ComponentType>>) =>
  lazyScreens(load, 'list', 'edit', 'create');

/** @param representation the field that an entity is called by in titles */
const entity = (name: ResourceName, screens: Screens, representation?: string) => (
  <Resource
    name={name}
    {...guarded(screens)}
    {...(representation ? { recordRepresentation: representation } : {})}
  />
);

/**
 * Every entity with its screens. A folder has its screens in one module that is named after it; where lists are opened far more often
 * than forms, a large form is a module of its own.
 */
export const ENTITIES = (
  <>
    {entity(
      'menus',
      {
        ...lazyScreens(async () => (await import('./menus/menus.tsx')).menus, 'list', 'create'),
        ...lazyScreens(async () => (await import('./menus/menu-edit.tsx')).menuEditor, 'edit'),
      },
      'name',
    )}
    {entity(
      'products',
      {
        ...lazyScreens(async () => (await import('./products/product-list.tsx')).productList, 'list'),
        ...lazyScreens(
          async () => (await import('./products/product-form.tsx')).productForm,
          'edit',
          'create',
        ),
      },
      'name',
    )}
    {entity(
      'categories',
      listAndForm(async () => (await import('./categories/categories.tsx')).categories),
      'name',
    )}
    {entity(
      'tags',
      listAndForm(async () => (await import('./tags/tags.tsx')).tags),
      'name',
    )}
    {entity(
      'images',
      lazyScreens(async () => (await import('./images/images.tsx')).images, 'list', 'create'),
      'name',
    )}
    {entity(
      'branches',
      {
        ...lazyScreens(async () => (await import('./branches/branches.tsx')).branches, 'list', 'show'),
        ...lazyScreens(async () => (await import('./branches/branch-form.tsx')).branchForm, 'edit', 'create'),
      },
      'name',
    )}
    {entity(
      'tables',
      listAndForm(async () => (await import('./tables/tables.tsx')).tables),
      'identifier',
    )}
    {entity(
      'divisions',
      listAndForm(async () => (await import('./divisions/divisions.tsx')).divisions),
      'name',
    )}
    {entity(
      'donatees',
      listAndForm(async () => (await import('./donatees/donatees.tsx')).donatees),
      'name',
    )}
    {entity(
      'users',
      listAndForm(async () => (await import('./users/users.tsx')).users),
      'name',
    )}
    {entity(
      'devices',
      listAndForm(async () => (await import('./devices/devices.tsx')).devices),
      'name',
    )}
    {entity(
      'blocks',
      listAndForm(async () => (await import('./blocks/blocks.tsx')).blocks),
      'identifier',
    )}
    {entity(
      'uploads',
      lazyScreens(async () => (await import('./uploads/uploads.tsx')).uploads, 'list'),
    )}
    {entity(
      'prints',
      lazyScreens(async () => ({ list: (await import('./prints/print-list.tsx')).PrintList }), 'list'),
    )}
    {entity(
      'payments',
      lazyScreens(async () => ({ list: (await import('./payments/payment-list.tsx')).PaymentList }), 'list'),
    )}
    {entity('logs', {
      ...lazyScreens(async () => ({ list: (await import('./logs/log-list.tsx')).LogList }), 'list'),
      ...lazyScreens(async () => ({ show: (await import('./logs/log-show.tsx')).LogShow }), 'show'),
    })}
    {entity('messages', {
      ...lazyScreens(
        async () => ({ list: (await import('./messages/message-list.tsx')).MessageList }),
        'list',
      ),
      ...lazyScreens(
        async () => ({ show: (await import('./messages/message-show.tsx')).MessageShow }),
        'show',
      ),
    })}
  </>
);
