import { useId } from 'react';
import { status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { orderState } from '../../lib/domain/order.ts';
import { givenBackOf } from '../../lib/domain/order-moments.ts';

const words = status.moneyBack;

/** What becomes of money that came for an order of which nothing came. */
export function MoneyBack({ order, currency }: { order: PublicOrder; currency: string }) {
  const title = useId();
  const { strayPayment: stray, pricing } = order;
  // The currency never stands on a line of its own.
  const money = (amount: number, of = currency) => formatMoney(toCents(amount), of).replaceAll(' ', '\u00a0');
  const isBack = stray ? stray.refunded >= stray.amount : order.isRefunded;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{isBack ? words.isBack : words.onItsWay}</h2>
      {stray && <p>{words.stray(money(stray.amount, stray.currency), money(pricing.totalGross))}</p>}
      {!stray && orderState(order) === 'failed' && <p>{words.late}</p>}
      <p>{isBack ? words.given(money(givenBackOf(order), stray?.currency)) : words.willBeGiven}</p>
    </section>
  );
}
