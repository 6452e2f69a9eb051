import type { OpenRange } from './open-ranges.ts';

/** The number of open branches from `at` on, in epoch milliseconds; null: unknown from then on. */
export interface OpenCountStep {
  at: number;
  count: number | null;
}

/**
 * The number of open branches as the instants at which it changes: the toolbar of a shop with 1,000 branches needs no more (SPEC section 2
 * 'Toolbar'). Each branch's ranges must be disjoint, as from `branchRanges`.
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

/** The number of open branches at an instant; null outside of the steps. */
export function openCountAt(steps: readonly OpenCountStep[], at: number): number | null {
  return steps.findLast((step) => step.at <= at)?.count ?? null;
}
