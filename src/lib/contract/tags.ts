import { z } from 'zod';
import { Id, ImageRef, Name } from './fields.ts';

export const Tag = z
  .object({ id: Id, name: Name(100), image: ImageRef.nullable().default(null) })
  .meta({ id: 'Tag' });

export type Tag = z.output<typeof Tag>;
