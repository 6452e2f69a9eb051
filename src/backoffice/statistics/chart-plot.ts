/** The layout of a chart, in pixels. */

const HEIGHT = 232;
const ROW_HEIGHT = 44;
/** Width of the labels beside the bars of a ranking. */
const NAMES_PX = 168;
/** Width of the grid's values beside the columns. */
const VALUES_PX = 64;
/** Height below the chart for days, hours or values. */
const FOOT_PX = 28;
const EDGE_PX = 8;
/** The width of a character, at most. */
const LETTER_PX = 7;
const GAP_PX = 12;

/** Round values from 0 to at least the highest, in about so many steps. */
export function ticksTo(highest: number, steps: number, isWhole: boolean): number[] {
  const least = Math.max(highest / steps, isWhole ? 1 : 0.01);
  const power = 10 ** Math.floor(Math.log10(least));
  const sizes = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const size = sizes.find((one) => one >= least && (!isWhole || Number.isInteger(one))) ?? 10 * power;
  return Array.from({ length: Math.ceil(highest / size) + 1 }, (_, index) => index * size);
}

export interface Plot {
  /** Of the whole chart. */
  height: number;
  /** The plotting area. */
  area: { left: number; top: number; width: number; height: number };
  ticks: readonly number[];
  /** The extent of each point along the label axis. */
  band: number;
  /** The centre of a point's band, from the chart's edge. */
  middle: (index: number) => number;
  /** The position of a value, from the chart's edge. */
  at: (value: number) => number;
  /** The point at a position; null outside of all bands. */
  pointAt: (x: number, y: number) => number | null;
}

interface Wanted {
  width: number;
  isRanking: boolean;
  count: number;
  highest: number;
  isWhole: boolean;
}

/** Rankings run downwards with bars to the right; all others run to the right with columns upwards. */
export function plotOf({ width, isRanking, count, highest, isWhole }: Wanted): Plot {
  const height = isRanking ? Math.max(count * ROW_HEIGHT + FOOT_PX + EDGE_PX, HEIGHT) : HEIGHT;
  const left = isRanking ? NAMES_PX : VALUES_PX;
  const area = {
    left,
    top: EDGE_PX,
    width: Math.max(width - left - 2 * EDGE_PX, 0),
    height: height - EDGE_PX - FOOT_PX,
  };
  const steps = isRanking ? Math.min(Math.max(Math.floor(area.width / 60), 2), 5) : 4;
  const ticks = ticksTo(highest, steps, isWhole);
  const top = ticks.at(-1) || 1;
  const [start, length] = isRanking ? [area.top, area.height] : [area.left, area.width];
  const band = length / count;
  return {
    height,
    area,
    ticks,
    band,
    middle: (index) => start + (index + 0.5) * band,
    at: (value) =>
      isRanking
        ? area.left + (value / top) * area.width
        : area.top + area.height - (value / top) * area.height,
    pointAt(x, y) {
      const index = Math.floor(((isRanking ? y : x) - start) / band);
      return index >= 0 && index < count ? index : null;
    },
  };
}

/** The labels along the lower edge that fit beside each other, with their centres. None is cut off. */
export function labelsWithRoom(
  labels: readonly string[],
  { area, middle }: Plot,
): { text: string; x: number; index: number }[] {
  const shown: { text: string; x: number; index: number }[] = [];
  let taken = -Infinity;
  labels.forEach((text, index) => {
    // Hours have one digit or two: the gaps must not differ.
    const half = (Math.max(text.length, 2) * LETTER_PX) / 2;
    const x = Math.max(Math.min(middle(index), area.left + area.width + EDGE_PX - half), half);
    if (x - half < taken + GAP_PX) return;
    taken = x + half;
    shown.push({ text, x, index });
  });
  return shown;
}
