import { z } from 'zod';
import { Id, Identifier, Line } from './fields.ts';

export const Division = z
  .object({ id: Id, identifier: Identifier, name: Line(200) })
  .meta({ id: 'Division' });

export type Division = z.output<typeof Division>;
