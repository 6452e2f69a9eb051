import { useStore } from '@nanostores/react';
import { useState, useEffect, useMemo } from 'react';
import {
  forgetting as forgettingWords,
  again as againWords,
  stateNames,
  wallet as words,
} from '../../content/texts/orders.ts';
import { formatDate, formatTime } from '../../lib/domain/dates.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { shownState } from '../../lib/domain/order.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { openAgain } from '../../lib/stores/orders/reorder.ts';
import { currentDeviceOrders, isRunning, type KnownOrder } from '../../lib/stores/orders/device-orders.ts';
import { followKnown } from '../../lib/stores/orders/followed.ts';
import { forgetCurrentDevice, currentTaking } from '../../lib/stores/orders/wallet.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { createRoot } from '../react.ts';
import { linesText, pictureOf } from './lines.ts';
import { TakeAlong, TakeOver } from './TakingAlong.tsx';
import '../controls/controls.css';
import './wallet.css';
import { BASE, COLON } from '../../lib/domain/words/locale.ts';

/** What the customer is asked before all is gone: to have it forgotten this once, or from now on. */
type Asked = 'forget' | 'keepNone';

/** Whether the device keeps orders, and the way to have everything forgotten. */
function Forgetting() {
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
      <h2 id="forgetting">{forgettingWords.heading}</h2>
      <p>{forgettingWords.hint}</p>
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
        <span>{forgettingWords.keep}</span>
      </label>
      {asked ? (
        <div className="sure" role="alert">
          <p>{forgettingWords.sure}</p>
          <div className="actions">
            <button type="button" className="button quiet" onClick={() => setAsked(null)}>
              {forgettingWords.no}
            </button>
            <button type="button" className="button" onClick={() => void forget()}>
              {forgettingWords.yes}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="button quiet" onClick={() => setAsked('forget')}>
          {forgettingWords.forget}
        </button>
      )}
      <p role="status">{isDone && forgettingWords.done}</p>
    </section>
  );
}

/** Fills the cart with the order's lines; says first what has changed. */
function AgainButton({ order, what }: { order: KnownOrder; what: string }) {
  const again = useMemo(() => openAgain(order), [order]);
  const step = useStore(again.$step);
  const { identifier } = order.branch;
  useEffect(() => {
    if (step.state === 'filled') location.assign(`${BASE}/store/${identifier}/checkout`);
  }, [step, identifier]);

  if (step.state === 'changed') {
    return (
      <div className="changed" role="status">
        <b>{step.total ? againWords.changed : againWords.gone}</b>
        <ul>
          {step.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {step.total ? (
          <button type="button" className="button" onClick={again.accept}>
            {againWords.accept(step.total)}
          </button>
        ) : (
          <a className="button" href={`${BASE}/store/${identifier}`}>
            {againWords.toMenu}
          </a>
        )}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button"
        aria-busy={step.state === 'asking'}
        aria-label={`${againWords.order}${COLON} ${what}`}
        onClick={() => void again.start()}
      >
        {step.state === 'asking' ? againWords.asking : againWords.order}
      </button>
      {step.state === 'unreachable' && <p role="alert">{againWords.unreachable}</p>}
    </>
  );
}

/** One order with its live state, and what can be done with it. */
function OrderCard({ known }: { known: KnownOrder }) {
  const { api, currency, timezone } = currentShop();
  const followed = useStore(useMemo(() => followKnown(known), [known]));
  const order = followed.state === 'found' ? followed.order : null;
  const at = Date.parse(known.orderedAt);
  const when = words.when(formatDate(at, timezone), formatTime(at, timezone));
  const what = linesText(known.lines);
  const pictures = known.lines.flatMap((line) => pictureOf(line) ?? []).slice(0, 3);
  const path = `${BASE}/status/${known.uid}/${known.hash}`;
  const isGone = followed.state === 'notFound';
  return (
    <li className="card order">
      <header>
        {order && (
          <b className="state" data-state={shownState(order)} role="status">
            {stateNames[shownState(order)]}
          </b>
        )}
        <time dateTime={known.orderedAt}>{when}</time>
      </header>
      {pictures.length > 0 && (
        <div className="pictures">
          {pictures.map((src) => (
            <img key={src} src={src} alt="" width="56" height="56" />
          ))}
        </div>
      )}
      <div className="what">
        <h3>{what || known.branch.name}</h3>
        <p>
          {known.branch.name}
          {order && ` · ${words.number(order.ticketNumber ?? String(order.id))}`}
        </p>
      </div>
      {order && <b className="total number">{formatMoney(toCents(order.pricing.totalGross), currency)}</b>}
      {isGone && <p className="notice">{words.notFound}</p>}
      {followed.state === 'unreachable' && <p className="notice">{words.unreachable}</p>}
      <div className="actions">
        {isGone ? (
          <button
            type="button"
            className="button quiet"
            onClick={() => currentDeviceOrders().drop(known.uid)}
          >
            {words.remove}
          </button>
        ) : (
          <>
            <a className="button quiet" href={path} aria-label={words.openNamed(what)}>
              {words.open}
            </a>
            {order?.hasConfirmation && (
              <a
                className="button quiet"
                href={`${api}/api/orders/public/${known.uid}/${known.hash}/confirmation.pdf`}
                target="_blank"
                rel="noopener"
                aria-label={words.receiptNamed(what)}
              >
                {words.receipt}
              </a>
            )}
          </>
        )}
        {known.lines.length > 0 && known.branch.identifier !== '' && (
          <AgainButton order={known} what={what} />
        )}
      </div>
    </li>
  );
}

function Orders({ heading, orders }: { heading: string; orders: readonly KnownOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="orders">
        {orders.map((known) => (
          <OrderCard key={known.uid} known={known} />
        ))}
      </ul>
    </section>
  );
}

/** Every order of this device, without an account. */
export function Wallet() {
  const orders = useStore(currentDeviceOrders().$orders);
  const now = useStore(currentClock());
  const taking = currentTaking();

  useEffect(() => {
    const look = () => {
      taking.offer(location.hash);
      // What gives access to orders does not stay in the history.
      if (location.hash) history.replaceState(history.state, '', location.pathname);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [taking]);

  return (
    <div className="wallet">
      <h1>{words.title}</h1>
      <TakeOver />
      {orders.length > 0 ? (
        <>
          <p className="intro">{words.intro}</p>
          <Orders heading={words.running} orders={orders.filter((one) => isRunning(one, now))} />
          <Orders heading={words.earlier} orders={orders.filter((one) => !isRunning(one, now))} />
          <TakeAlong orders={orders} />
        </>
      ) : (
        <div className="card empty">
          <h2>{words.empty}</h2>
          <p>{words.emptyHint}</p>
          <a className="button" href={`${BASE}/`}>
            {words.toShop}
          </a>
        </div>
      )}
      <Forgetting />
    </div>
  );
}

/** Mounts the orders in place of the page's skeleton. A component of Astro's would need scripts in the page, which the policy blocks. */
export function mountWallet(): void {
  const place = document.querySelector<HTMLElement>('[data-orders]');
  if (place) createRoot(place).render(<Wallet />);
}
