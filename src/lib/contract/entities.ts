import { z } from 'zod';
import { Face } from './face.ts';
import { Id, Identifier, Name, ImageRef, Money, Ref, Line, Text, Instant } from './fields.ts';
import type { Category as DomainCategory, Menu as DomainMenu } from '../domain/menu.ts';
import { PRICE_CHANGES } from '../domain/price-times/price-change.ts';

export const Division = z
  .object({
    id: Id,
    identifier: Identifier,
    name: Name(200),
    /** The looks of its branches. Absent or null: the shop's. */
    face: Face.nullable().optional(),
  })
  .meta({ id: 'Division' });

export type Division = z.output<typeof Division>;

/** Where a kitchen prepares dishes: oven, cold kitchen, bar. Only staff see it. */
export const Station = z.object({ id: Id, name: Name(60) }).meta({ id: 'Station' });

export type Station = z.output<typeof Station>;

export const Category = z
  .object({
    id: Id,
    name: Name(200),
    image: ImageRef.nullable().default(null),
    visible: z.boolean().default(true),
    /** Who prepares its products. Absent or null: no station; customers are not told. */
    station: Ref.nullable().optional(),
  })
  .meta({ id: 'Category' }) satisfies z.ZodType<DomainCategory>;

export type Category = z.output<typeof Category>;

export const Tag = z
  .object({ id: Id, name: Name(100), image: ImageRef.nullable().default(null) })
  .meta({ id: 'Tag' });

export type Tag = z.output<typeof Tag>;

export const Table = z.object({ id: Id, identifier: Identifier, branch: Ref }).meta({ id: 'Table' });

export type Table = z.output<typeof Table>;

const name = Line(100).default('');

/** A part of a content block: text or an image. */
export const BlockPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), name, value: Text() }),
  z.object({ type: z.literal('textarea'), name, value: Text() }),
  z.object({ type: z.literal('markdown'), name, value: Text() }),
  z.object({ type: z.literal('image'), name, value: ImageRef.nullable() }),
]);

/** Content for a place on the shop's pages: about-top, about-bottom, alerts, accessibility (SPEC section 3). */
export const Block = z
  .object({
    id: Id,
    identifier: Identifier,
    isEnabled: z.boolean().default(true),
    isPublic: z.boolean().default(true),
    data: z.array(BlockPart).default([]),
  })
  .meta({ id: 'Block' });

export type Block = z.output<typeof Block>;

export const Donatee = z
  .object({
    id: Id,
    identifier: Identifier.nullable().default(null),
    name: Name(200),
    description: Text().default(''),
  })
  .meta({ id: 'Donatee' });

export type Donatee = z.output<typeof Donatee>;

const on = z.boolean().default(true);

const MenuPlace = z.object({ id: Id, enabled: on, visible: on });

export const CatalogEntry = z.object({
  id: Id,
  visible: on,
  products: z.array(MenuPlace).default([]),
});

/** A price time that holds for a product (`domain/price-times`). */
const PriceChange = z
  .object({
    id: Id,
    kind: z.enum(PRICE_CHANGES),
    percent: z.number(),
    value: Money,
    since: Instant,
    until: Instant.nullable(),
    isRegularShown: z.boolean(),
  })
  .meta({ id: 'PriceChange' });

/** A menu as one branch offers it, with what is sold out there disabled, and the price times that hold. */
const OfferedEntry = CatalogEntry.extend({
  products: z.array(
    MenuPlace.extend({
      /** Options that cannot be chosen until an instant. */
      outOptions: z.array(z.object({ part: z.string(), option: z.string(), until: Instant })).optional(),
      timed: z.array(PriceChange).optional(),
      /** How many are left today, where they are few: of it, and of its options. */
      left: z.number().optional(),
      fewOptions: z.array(z.object({ part: z.string(), option: z.string(), left: z.number() })).optional(),
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
