import { atom } from 'nanostores';
import { asCents, fromCents, toCents, type Cents } from '../../lib/domain/money.ts';
import type { Product } from '../../lib/domain/product.ts';
import { CallFailed } from '../data/call.ts';
import { dataProvider, isSame } from '../data/data-provider.ts';
import { queries } from '../data/queries.ts';
import { $person, hasExpired, isSignedIn } from '../data/me.ts';

/** A change that applies to many prices. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Percent or whole currency; negative lowers the price. */
  value: number;
  rounding: Rounding;
}

export const ROUNDINGS = ['cent', 'five', 'ten', 'ninety'] as const;
type Rounding = (typeof ROUNDINGS)[number];

const HIGHEST = 999_999_999;

/** The price after a change, in whole currency: between 0 and 9,999,999.99. Half cents round up. */
export function changedPrice(price: number, { kind, value, rounding }: PriceChange): number {
  const cents = toCents(price);
  const exact = kind === 'percent' ? (cents * (100 + value)) / 100 : cents + toCents(value);
  return fromCents(roundTo(Math.min(HIGHEST, Math.max(0, exact)), rounding));
}

function roundTo(exact: number, rounding: Rounding): Cents {
  // Removes floating-point noise, so that half a cent rounds up.
  const cents = Math.round(Number(exact.toPrecision(12)));
  if (rounding === 'five') return asCents(Math.round(cents / 5) * 5);
  if (rounding === 'ten') return asCents(Math.round(cents / 10) * 10);
  // Free products stay free.
  if (rounding === 'ninety' && cents > 0)
    return asCents(Math.max(90, Math.round((cents + 10) / 100) * 100 - 10));
  return asCents(cents);
}

/** One product with its new price in whole currency. */
export interface PriceStep {
  product: Product;
  after: number;
}

/** The products whose price the change alters, to the cent. */
export function priceSteps(products: readonly Product[], change: PriceChange): PriceStep[] {
  return products
    .map((product) => ({ product, after: changedPrice(product.price, change) }))
    .filter(({ product, after }) => toCents(after) !== toCents(product.price));
}

const UNAUTHORIZED = 401;

/** A running or finished price change with the result for each product. */
export interface PriceRun {
  change: PriceChange;
  /** All steps of the change, including those before an interruption. */
  steps: readonly PriceStep[];
  /** Ids of products with their new price. */
  changed: ReadonlySet<number>;
  /**
   * Ids of products to leave out of the preview: those changed before this run and, once it has ended, all changed ones. The preview
   * must not move during a run.
   */
  settled: ReadonlySet<number>;
  failed: readonly { id: number; name: string; reason: string }[];
  isRunning: boolean;
  /** Whether the session ended during the run. */
  hasExpired: boolean;
}

/** The current run. It outlives its page, so that after a sign-in no price is changed twice. */
export const $priceRun = atom<PriceRun | null>(null);

// Another person must not continue it.
$person.listen(() => $priceRun.set(null));

/** The steps that are not done. */
export const remainingSteps = ({ steps, changed }: PriceRun): PriceStep[] =>
  steps.filter(({ product }) => !changed.has(product.id));

/** Whether all prices are changed. */
export const isComplete = (run: PriceRun): boolean => !run.isRunning && remainingSteps(run).length === 0;

/** Whether `change` is the one of an unfinished run. */
const isContinuedBy = (run: PriceRun | null, change: PriceChange): run is PriceRun =>
  run !== null && isSame(run.change, change) && !isComplete(run);

const NONE: ReadonlySet<number> = new Set();

/** Ids of products that an interrupted run of the same change has already changed. */
export const alreadyChangedBy = (run: PriceRun | null, change: PriceChange): ReadonlySet<number> =>
  isContinuedBy(run, change) ? run.settled : NONE;

/** Compares the run with current prices: a request without an answer may have succeeded. */
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

export const stopPrices = (): void => void (isStopped = true);

type SendPrice = (step: PriceStep) => Promise<unknown>;

/** Uses the data provider directly: react-admin's hook would redirect to the sign-in and resolve. */
const updateProduct: SendPrice = ({ product, after }) =>
  dataProvider.update('products', {
    id: product.id,
    data: { price: after },
    previousData: { id: product.id, price: product.price },
  });

/**
 * Changes prices one by one, so that a failure does not affect the others. Stops after `stopPrices`, at the end of the session, and when
 * another person signs in.
 */
export async function changePrices(
  change: PriceChange,
  steps: readonly PriceStep[],
  sendPrice: SendPrice = updateProduct,
): Promise<void> {
  const before = $priceRun.get();
  if (before?.isRunning) return;
  isStopped = false;
  let run = startRun(change, steps, before);
  /** Does nothing after another person has signed in, which clears the run. */
  const update = (fields: Partial<PriceRun>): void => {
    if ($priceRun.get() !== run) return;
    run = { ...run, ...fields };
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
      update({ failed: [...run.failed, { id, name, reason: error instanceof Error ? error.message : '' }] });
    }
  }
  update({ isRunning: false, settled: run.changed, hasExpired: hasExpired() });
  if (isSignedIn()) void queries.invalidateQueries();
}

/** The run of a change; it continues an unfinished run of the same change. */
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
    hasExpired: false,
  };
}
