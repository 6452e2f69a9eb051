import { describe, expect, test } from 'vitest';
import { contentRange, parseListQuery } from '../../src/lib/contract/lists.ts';

const FIELDS = { id: 'id', name: 'text', isPublic: 'boolean', createdAt: 'instant', day: 'day' } as const;
const read = (params: Parameters<typeof parseListQuery>[0]) => parseListQuery(params, FIELDS);
const queryOf = (params: Parameters<typeof parseListQuery>[0]) => {
  const parsed = read(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
};

describe('the query of a list', () => {
  test('returns everything by default', () => {
    expect(queryOf({})).toEqual({ words: [], conditions: [], sort: null, range: null });
  });

  test('is parsed as the back office sends it', () => {
    const query = queryOf({
      filter: '{"q":" Pizza  ti","name":"x","id":[1,2],"isPublic":null}',
      range: '[0,24]',
      sort: '["name","DESC"]',
    });
    expect(query).toEqual({
      words: ['Pizza', 'ti'],
      conditions: [
        { field: 'name', operator: 'is', values: ['x'] },
        { field: 'id', operator: 'is', values: [1, 2] },
        { field: 'isPublic', operator: 'is', values: [null] },
      ],
      sort: { field: 'name', direction: 'desc' },
      range: { first: 0, last: 24 },
    });
  });

  test('filters a field by lower and upper bound', () => {
    const { conditions } = queryOf({
      filter: '{"day_gte":"2026-11-01","createdAt_lte":"2026-11-21T12:00:00+01:00"}',
    });
    expect(conditions).toEqual([
      { field: 'day', operator: 'from', values: ['2026-11-01'] },
      { field: 'createdAt', operator: 'to', values: [new Date('2026-11-21T11:00:00Z')] },
    ]);
  });

  test.each([
    ['filter', '{'],
    ['filter', '[1]'],
    ['filter', 'null x'],
    ['filter', '{"password":"x"}'],
    ['filter', '{"__proto__":1,"constructor":1}'],
    ['filter', '{"id":"1; drop table"}'],
    ['filter', '{"id":1e20}'],
    ['filter', '{"name":"a\\u0000b"}'],
    ['filter', '{"q":5}'],
    ['filter', '{"createdAt_gte":null}'],
    ['filter', '{"createdAt":"gestern"}'],
    ['sort', '["password","ASC"]'],
    ['sort', '["toString","ASC"]'],
    ['sort', '["name","sideways"]'],
    ['sort', 'name'],
    ['range', '[5,4]'],
    ['range', '[-1,4]'],
    ['range', '[0]'],
    ['range', '[0,1.5]'],
    ['range', '[0,1000]'],
    ['range', '{}'],
  ])('rejects %s=%s', (name, value) => {
    const parsed = read({ [name]: value });
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.errors.map(({ field }) => field)).toEqual([name]);
  });
});

describe('a page of a list', () => {
  const query = queryOf({ range: '[25,49]' });

  test('has the total in its header', () => {
    expect(contentRange('products', { items: [1, 2], total: 27 }, query)).toBe('products 25-26/27');
  });

  test('has the total when it is empty', () => {
    expect(contentRange('products', { items: [], total: 3 }, query)).toBe('products */3');
  });
});
