import { z } from 'zod';
import { Id, Identifier, Name, ImageRef, Ref, Line, Text } from './fields.ts';
import type { Category as DomainCategory } from '../domain/menu.ts';

export const Division = z
  .object({ id: Id, identifier: Identifier, name: Name(200) })
  .meta({ id: 'Division' });

export type Division = z.output<typeof Division>;

export const Category = z
  .object({
    id: Id,
    name: Name(200),
    image: ImageRef.nullable().default(null),
    visible: z.boolean().default(true),
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
