import { expect, test } from 'vitest';
import { stepsOf } from '../../src/lib/domain/visits.ts';

test('a step’s share is that of the step before, and unknown where nobody reached that', () => {
  expect(stepsOf({ page: 0, dish: 3, cart: 0, checkout: 2, ordered: 3 })).toEqual([
    { step: 'page', count: 0, share: null },
    { step: 'dish', count: 3, share: null },
    { step: 'cart', count: 0, share: 0 },
    { step: 'checkout', count: 2, share: null },
    { step: 'ordered', count: 3, share: 1.5 },
  ]);
});
