import { z } from 'zod';
import { Id, Line } from './fields.ts';
import type { ListFields } from './lists.ts';
import { DataUrl } from './uploads.ts';

/** A picture of the shop, by the file that holds it: `/image/{id}-{version}.{extension}` (SPEC section 7). */
export const Image = z
  .object({
    id: Id,
    version: z.int().nonnegative(),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    name: Line(200).default(''),
  })
  .meta({ id: 'Image' });

/** A new picture. What it shows is drawn anew: JPG, PNG, GIF or WebP. */
export const ImageDraft = z.object({ data: DataUrl, name: Line(200).default('') }).meta({ id: 'ImageDraft' });

/** Another name, or another picture in its place, which is a new version of it. */
export const ImageChanges = z
  .object({ data: DataUrl, name: Line(200) })
  .partial()
  .meta({ id: 'ImageChanges' });

export const IMAGE_FIELDS = { id: 'id', name: 'text', extension: 'text' } as const satisfies ListFields;

export type Image = z.output<typeof Image>;
export type ImageDraft = z.output<typeof ImageDraft>;
export type ImageChanges = z.output<typeof ImageChanges>;
