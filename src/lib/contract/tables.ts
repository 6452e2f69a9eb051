import { z } from 'zod';
import { Id, Identifier, Ref } from './fields.ts';

export const Table = z.object({ id: Id, identifier: Identifier, branch: Ref }).meta({ id: 'Table' });

export type Table = z.output<typeof Table>;
