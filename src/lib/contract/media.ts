import { z } from 'zod';
import { Color } from './face.ts';
import { Id, Line, Instant } from './fields.ts';
import type { ListFields } from './lists.ts';

/** A file as a data URL: `data:{type};base64,…` (SPEC section 7). The server detects the type from the bytes. */
export const DataUrl = z.string().regex(/^data:[^,]{0,200};base64,/, { error: 'dataUrl' });

/** An image of the shop, stored as `/image/{id}-{version}.{extension}` (SPEC section 7). */
export const Image = z
  .object({
    id: Id,
    version: z.int().nonnegative(),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    name: Line(200).default(''),
    /** What it looks like from afar; null: unknown, as of pictures that an import brought. */
    color: Color.nullable().default(null),
  })
  .meta({ id: 'Image' });

/** A new image: JPG, PNG, GIF or WebP, which the server re-encodes. */
export const ImageDraft = z.object({ data: DataUrl, name: Line(200).default('') }).meta({ id: 'ImageDraft' });

/** Another name, or other bytes, which make a new version. */
export const ImageChanges = z
  .object({ data: DataUrl, name: Line(200) })
  .partial()
  .meta({ id: 'ImageChanges' });

export const IMAGE_FIELDS = { id: 'id', name: 'text', extension: 'text' } as const satisfies ListFields;

export type Image = z.output<typeof Image>;
export type ImageDraft = z.output<typeof ImageDraft>;
export type ImageChanges = z.output<typeof ImageChanges>;

/** The size limit of a file: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

export const UploadDraft = z.object({ data: DataUrl }).meta({ id: 'UploadDraft' });

/** A stored file (SPEC section 3 'Upload'), served at `/upload/{publicHash}/{id}-{version}.{extension}`. */
export const Upload = z
  .object({
    id: Id,
    version: z.int().nonnegative(),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    publicHash: Line(64),
    mimeType: Line(100),
  })
  .meta({ id: 'Upload' });

/** An `Upload` for staff. Files that no order refers to are deleted after a while. */
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
