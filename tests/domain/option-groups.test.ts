import { describe, expect, it } from 'vitest';
import {
  clashingPart,
  detachGroup,
  isOfGroup,
  joinGroup,
  leaveGroup,
  withGroups,
  withoutGroups,
  type OptionGroup,
} from '../../src/lib/domain/option-groups.ts';
import type { Part, PartOption } from '../../src/lib/domain/product.ts';

const option = (name: string, more: Partial<PartOption> = {}): PartOption => ({
  name,
  modifier: 'add',
  value: 1,
  ...more,
});
const part = (name: string, options: PartOption[] = [], group?: number): Part => ({
  name,
  description: '',
  type: 'select',
  optional: false,
  options,
  ...(group === undefined ? {} : { group: { id: group } }),
});
const group = (id: number, name: string, ...options: string[]): OptionGroup => ({
  id,
  name: `${name} für alle`,
  part: part(
    name,
    options.map((one) => option(one)),
  ),
});
const product = (...parts: Part[]) => ({ id: 7, config: { parts } });

const SIZE = group(1, 'Größe', 'klein', 'groß');
const EXTRAS = group(2, 'Extras', 'Oliven');

describe('a product with parts of groups', () => {
  it('says what the groups say, in its own order', () => {
    const before = product(part('Alt', [], 2), part('Gruß'), part('Alt auch', [], 1));
    const { config } = withGroups(before, [SIZE, EXTRAS]);
    expect(config.parts).toEqual([
      { ...EXTRAS.part, group: { id: 2 } },
      part('Gruß'),
      { ...SIZE.part, group: { id: 1 } },
    ]);
  });

  it('keeps its own sold-out options, and those alone', () => {
    const until = '2026-12-01T03:00:00+01:00';
    const before = product(part('Größe', [option('klein', { outUntil: until, value: 9 }), option('XL')], 1));
    expect(withGroups(before, [SIZE]).config.parts[0]?.options).toEqual([
      option('klein', { outUntil: until }),
      option('groß'),
    ]);
  });

  it('keeps a part whose group is unknown', () => {
    const before = product(part('Größe', [option('klein')], 9));
    expect(withGroups(before, [SIZE])).toEqual(before);
  });

  it('is the same object where nothing is of a group', () => {
    const own = product(part('Gruß'));
    expect(withGroups(own, [SIZE])).toBe(own);
    expect(withoutGroups(own)).toBe(own);
    expect(leaveGroup(own, 1)).toBe(own);
    expect(detachGroup(own, 1)).toBe(own);
  });

  it('joins, leaves and detaches', () => {
    const own = product(part('Gruß'));
    const joined = joinGroup(own, SIZE);
    expect([isOfGroup(own, 1), isOfGroup(joined, 1), isOfGroup(joined, 2)]).toEqual([false, true, false]);
    expect(joinGroup(joined, SIZE)).toBe(joined);
    expect(leaveGroup(joined, 1)).toEqual(own);
    expect(detachGroup(joined, 1)).toEqual(product(part('Gruß'), SIZE.part));
    expect(withoutGroups(joined)).toEqual(detachGroup(joined, 1));
  });

  it('gives up its own part of that name only where it is asked to', () => {
    const until = '2026-12-01T03:00:00+01:00';
    const own = product(part('Größe', [option('groß', { outUntil: until })]), part('Gruß'));
    expect(clashingPart(joinGroup(own, SIZE))).toBe(2);
    const replaced = joinGroup(own, SIZE, true);
    expect(replaced.config.parts.map(({ name }) => name)).toEqual(['Größe', 'Gruß']);
    expect(replaced.config.parts[0]).toMatchObject({
      group: { id: 1 },
      options: [{ name: 'klein' }, { name: 'groß', outUntil: until }],
    });
    // Another group's part is not its own.
    expect(clashingPart(joinGroup(joinGroup(product(), SIZE), { ...SIZE, id: 3 }, true))).toBe(1);
  });

  it('tells the first part whose name stands twice', () => {
    expect(clashingPart(product(part('a'), part('b')))).toBeNull();
    expect(clashingPart(product(part('a'), part('b'), part('b'), part('a')))).toBe(2);
  });
});
