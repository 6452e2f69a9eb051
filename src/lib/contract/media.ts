import { z } from 'zod';
import { Id, Line, Instant } from './fields.ts';
import type { ListFields } from './lists.ts';

/** A file as a browser reads it: `data:{type};base64,…` (SPEC section 7). Its real type is told from its bytes. */
export const DataUrl = z.string().regex(/^data:[^,]{0,200};base64,/, { error: 'dataUrl' });

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

/** The most that one file may weigh: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

export const UploadDraft = z.object({ data: DataUrl }).meta({ id: 'UploadDraft' });

/** A file that was taken (SPEC section 3 'Upload'). It is read at `/upload/{publicHash}/{id}-{version}.{extension}`. */
export const Upload = z
  .object({
    id: Id,
    version: z.int().nonnegative(),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    publicHash: Line(64),
    mimeType: Line(100),
  })
  .meta({ id: 'Upload' });

/** The same for staff. What nobody has ordered with goes after a while. */
export const KeptUpload = Upload.extend({ createdAt: Instant, isOrdered: z.boolean() }).meta({
  id: 'KeptUpload',
});

export const UPLOAD_FIELDS = {
  id: 'id',
  extension: 'text',
  mimeType: 'text',
  createdAt: 'instant',
  isOrdered: 'boolean',
} as const satisfies ListFields;

export type KeptUpload = z.output<typeof KeptUpload>;
export type Upload = z.output<typeof Upload>;
