import { describe, expect, it } from 'vitest';
import { labelsWithRoom, plotOf, ticksTo } from '../../../src/backoffice/statistics/chart-plot.ts';

describe('the axis of a chart', () => {
  it.each([
    [1, true, [0, 1]],
    [3, true, [0, 1, 2, 3]],
    [9, true, [0, 5, 10]],
    [10, false, [0, 2.5, 5, 7.5, 10]],
    [99, true, [0, 25, 50, 75, 100]],
    [1234.56, false, [0, 500, 1000, 1500]],
    [2_000_000, false, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])('are round and reach %d', (highest, isWhole, expected) => {
    expect(ticksTo(highest, 4, isWhole)).toEqual(expected);
  });

  it('includes the highest value, in few round steps', () => {
    for (let highest = 0.01; highest < 1e7; highest *= 1.37)
      for (const isWhole of [true, false]) {
        const ticks = ticksTo(highest, 4, isWhole);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(ticks.length).toBeLessThanOrEqual(6);
        if (isWhole) expect(ticks.every(Number.isInteger)).toBe(true);
      }
  });
});

describe('a chart', () => {
  const common = { width: 640, count: 5, highest: 10, isWhole: true };

  it('finds each point under the pointer, in columns and in rankings', () => {
    for (const isRanking of [false, true]) {
      const { middle, pointAt, area } = plotOf({ ...common, isRanking });
      for (let index = 0; index < 5; index++) {
        const place = middle(index);
        expect(isRanking ? pointAt(area.left, place) : pointAt(place, area.top)).toBe(index);
      }
      expect(isRanking ? pointAt(area.left, -5) : pointAt(0, area.top)).toBeNull();
    }
  });

  it('draws larger values further up, and in a ranking further to the right', () => {
    const columns = plotOf({ ...common, isRanking: false });
    expect(columns.at(10)).toBeLessThan(columns.at(2));
    expect(columns.at(0)).toBe(columns.area.top + columns.area.height);
    const ranking = plotOf({ ...common, isRanking: true });
    expect(ranking.at(10)).toBe(ranking.area.left + ranking.area.width);
  });

  it.each([360, 768, 1280])('labels only as many days as fit in %d pixels', (width) => {
    const labels = Array.from({ length: 31 }, (_, day) => `Mo, ${day + 1}.12.`);
    const plot = plotOf({ ...common, width, count: 31, isRanking: false });
    const shown = labelsWithRoom(labels, plot);
    expect(shown.length).toBeGreaterThan(1);
    for (const [index, { x, text }] of shown.entries()) {
      const next = shown[index + 1];
      if (next) expect(next.x - x).toBeGreaterThan((text.length + next.text.length) * 3);
      expect(x + text.length * 3.5).toBeLessThanOrEqual(width);
    }
  });
});
