import type * as german from '../plural.ts';

const rules = new Intl.PluralRules('it');

/** '1 prodotto', '3 prodotti': a number with the form of its noun. */
export const count: typeof german.count = (n, one, many) => `${n} ${rules.select(n) === 'one' ? one : many}`;
