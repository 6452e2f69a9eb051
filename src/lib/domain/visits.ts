/** How far customers' visits go, as plain counts: nothing says which of them belong together (docs/decisions/0038). */

/** Steps that pages report; the server counts orders itself. */
export const PAGE_STEPS = ['page', 'dish', 'cart', 'checkout'] as const;

/** From a branch's menu to an order, each after the one before. */
export const VISIT_STEPS = [...PAGE_STEPS, 'ordered'] as const;
/** One of `VISIT_STEPS`. */
export type VisitStep = (typeof VISIT_STEPS)[number];

/** Days that counts are kept: 25 months, so that every month has the one of the year before beside it. */
export const VISITS_KEPT_DAYS = 760;

/** Times that each step was reached. */
export type VisitCounts = Record<VisitStep, number>;

/** Each step with its share of the one before; null: the first, or nobody reached the one before. May exceed 1: a visit may begin anywhere. */
export function stepsOf(counts: VisitCounts): { step: VisitStep; count: number; share: number | null }[] {
  return VISIT_STEPS.map((step, index) => {
    const before = VISIT_STEPS[index - 1];
    const of = before === undefined ? 0 : counts[before];
    return { step, count: counts[step], share: of === 0 ? null : counts[step] / of };
  });
}
