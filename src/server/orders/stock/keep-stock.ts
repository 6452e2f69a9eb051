import { shopDay, type OutOf } from '../../../lib/domain/sold-out.ts';
import { mostOn, stockKey, takenBy, withComponentLines } from '../../../lib/domain/stock.ts';
import { scaled, SCALE } from '../../../lib/domain/quantity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ItemColumns, OrderRow, StoredOrder } from '../queries/orders.ts';
import {
  addTaken,
  findStock,
  findTakes,
  findTimezone,
  lockStock,
  takeAgain,
  tellStock,
  updateTake,
  type StockTake,
} from '../queries/stock.ts';

/** What has happened to an order. */
interface OrderMove {
  before: StoredOrder;
  after: OrderRow;
  /** Whether it counted before, and does now: it has not ended without success. */
  counted: boolean;
  counts: boolean;
  item?: { position: number; columns: ItemColumns } | undefined;
}

/**
 * Brings the stock that a locked order took in line with what has become of it: given back when it ends without success, to the day that
 * it was taken from; taken again when that is undone, if there is still enough; moved with it to another day, and changed with its amounts,
 * whatever there is, since staff decide that. false: there is not enough, and the transaction has to be rolled back.
 */
export async function keepStock(tx: Transaction, move: OrderMove): Promise<boolean> {
  const { before, after, counted, counts, item } = move;
  const isMoved = counts && before.order.dueAt.getTime() !== after.dueAt.getTime();
  if (counted === counts && !isMoved && item?.columns.amount === undefined) return true;
  const takes = await findTakes(tx, after.id);
  if (takes.length === 0) return true;
  await tellStock(tx);
  if (counted !== counts) return counts ? takeAllAgain(tx, takes) : giveBack(tx, takes);
  if (!counts) return true;
  if (item?.columns.amount !== undefined) await correct(tx, takes, move);
  if (isMoved) await moveTo(tx, await findTakes(tx, after.id), after);
  return true;
}

/** The product, or the option of it, that was taken; counters have '' for none. */
const outOf = ({ productId, part, option }: StockTake): OutOf => ({
  product: { id: productId },
  part: part || null,
  option: option || null,
});

async function giveBack(tx: Transaction, takes: readonly StockTake[]): Promise<true> {
  const taken = takes.filter(({ isGivenBack }) => !isGivenBack);
  await lockStock(tx, taken);
  for (const take of taken) {
    await addTaken(tx, take, -take.amount);
    await updateTake(tx, take, { isGivenBack: true });
  }
  return true;
}

async function takeAllAgain(tx: Transaction, takes: readonly StockTake[]): Promise<boolean> {
  await lockStock(tx, takes);
  const stock = new Map<number, Awaited<ReturnType<typeof findStock>>>();
  for (const take of takes) {
    const { branchId, day } = take;
    const ofBranch = stock.get(branchId) ?? (await findStock(tx, branchId));
    stock.set(branchId, ofBranch);
    const key = stockKey(outOf(take));
    const entry = ofBranch.find((one) => stockKey(one) === key);
    if (!(await takeAgain(tx, take, entry ? mostOn(entry, day) : null))) return false;
    await updateTake(tx, take, { isGivenBack: false });
  }
  return true;
}

/** A line of which staff have entered the real amount. */
async function correct(tx: Transaction, takes: readonly StockTake[], { before, item }: OrderMove) {
  const line = before.items.find(({ position }) => position === item?.position);
  const amount = item?.columns.amount;
  if (!line || line.productId === null || amount === undefined || amount === line.amount) return;
  const { productId, parts, ratio, components } = line;
  const more = ((scaled(amount) - scaled(line.amount)) * ratio) / SCALE;
  const changes = withComponentLines({ productId, amount: more, parts }, components ?? []);
  const touched = takes.filter((take) => takenBy(changes, outOf(take)) !== 0);
  await lockStock(tx, touched);
  for (const take of touched) {
    const next = Math.max(0, scaled(take.amount) + scaled(takenBy(changes, outOf(take)))) / SCALE;
    await addTaken(tx, take, next - take.amount);
    await updateTake(tx, take, { amount: next });
  }
}

async function moveTo(tx: Transaction, takes: readonly StockTake[], { dueAt }: OrderRow) {
  const day = shopDay(await findTimezone(tx), dueAt.getTime());
  const elsewhere = takes.filter((take) => take.day !== day);
  await lockStock(
    tx,
    elsewhere.flatMap((take) => [take, { ...take, day }]),
  );
  for (const take of elsewhere) {
    await addTaken(tx, take, -take.amount);
    await addTaken(tx, { ...take, day }, take.amount);
    await updateTake(tx, take, { day });
  }
}
