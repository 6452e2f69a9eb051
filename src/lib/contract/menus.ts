import { z } from 'zod';
import type { Menu as DomainMenu } from '../domain/menu.ts';
import { Id, Instant, Line, Ref } from './fields.ts';

const on = z.boolean().default(true);

export const CatalogEntry = z.object({
  id: Id,
  visible: on,
  products: z.array(z.object({ id: Id, enabled: on, visible: on })).default([]),
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
