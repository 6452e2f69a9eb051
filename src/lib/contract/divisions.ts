import { z } from 'zod';
import { Id, Identifier, Name } from './fields.ts';

export const Division = z
  .object({ id: Id, identifier: Identifier, name: Name(200) })
  .meta({ id: 'Division' });

export type Division = z.output<typeof Division>;
