import { z } from 'zod';
import { Id, Instant, Line } from './fields.ts';
import type { ListFields } from './lists.ts';

/** The most that one file may weigh: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** A file as a browser reads it: `data:{type};base64,…` (SPEC section 7). Its real type is told from its bytes. */
export const DataUrl = z.string().regex(/^data:[^,]{0,200};base64,/, { error: 'dataUrl' });

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
