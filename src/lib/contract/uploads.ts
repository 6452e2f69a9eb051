import { z } from 'zod';
import { Id, Line } from './fields.ts';

/** The most that one file may weigh: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** A file as a customer's browser reads it: `data:{type};base64,…` (SPEC section 7). Its real type is told from its bytes. */
export const UploadDraft = z
  .object({ data: z.string().regex(/^data:[^,]{0,200};base64,/, { error: 'dataUrl' }) })
  .meta({ id: 'UploadDraft' });

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

export type Upload = z.output<typeof Upload>;
