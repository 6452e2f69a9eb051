import { atom } from 'nanostores';
import type { Product } from '../../lib/domain/product.ts';
import { CallFailed } from '../api/call.ts';
import { dataProvider } from '../api/data-provider.ts';
import { isSame } from '../api/is-same.ts';
import { queries } from '../api/queries.ts';
import { $person, isCutOff, isSignedIn } from '../sign-in/me.ts';
import type { PriceChange, PriceStep } from './price-change.ts';

const UNAUTHORIZED = 401;

/** Prices that are being changed, or were, and what has become of each. */
export interface PriceRun {
  change: PriceChange;
  /** All that were to be changed so, also before an interruption. */
  steps: readonly PriceStep[];
  /** Products that have their new price. */
  changed: ReadonlySet<number>;
  /** Those that had it when this began, or all of them now that it has ended: what is offered stays where it is meanwhile. */
  settled: ReadonlySet<number>;
  failed: readonly { id: number; name: string; why: string }[];
  isRunning: boolean;
  /** Whether the session came to its end in the middle of it. */
  isCutOff: boolean;
}

/** What was begun, so that no price is changed twice. It outlives its page: a sign-in may come between. */
export const $priceRun = atom<PriceRun | null>(null);

// What somebody has begun is no other person's to carry on.
$person.listen(() => $priceRun.set(null));

/** Those of its products that it has not changed. */
export const remainingSteps = ({ steps, changed }: PriceRun): PriceStep[] =>
  steps.filter(({ product }) => !changed.has(product.id));

/** Whether nothing of it is left. */
export const isComplete = (run: PriceRun): boolean => !run.isRunning && remainingSteps(run).length === 0;

/** Whether a run has something left of this very change. */
const isContinuedBy = (run: PriceRun | null, change: PriceChange): run is PriceRun =>
  run !== null && isSame(run.change, change) && !isComplete(run);

const NONE: ReadonlySet<number> = new Set();

/** Products that a change is not offered for: they have had it already, by a run that was interrupted. */
export const alreadyChangedBy = (run: PriceRun | null, change: PriceChange): ReadonlySet<number> =>
  isContinuedBy(run, change) ? run.settled : NONE;

/** Takes note of prices as they are: what was not answered may have been done all the same. */
export function recordPrices(products: readonly Product[]): void {
  const run = $priceRun.get();
  if (!run || run.isRunning) return;
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  const done = remainingSteps(run).filter(({ product, after }) => prices.get(product.id) === after);
  if (done.length === 0) return;
  const changed = new Set([...run.changed, ...done.map(({ product }) => product.id)]);
  const failed = run.failed.filter(({ id }) => !changed.has(id));
  $priceRun.set({ ...run, changed, settled: changed, failed });
}

let isStopped = false;

/** Ends a run before its next product. */
export const stopPrices = (): void => void (isStopped = true);

type SendPrice = (step: PriceStep) => Promise<unknown>;

/** Of the provider itself: react-admin's would lead to the sign-in and call it a success. */
const update: SendPrice = ({ product, after }) =>
  dataProvider.update('products', {
    id: product.id,
    data: { price: after },
    previousData: { id: product.id, price: product.price },
  });

/**
 * Carries price changes out one by one, so that what fails keeps nobody else from their new price. Nothing goes out any more once nobody
 * is signed in.
 */
export async function changePrices(
  change: PriceChange,
  steps: readonly PriceStep[],
  sendPrice: SendPrice = update,
): Promise<void> {
  const before = $priceRun.get();
  if (before?.isRunning) return;
  isStopped = false;
  let run = startRun(change, steps, before);
  /** Unless it has become somebody else's page. */
  const update = (news: Partial<PriceRun>): void => {
    if ($priceRun.get() !== run) return;
    run = { ...run, ...news };
    $priceRun.set(run);
  };
  $priceRun.set(run);
  for (const step of steps) {
    if (isStopped || !isSignedIn() || $priceRun.get() !== run) break;
    const { id, name } = step.product;
    try {
      await sendPrice(step);
      update({ changed: new Set([...run.changed, id]) });
    } catch (error) {
      if (error instanceof CallFailed && error.status === UNAUTHORIZED) break;
      update({ failed: [...run.failed, { id, name, why: error instanceof Error ? error.message : '' }] });
    }
  }
  update({ isRunning: false, settled: run.changed, isCutOff: isCutOff() });
  if (isSignedIn()) void queries.invalidateQueries();
}

/** A run of the same change as one before goes on with that one. */
function startRun(change: PriceChange, steps: readonly PriceStep[], before: PriceRun | null): PriceRun {
  const isContinued = isContinuedBy(before, change);
  const changed = isContinued ? before.changed : NONE;
  const now = new Set(steps.map(({ product }) => product.id));
  const earlier = isContinued ? before.steps.filter(({ product }) => !now.has(product.id)) : [];
  return {
    change,
    steps: [...earlier, ...steps],
    changed,
    settled: changed,
    failed: [],
    isRunning: true,
    isCutOff: false,
  };
}
