import { useStore } from '@nanostores/react';
import { push as words } from '../../content/texts/order-push.ts';
import { canBeNotified } from '../../lib/client/browser-push.ts';
import { currentPush } from '../../lib/stores/status/status-page.ts';

/** Offers to tell of the order's changes while the page is closed, where the browser can do that. */
export function OrderPush() {
  const push = currentPush();
  const step = useStore(push.$step);
  if (step !== 'refused' && !canBeNotified()) return null;
  if (step === 'on') {
    return (
      <p className="order-push">
        {words.on}{' '}
        <button type="button" className="button quiet" onClick={() => void push.turnOff()}>
          {words.turnOff}
        </button>
      </p>
    );
  }
  return (
    <div className="order-push">
      <button
        type="button"
        className="button quiet"
        aria-busy={step === 'working'}
        onClick={() => void push.turnOn()}
      >
        {words.turnOn}
      </button>
      {(step === 'refused' || step === 'failed') && <p role="alert">{words[step]}</p>}
    </div>
  );
}
