import type * as german from '../plural.ts';

const rules = new Intl.PluralRules('fr');

/** '0 produit', '1 produit', '3 produits': a number with the form of its noun. */
export const count: typeof german.count = (n, one, many) => `${n} ${rules.select(n) === 'one' ? one : many}`;
