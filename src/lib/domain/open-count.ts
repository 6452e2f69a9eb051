import type { OpenRange } from './open-ranges.ts';

/** From `at` on, in epoch milliseconds, so many branches are open; null: from then on it is not known. */
export interface OpenCountStep {
  at: number;
  count: number | null;
}

/**
 * How many of several branches are open, as the few instants at which that changes: the toolbar of a shop with 1,000 branches
 * needs no more than this (SPEC section 2 'Toolbar'). Each branch's ranges must not overlap, as `branchRanges` gives them.
 */
export function openCountSteps(
  branches: readonly (readonly OpenRange[])[],
  from: number,
  to: number,
): OpenCountStep[] {
  const changes = new Map<number, number>([[from, 0]]);
  const change = (at: number, by: number) => {
    const within = Math.max(at, from);
    if (within < to) changes.set(within, (changes.get(within) ?? 0) + by);
  };
  for (const { start, end } of branches.flat()) {
    if (end <= from) continue;
    change(start, 1);
    change(end, -1);
  }
  let count = 0;
  const steps: OpenCountStep[] = [];
  for (const [at, by] of [...changes].sort(([a], [b]) => a - b)) {
    count += by;
    if (steps.at(-1)?.count !== count) steps.push({ at, count });
  }
  return [...steps, { at: to, count: null }];
}

/** How many are open at an instant; null outside the time that the steps tell of. */
export function openCountAt(steps: readonly OpenCountStep[], at: number): number | null {
  return steps.findLast((step) => step.at <= at)?.count ?? null;
}
