import { type ComponentType, lazy } from 'react';
import { AccessDenied, CanAccess, useResourceContext, Resource } from 'react-admin';
import type { ResourceName } from './data/texts.ts';

const ACTIONS = ['list', 'create', 'edit', 'show'] as const;

export type Screens = Partial<Record<(typeof ACTIONS)[number], ComponentType>>;

/**
 * The screens of a resource behind a check of access: nothing is rendered before it has passed. react-admin's own screens render their
 * fields first and redirect afterwards, and custom screens do not check at all.
 */
export function guarded<T extends Screens>(screens: T): T {
  const behind = { ...screens };
  for (const action of ACTIONS) {
    const Screen = screens[action];
    if (Screen) behind[action] = behindAccess(action, Screen);
  }
  return behind;
}

/** A screen for people who may perform this action on the named resource, or on the current one. */
export function behindAccess(action: string, Screen: ComponentType, resource?: string): ComponentType {
  return function Guarded() {
    const around = useResourceContext();
    return (
      <CanAccess resource={resource ?? around ?? ''} action={action} accessDenied={<AccessDenied />}>
        <Screen />
      </CanAccess>
    );
  };
}

/** Screens of one module, which loads when the first of them is opened. */
function lazyScreens<Action extends keyof Screens>(
  load: () => Promise<Record<Action, ComponentType>>,
  ...actions: readonly Action[]
): Screens {
  const screens = actions.map((action) => [action, lazy(async () => ({ default: (await load())[action] }))]);
  return Object.fromEntries(screens) as Screens;
}

const lazyList = (load: () => Promise<Record<'list', ComponentType>>) => lazyScreens(load, 'list');
const lazyForm = (load: () => Promise<Record<'edit' | 'create', ComponentType>>) =>
  lazyScreens(load, 'edit', 'create');
const lazyAll = (load: () => Promise<Record<'list' | 'edit' | 'create', ComponentType>>) =>
  lazyScreens(load, 'list', 'edit', 'create');

/** `representation` is the field that names an entity in titles. */
const entity = (name: ResourceName, screens: Screens, representation?: string) => (
  <Resource
    name={name}
    {...guarded(screens)}
    {...(representation ? { recordRepresentation: representation } : {})}
  />
);

/**
 * Every entity and its screens. A folder keeps them in the module named after it; a form much larger than its list is a module of its own.
 */
export const ENTITIES = (
  <>
    {entity(
      'menus',
      {
        ...lazyList(async () => (await import('./menus/menus.tsx')).menus),
        ...lazyScreens(
          async () => ({ create: (await import('./menus/menu-create.tsx')).MenuCreate }),
          'create',
        ),
        ...lazyScreens(async () => ({ edit: (await import('./menus/menu-edit.tsx')).MenuEdit }), 'edit'),
      },
      'name',
    )}
    {entity(
      'products',
      {
        ...lazyList(async () => (await import('./products/products.tsx')).products),
        ...lazyForm(async () => (await import('./products/product-form.tsx')).productForm),
      },
      'name',
    )}
    {entity(
      'option-groups',
      {
        ...lazyList(async () => (await import('./option-groups/option-groups.tsx')).optionGroups),
        ...lazyForm(async () => (await import('./option-groups/option-group-form.tsx')).optionGroupForm),
      },
      'name',
    )}
    {entity(
      'categories',
      lazyAll(async () => (await import('./categories/categories-and-tags.tsx')).categories),
      'name',
    )}
    {entity(
      'tags',
      lazyAll(async () => (await import('./categories/categories-and-tags.tsx')).tags),
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
        ...lazyForm(async () => (await import('./branches/branch-form.tsx')).branchForm),
      },
      'name',
    )}
    {entity(
      'tables',
      {
        ...lazyList(async () => (await import('./tables/tables.tsx')).tables),
        ...lazyForm(async () => (await import('./tables/table-form.tsx')).tableForm),
      },
      'identifier',
    )}
    {entity(
      'divisions',
      lazyAll(async () => (await import('./divisions/divisions.tsx')).divisions),
      'name',
    )}
    {entity(
      'donatees',
      lazyAll(async () => (await import('./donatees/donatees.tsx')).donatees),
      'name',
    )}
    {entity(
      'stations',
      lazyAll(async () => (await import('./stations/stations.tsx')).stations),
      'name',
    )}
    {entity(
      'users',
      {
        ...lazyList(async () => (await import('./users/users.tsx')).users),
        ...lazyForm(async () => (await import('./users/user-form.tsx')).userForm),
      },
      'name',
    )}
    {entity(
      'devices',
      {
        ...lazyList(async () => (await import('./devices/devices.tsx')).devices),
        ...lazyForm(async () => (await import('./devices/device-form.tsx')).deviceForm),
      },
      'name',
    )}
    {entity(
      'blocks',
      lazyAll(async () => (await import('./blocks/blocks.tsx')).blocks),
      'identifier',
    )}
    {entity(
      'promotions',
      {
        ...lazyList(async () => (await import('./promotions/promotions.tsx')).promotions),
        ...lazyForm(async () => (await import('./promotions/promotion-form.tsx')).promotionForm),
      },
      'name',
    )}
    {entity(
      'price-times',
      {
        ...lazyList(async () => (await import('./price-times/price-times.tsx')).priceTimes),
        ...lazyForm(async () => (await import('./price-times/price-time-form.tsx')).priceTimeForm),
      },
      'name',
    )}
    {entity(
      'uploads',
      lazyList(async () => (await import('./uploads/uploads.tsx')).uploads),
    )}
    {entity(
      'prints',
      lazyList(async () => ({ list: (await import('./prints/print-list.tsx')).PrintList })),
    )}
    {entity(
      'payments',
      lazyList(async () => ({ list: (await import('./payments/payment-list.tsx')).PaymentList })),
    )}
    {entity('logs', {
      ...lazyList(async () => ({ list: (await import('./logs/log-list.tsx')).LogList })),
      ...lazyScreens(async () => ({ show: (await import('./logs/log-show.tsx')).LogShow }), 'show'),
    })}
    {entity('messages', {
      ...lazyList(async () => ({ list: (await import('./messages/message-list.tsx')).MessageList })),
      ...lazyScreens(
        async () => ({ show: (await import('./messages/message-show.tsx')).MessageShow }),
        'show',
      ),
    })}
    {entity('withdrawals', {
      ...lazyList(async () => ({
        list: (await import('./withdrawals/withdrawal-list.tsx')).WithdrawalList,
      })),
      ...lazyScreens(
        async () => ({ show: (await import('./withdrawals/withdrawal-show.tsx')).WithdrawalShow }),
        'show',
      ),
    })}
  </>
);
