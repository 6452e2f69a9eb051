import { z } from 'zod';
import { Id, ImageRef, Line } from './fields.ts';

export const Tag = z
  .object({ id: Id, name: Line(100), image: ImageRef.nullable().default(null) })
  .meta({ id: 'Tag' });

export type Tag = z.output<typeof Tag>;
