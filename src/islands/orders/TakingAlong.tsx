import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { taking as words, again as againWords } from '../../content/texts/orders.ts';
import type { KnownOrder } from '../../lib/stores/orders/device-orders.ts';
import { currentTaking, MOST_TAKEN, takingLink } from '../../lib/stores/orders/wallet.ts';
import type { LinkCodeDrawing } from './link-code-worker.ts';

/** Quiet zone around the code, in modules. */
const QUIET = 3;

/** A link as a QR code, black on white by day and by night, as cameras expect it; nothing until it is drawn. */
function LinkCode({ link, label }: { link: string; label: string }) {
  const [drawing, setDrawing] = useState<LinkCodeDrawing | null>(null);

  useEffect(() => {
    const worker = new Worker(new URL('./link-code-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LinkCodeDrawing>) => setDrawing(data));
    worker.postMessage(link);
    return () => worker.terminate();
  }, [link]);

  if (!drawing) return null;
  const side = drawing.size + 2 * QUIET;
  return (
    <svg
      className="link-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}

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
