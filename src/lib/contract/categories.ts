import { z } from 'zod';
import type { Category as DomainCategory } from '../domain/menu.ts';
import { Id, ImageRef, Name } from './fields.ts';

export const Category = z
  .object({
    id: Id,
    name: Name(200),
    image: ImageRef.nullable().default(null),
    visible: z.boolean().default(true),
  })
  .meta({ id: 'Category' }) satisfies z.ZodType<DomainCategory>;

export type Category = z.output<typeof Category>;
