import { z } from 'zod';
import type { Menu as DomainMenu } from '../domain/menu.ts';
import { Id, Instant, Line, Ref } from './fields.ts';

const on = z.boolean().default(true);

const MenuPlace = z.object({ id: Id, enabled: on, visible: on });

export const CatalogEntry = z.object({
  id: Id,
  visible: on,
  products: z.array(MenuPlace).default([]),
});

/** A menu as one branch offers it, with what is sold out there disabled. */
const OfferedEntry = CatalogEntry.extend({
  products: z.array(
    MenuPlace.extend({
      /** Options that cannot be chosen until an instant. */
      outOptions: z.array(z.object({ part: z.string(), option: z.string(), until: Instant })).optional(),
    }),
  ),
});

/** Which categories and products branches offer, from when on (SPEC section 3 'Menu'). */
export const Menu = z
  .object({
    id: Id,
    name: Line(200).default(''),
    availableFrom: Instant,
    branches: z.array(Ref).default([]),
    catalog: z.array(CatalogEntry).default([]),
  })
  .meta({ id: 'Menu' }) satisfies z.ZodType<DomainMenu>;

export type Menu = z.output<typeof Menu>;

/** A menu of a branch, as that branch offers it. */
export const OfferedMenu = Menu.extend({ catalog: z.array(OfferedEntry) }).meta({ id: 'OfferedMenu' });
