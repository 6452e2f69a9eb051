import { z } from 'zod';
import { Id, Identifier, ImageRef, Line, Text } from './fields.ts';

const name = Line(100).default('');

/** One part of a content block: words, or a picture. */
export const BlockPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), name, value: Text() }),
  z.object({ type: z.literal('textarea'), name, value: Text() }),
  z.object({ type: z.literal('markdown'), name, value: Text() }),
  z.object({ type: z.literal('image'), name, value: ImageRef.nullable() }),
]);

/** Words of the shop for a place on its pages: about-top, about-bottom, alerts, accessibility (SPEC section 3). */
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
