import type { PublicOrder } from '../../lib/contract/orders.ts';
import { tillLines } from '../../lib/domain/till-receipt.ts';

/** What a till has made of the order, in the place of the words that there is none of a till. */
export function TillReceipt({
  receipt,
  zone,
}: {
  receipt: NonNullable<PublicOrder['tillReceipt']>;
  zone: string;
}) {
  const [number, ...lines] = tillLines(receipt, zone);
  return (
    <div className="no-till">
      <p>
        <b>{number}</b>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
