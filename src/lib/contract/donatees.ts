import { z } from 'zod';
import { Id, Identifier, Name, Text } from './fields.ts';

export const Donatee = z
  .object({
    id: Id,
    identifier: Identifier.nullable().default(null),
    name: Name(200),
    description: Text().default(''),
  })
  .meta({ id: 'Donatee' });

export type Donatee = z.output<typeof Donatee>;
