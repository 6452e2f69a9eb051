import { loadavg } from 'node:os';

/** The value at a percentile: 0.5 is the median. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** The load of the machine. */
export const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;

/** A line of a table: its name, then cells of equal width. */
export function line(name: string, cells: readonly (string | number)[], rest = ''): void {
  console.log(
    `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(20)).join('')}  ${rest}`.trimEnd(),
  );
}

export const ms = (time: number) => time.toFixed(time < 10 ? 1 : 0);
