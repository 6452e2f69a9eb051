import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '../../lib/contract/fields.ts';
import type { OptionGroup, Product } from '../../lib/contract/products.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { staffWords } from '../platform/staff-words.ts';
import { comboProblems } from '../../lib/domain/combos/problems.ts';
import { clashingPart, isOfGroup, withGroups } from '../../lib/domain/option-groups.ts';

interface Refusal {
  ok: false;
  code: 'invalid';
  errors: FieldError[];
}

interface Follower {
  before: Product;
  after: Product;
}

/** Why products cannot have a group's part: they have another one of its name. */
export const taken = (field: string, { part }: OptionGroup, clashing: readonly Product[]): Refusal => ({
  ok: false,
  code: 'invalid',
  errors: [
    {
      field,
      message: staffWords().partTakenMessage(
        part.name,
        clashing.map(({ name }) => name),
      ),
    },
  ],
});

/** The products that change with a group, and all products as they are then; or why it cannot be changed so. */
export function followersOf(
  { products }: Shop,
  group: OptionGroup,
): { ok: true; products: Product[]; followers: Follower[] } | Refusal {
  const followers: Follower[] = [];
  const all = products.map((before) => {
    if (!isOfGroup(before, group.id)) return before;
    const after = withGroups(before, [group]);
    if (isDeepStrictEqual(after, before)) return before;
    followers.push({ before, after });
    return after;
  });
  const clashing = followers.filter(({ after }) => clashingPart(after) !== null);
  if (clashing.length > 0)
    return taken(
      'part.name',
      group,
      clashing.map(({ before }) => before),
    );
  const wrong = followers.flatMap(({ after }) => comboProblems(after, all)).at(0);
  if (wrong)
    return {
      ok: false,
      code: 'invalid',
      errors: [
        {
          field: wrong.code === 'isComponent' ? 'part.optional' : 'part.options',
          message: staffWords().comboMessage(wrong),
        },
      ],
    };
  return { ok: true, products: all, followers };
}
