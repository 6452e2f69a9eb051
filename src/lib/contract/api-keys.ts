import { z } from 'zod';
import { Id, Instant, Line } from './fields.ts';

/** A key under which a device reads the orders of a branch. The key itself is not in it. */
export const ApiKey = z
  .object({ id: Id, name: Line(200), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'ApiKey' });

/** The same just after it was made: `key` is never told again. */
export const NewApiKey = ApiKey.extend({ key: z.string() }).meta({ id: 'NewApiKey' });

export const ApiKeyDraft = z
  .object({ name: Line(200).trim().min(1).meta({ description: 'Which device has it' }) })
  .meta({ id: 'ApiKeyDraft' });

export type ApiKey = z.output<typeof ApiKey>;
export type NewApiKey = z.output<typeof NewApiKey>;
export type ApiKeyDraft = z.output<typeof ApiKeyDraft>;
