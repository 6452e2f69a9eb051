import type * as german from '../plural.ts';

const rules = new Intl.PluralRules('tr');

/** '1 ürün', '3 ürün': a number with the form of its noun, which stays singular in Turkish. */
export const count: typeof german.count = (n, one, many) => `${n} ${rules.select(n) === 'one' ? one : many}`;
