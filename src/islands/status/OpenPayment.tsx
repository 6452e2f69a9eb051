import { useId } from 'react';
import { status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { timeFrom } from './time-from.ts';

const words = status.openPayment;

/** An order waits for its money: whoever has left the terminal finds the way back here, and reads how long that is open. */
export function OpenPayment({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const title = useId();
  const { paymentRedirectUrl: address, paymentWaitsUntil: until } = order;
  return (
    <section className="card open-payment" aria-labelledby={title}>
      <h2 id={title}>{words.heading}</h2>
      <p>{words.hint}</p>
      {until && <p>{words.until(timeFrom(until, timezone))}</p>}
      {address !== null && (
        <a className="button" href={address}>
          {words.pay}
        </a>
      )}
    </section>
  );
}
