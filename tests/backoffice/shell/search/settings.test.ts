import { expect, it } from 'vitest';
import { BRANCH_SETTINGS, SETTINGS } from '../../../../src/backoffice/shell/search/settings.ts';
import { Branch } from '../../../../src/lib/contract/branches.ts';
import { Config } from '../../../../src/lib/contract/config.ts';

const firsts = (settings: typeof SETTINGS) =>
  settings.flatMap(({ field }) => (field === '' ? [] : [field.split('.')[0] ?? '']));

/** What the server finds out itself: of the picture, and of the list of promotions, which has a screen. */
const FOUND_OUT = ['heroColor', 'hasPromotions', 'promotionsFrom'];

/** Weeks have an editor of their own, which the search leads to as a whole; what is sold out, and beloved, has screens. */
const WITHOUT_FIELD = ['id', 'openingHours', 'deliveryHours', 'soldOut', 'stock', 'fewLeft', 'popular'];

it.each([
  ['the shop', Object.keys(Config.shape).filter((name) => !FOUND_OUT.includes(name)), SETTINGS],
  ['a branch', Object.keys(Branch.shape).filter((name) => !WITHOUT_FIELD.includes(name)), BRANCH_SETTINGS],
])('every setting of %s can be searched for, and no other', (_, names, settings) => {
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(firsts(settings))).toEqual(new Set(names));
});
