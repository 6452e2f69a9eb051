import { useId } from 'react';
import { status } from '../../content/texts/status.ts';

const words = status.openPayment;

/** An order waits for its money: whoever has left the terminal finds the way back here. */
export function OpenPayment({ address }: { address: string }) {
  const title = useId();
  return (
    <section className="card open-payment" aria-labelledby={title}>
      <h2 id={title}>{words.heading}</h2>
      <p>{words.hint}</p>
      <a className="button" href={address}>
        {words.pay}
      </a>
    </section>
  );
}
