import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { taking as words, again as againWords } from '../../content/texts/orders.ts';
import type { KnownOrder } from '../../lib/stores/orders/device-orders.ts';
import { currentTaking, MOST_TAKEN, takingLink } from '../../lib/stores/orders/taking-along.ts';
import { LinkCode } from './LinkCode.tsx';

/** A link and a QR code that take the newest orders to another device. */
export function TakeAlong({ orders }: { orders: readonly KnownOrder[] }) {
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = takingLink(orders, location.origin);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Forbidden, or a page without https.
      setCopied(false);
    }
  }

  return (
    <section className="card take-along" aria-labelledby="take-along">
      <h2 id="take-along">{words.heading}</h2>
      <p>{words.hint(Math.min(orders.length, MOST_TAKEN))}</p>
      <div className="actions">
        <button
          type="button"
          className="button quiet"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
        <button type="button" className="button quiet" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
      {isShown && <LinkCode link={link} label={words.code} />}
      <p role="status">{copied && words.copied}</p>
      {copied === false && (
        <label className="link">
          <span>{words.notCopied}</span>
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </section>
  );
}

/** Whether orders of another device, which the page's link names, shall be this one's too. */
export function TakeOver() {
  const taking = currentTaking();
  const step = useStore(taking.$step);
  if (step.state === 'none') return null;
  return (
    <div className="card take-over" role="status">
      {step.state === 'offered' && (
        <>
          <p>{words.offer(step.count)}</p>
          <div className="actions">
            <button type="button" className="button quiet" onClick={taking.decline}>
              {words.decline}
            </button>
            <button type="button" className="button" onClick={() => void taking.accept()}>
              {words.accept}
            </button>
          </div>
        </>
      )}
      {step.state === 'working' && <p>{againWords.asking}</p>}
      {step.state === 'unreachable' && (
        <>
          <p>{againWords.unreachable}</p>
          <button type="button" className="button" onClick={() => void taking.accept()}>
            {words.accept}
          </button>
        </>
      )}
      {step.state === 'done' && <p>{words.done(step.count)}</p>}
    </div>
  );
}
