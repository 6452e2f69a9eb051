import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { queue as words } from '../../content/texts/queue.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentDraft, currentForm, handOver, renewCart } from '../../lib/stores/checkout/checkout.ts';
import { currentQueue, takeIntoQueue } from '../../lib/stores/checkout/current-queue.ts';
import { mayQueue } from '../../lib/stores/checkout/order-queue.ts';
import { showQueueIn } from '../orders/queue-card.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

/** Fetched by the checkout of a branch that serves at tables: without a network it could not be. */

/** With the message that nothing was sent: lets the order wait on the device. */
export function QueueOffer() {
  const placing = useStore(currentForm().$placing);
  const mode = useStore(currentCart().$mode);
  const { paymentMethod } = useStore(currentDraft());
  const isCutOff = placing.state === 'offline' || (placing.state === 'unreachable' && !placing.isAnswered);
  if (!isCutOff || !mayQueue(mode, paymentMethod) || !currentQueue().canTake()) return null;
  return (
    <div className="queue-offer">
      <p>{words.offerHint}</p>
      <button type="button" className="button" onClick={() => void handOver(takeIntoQueue)}>
        {words.offer}
      </button>
    </div>
  );
}

/** The order that waits, or how it ended, in the place of the form. */
export function QueuePlace() {
  const box = useRef<HTMLElement>(null);
  const queued = useStore(currentQueue().$queued);
  const state = queued && (queued.end?.state ?? 'waiting');
  const items = useStore(currentCart().$items);
  useEffect(() => (box.current ? showQueueIn(box.current) : undefined), []);

  const isFirst = useRef(true);
  useEffect(() => {
    const hasChanged = !isFirst.current;
    isFirst.current = false;
    const queue = currentQueue();
    const { end = null } = queue.$queued.get() ?? {};
    if (end?.state === 'placed') {
      // It is there since before this page.
      if (!hasChanged) return queue.forgetEnd();
      currentDraft().resetOrder();
      location.assign(`${BASE}/status/${end.uid}/${end.hash}`);
      return;
    }
    if (end && hasChanged) void renewCart();
    if (!hasChanged || !state) return;
    box.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [state]);

  return (
    <>
      <section
        className="queue-place"
        ref={box}
        aria-label={words.label}
        aria-live="polite"
        tabIndex={-1}
        hidden
      />
      {state === 'waiting' && items.length > 0 && <p className="notice">{words.next}</p>}
    </>
  );
}
