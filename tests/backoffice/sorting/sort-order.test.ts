import { describe, expect, it } from 'vitest';
import { reorderSome } from '../../../src/backoffice/sorting/sort-order.ts';

describe('sorting some entries of a list', () => {
  it('keeps the positions of all others, such as the tables of other branches', () => {
    expect(reorderSome([1, 20, 2, 30, 3], [3, 1, 2])).toEqual([3, 20, 1, 30, 2]);
    expect(reorderSome([1, 2], [])).toEqual([1, 2]);
  });
});
