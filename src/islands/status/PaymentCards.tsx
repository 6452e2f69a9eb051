import { useId } from 'react';
import { status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { timeFrom } from './OrderProgress.tsx';
import { orderState } from '../../lib/domain/order.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { refundedTotal } from '../../lib/domain/order-moments.ts';

const openPayment = status.openPayment;

/** An unpaid order: leads back to the payment provider and says how long that is possible. */
export function OpenPayment({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const title = useId();
  const { paymentRedirectUrl: address, paymentWaitsUntil: until } = order;
  return (
    <section className="card open-payment" aria-labelledby={title}>
      <h2 id={title}>{openPayment.heading}</h2>
      <p>{openPayment.hint}</p>
      {until && <p>{openPayment.until(timeFrom(until, timezone))}</p>}
      {address !== null && (
        <a className="button" href={address}>
          {openPayment.pay}
        </a>
      )}
    </section>
  );
}

const moneyBack = status.moneyBack;

/** The refund of money that came for a failed or canceled order. */
export function MoneyBack({ order, currency }: { order: PublicOrder; currency: string }) {
  const title = useId();
  const { strayPayment: stray, pricing } = order;
  // The currency never stands on a line of its own.
  const money = (amount: number, of = currency) => formatMoney(toCents(amount), of).replaceAll(' ', '\u00a0');
  const isBack = stray ? stray.refunded >= stray.amount : order.isRefunded;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{isBack ? moneyBack.isBack : moneyBack.onItsWay}</h2>
      {stray && <p>{moneyBack.stray(money(stray.amount, stray.currency), money(pricing.totalGross))}</p>}
      {!stray && orderState(order) === 'failed' && <p>{moneyBack.late}</p>}
      <p>{isBack ? moneyBack.given(money(refundedTotal(order), stray?.currency)) : moneyBack.willBeGiven}</p>
    </section>
  );
}
