import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { forgetting as words } from '../../content/texts/orders.ts';
import { currentDeviceOrders } from '../../lib/stores/orders/device-orders.ts';
import { forgetCurrentDevice } from '../../lib/stores/orders/forget.ts';

/** What the customer is asked before all is gone: to have it forgotten this once, or from now on. */
type Asked = 'forget' | 'keepNone';

/** Whether the device keeps orders, and the way to have everything forgotten. */
export function Forgetting() {
  const isKept = useStore(currentDeviceOrders().$isKept);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isDone, setDone] = useState(false);

  async function forget() {
    setAsked(null);
    await forgetCurrentDevice(asked === 'forget' && isKept);
    setDone(true);
  }

  return (
    <section className="card forgetting" aria-labelledby="forgetting">
      <h2 id="forgetting">{words.heading}</h2>
      <p>{words.hint}</p>
      <label className="keep">
        <input
          type="checkbox"
          role="switch"
          checked={isKept}
          aria-checked={isKept}
          onChange={({ target }) => {
            setDone(false);
            if (target.checked) currentDeviceOrders().keep(true);
            else setAsked('keepNone');
          }}
        />
        <span>{words.keep}</span>
      </label>
      {asked ? (
        <div className="sure" role="alert">
          <p>{words.sure}</p>
          <div className="actions">
            <button type="button" className="button quiet" onClick={() => setAsked(null)}>
              {words.no}
            </button>
            <button type="button" className="button" onClick={() => void forget()}>
              {words.yes}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="button quiet" onClick={() => setAsked('forget')}>
          {words.forget}
        </button>
      )}
      <p role="status">{isDone && words.done}</p>
    </section>
  );
}
