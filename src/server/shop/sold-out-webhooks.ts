import type { Shop } from '../../lib/contract/shop.ts';
import type { SoldOut } from '../../lib/domain/sold-out.ts';
import type { Transaction } from '../platform/database/database.ts';
import { writeWebhookEvents, type NewWebhookEvent } from '../webhooks/queries/events.ts';

const keyOf = ({ product, part, option }: SoldOut) => JSON.stringify([product.id, part, option]);

/** Tells what an edit has made sold out or available again at branches, in its transaction. */
export async function writeSoldOutWebhooks(
  tx: Transaction,
  before: Shop,
  after: Shop,
  at: Date,
): Promise<void> {
  const events = soldOutEvents(before, after, at);
  if (events.length > 0) await writeWebhookEvents(tx, () => events);
}

function soldOutEvents(before: Shop, after: Shop, at: Date): NewWebhookEvent[] {
  if (before.branches === after.branches) return [];
  const known = new Map(before.branches.map((branch) => [branch.id, branch]));
  const names = new Map(after.products.map(({ id, name }) => [id, name]));
  return after.branches.flatMap(({ id, name, soldOut }) => {
    const was = known.get(id)?.soldOut ?? [];
    if (was === soldOut) return [];
    const [outBefore, outNow] = [new Set(was.map(keyOf)), new Set(soldOut.map(keyOf))];
    const event = (type: 'product.sold_out' | 'product.available', one: SoldOut): NewWebhookEvent => ({
      ...{ type, branchId: id, orderId: null, at },
      data: {
        branch: { id, name },
        product: { id: one.product.id, name: names.get(one.product.id) ?? '' },
        part: one.part,
        option: one.option,
        ...(type === 'product.sold_out' && { until: one.until }),
      },
    });
    return [
      ...soldOut.filter((one) => !outBefore.has(keyOf(one))).map((one) => event('product.sold_out', one)),
      ...was.filter((one) => !outNow.has(keyOf(one))).map((one) => event('product.available', one)),
    ];
  });
}
