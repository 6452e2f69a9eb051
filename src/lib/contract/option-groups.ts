import { z } from 'zod';
import { Id } from './fields.ts';
import { OptionGroup } from './products.ts';

const products = z.array(Id).max(10_000).default([]);

/** Products that get a group's part, lose it, or keep it as their own. `replace`: in place of a part that has its name. */
export const GroupProducts = z
  .object({ add: products, remove: products, detach: products, replace: z.boolean().default(false) })
  .meta({ id: 'GroupProducts' });

export type GroupProducts = z.output<typeof GroupProducts>;

/** A group as it is now. Where products have changed with it: how many, and the entry in the log, by which all of it can be taken back. */
export const ChangedGroup = OptionGroup.extend({
  changed: z.int().optional(),
  logId: Id.optional(),
}).meta({ id: 'ChangedGroup' });
