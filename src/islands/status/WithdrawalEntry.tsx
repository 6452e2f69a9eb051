import { withdrawal as words } from '../../content/texts/withdrawal.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { returnableLines } from '../../lib/domain/withdrawal.ts';

/** The way to withdraw (§ 356a BGB), for an order with goods that can be sent back. Its keys go behind `#`, which no server sees. */
export function WithdrawalEntry({ order }: { order: PublicOrder }) {
  const { uid, hash, items, isRejected, isCanceled, isFailed } = order;
  if (returnableLines(items).length === 0 || isRejected || isCanceled || isFailed) return null;
  return (
    <section className="card" aria-label={words.open}>
      <p>{words.hint}</p>
      <a className="button quiet" href={`/site/withdrawal#${uid}/${hash}`}>
        {words.open}
      </a>
    </section>
  );
}
