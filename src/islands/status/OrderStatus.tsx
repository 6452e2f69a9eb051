import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  promotion as promotionWords,
  status as words,
  push as pushWords,
} from '../../content/texts/status.ts';
import { age as ageWords } from '../../content/texts/facts.ts';
import { orderAge } from '../../lib/domain/product-facts.ts';
import { currentInstall, noteOrder } from '../../lib/stores/shell/app.ts';
import {
  asksCounterAppointment,
  asksReview,
  awaitsPayment,
  owesRefund,
  headline,
  isFinal,
  orderState,
  shownState,
} from '../../lib/domain/order.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { currentAnswers, currentOrder, currentPush } from '../../lib/stores/status/status-page.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { BranchContact } from './BranchContact.tsx';
import { OrderInfo, OrderItems, Receipt } from './OrderDetails.tsx';
import { CounterAppointment, Review, WithdrawalEntry } from './OrderQuestions.tsx';
import {
  MoneyBack,
  OpenPayment,
  OrderMessage,
  Preparing,
  StateIcon,
  Ticket,
  Timeline,
} from './OrderProgress.tsx';
import { canBeNotified } from '../../lib/client/browser-push.ts';
import { useWhen, createRoot } from '../react.ts';
import '../controls/controls.css';
import '../controls/form.css';
import './order-status.css';
import './receipt-print.css';
import './order-questions.css';
import { BASE } from '../../lib/domain/words/locale.ts';

const forgive = () => false;

const loadFailed = () => import('./FailedPayment.tsx');

/**
 * Offers the shop as an app after an order: plugin on, not standalone, supported, nothing registered (SPEC section 2
 * 'Status page'). While it is being installed the card stays, so that the focus has a place to return to.
 */
function InstallPromotion() {
  const install = currentInstall();
  const isOffered = useStore(install.$isOffered);
  const { step } = useStore(install.$step);
  const [isBegun, setIsBegun] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const title = useId();
  const isInstalled = isBegun && step === 'completed';

  useEffect(() => void install.refresh().catch(forgive), [install]);
  useEffect(() => {
    if (isInstalled) thanks.current?.focus();
  }, [isInstalled]);

  async function begin() {
    setIsBegun(true);
    try {
      await (await import('../shell/app.ts')).installApp();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  if (isInstalled) {
    return (
      <p className="card install-promotion thanks" role="status" tabIndex={-1} ref={thanks}>
        {promotionWords.installed}
      </p>
    );
  }
  if (!isOffered && step !== 'instructions' && step !== 'prompt') return null;
  return (
    <section className="card install-promotion" aria-labelledby={title}>
      <PhoneIcon />
      <div>
        <h2 id={title}>{promotionWords.heading}</h2>
        <p>{promotionWords.invitation}</p>
        {hasFailed && (
          <p className="notice danger" role="alert">
            {promotionWords.failed}
          </p>
        )}
      </div>
      <button type="button" className="button" onClick={() => void begin()}>
        {promotionWords.accept}
      </button>
    </section>
  );
}

/** A phone that has the shop among its apps. */
export function PhoneIcon() {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
  return (
    <svg viewBox="0 0 48 72" width="56" height="84" aria-hidden="true">
      <rect className="body" x="3" y="2" width="42" height="68" rx="9" />
      <rect className="screen" x="7" y="6" width="34" height="60" rx="5.5" />
      <path className="line" d="M21 10h6" />
      <image href={icon} x="11" y="16" width="26" height="26" />
      <rect className="icon" x="11" y="48" width="7" height="7" rx="2" />
      <rect className="icon" x="20.5" y="48" width="7" height="7" rx="2" />
      <rect className="icon" x="30" y="48" width="7" height="7" rx="2" />
    </svg>
  );
}

export interface StatusSettings {
  areTicketsDisabled: boolean;
  isFrontdeskEnabled: boolean;
  areReviewsEnabled: boolean;
  /** Whether orders may have a right of withdrawal. */
  knowsWithdrawal: boolean;
}

/** An order, followed live by its customer (SPEC section 2 'Status page'). */
export function OrderStatus(settings: StatusSettings) {
  const followed = useStore(currentOrder().$followed);

  if (followed.state === 'loading') return <Loading />;
  if (followed.state === 'notFound') {
    return (
      <div className="not-found" role="alert">
        <h1>{words.notFound}</h1>
        <p>{words.notFoundHint}</p>
        <a className="button" href={`${BASE}/`}>
          {words.toStart}
        </a>
      </div>
    );
  }
  if (followed.state === 'unreachable') {
    return (
      <p className="notice danger" role="alert">
        {words.unreachable}
      </p>
    );
  }
  return <Found order={followed.order} isStale={followed.isStale} settings={settings} />;
}

/** The page's shape until its order has loaded, so that nothing moves then. */
function Loading() {
  return (
    <div className="order-status loading" role="status" aria-label={words.loading}>
      <div />
      <div />
      <div />
    </div>
  );
}

interface FoundProps {
  order: PublicOrder;
  isStale: boolean;
  settings: StatusSettings;
}

function Found({ order, isStale, settings }: FoundProps) {
  const answers = currentAnswers();
  const isDismissed = useStore(answers.$isDismissed);
  const { state: sending } = useStore(answers.$sending);
  const { currency, shop, timezone } = currentShop();
  const age = orderAge(order.items);
  const isReviewAsked = asksReview(order, { isPluginEnabled: settings.areReviewsEnabled, isDismissed });
  const title = words.headline[headline(order)];
  const failed = useWhen(orderState(order) === 'failed', loadFailed);
  /** The customer comes to the branch, so that its place comes early. */
  const isVisit = !order.isDelivery && !isFinal(order);

  useEffect(() => {
    const [, shopTitle = ''] = document.title.split(' – ');
    document.title = `${title} – ${shopTitle}`;
  }, [title]);

  // A payment that came through empties the cart that waited for it.
  useEffect(() => {
    if (!order.isPaid) return;
    import('../../lib/stores/checkout/pending-payment.ts').then(
      (it) => it.settlePayment(shop, order),
      forgive,
    );
  }, [shop, order]);
  useEffect(() => noteOrder(shop), [shop]);

  return (
    <div className="order-status">
      {isStale && (
        <p className="notice stale" role="status">
          {words.stale}
        </p>
      )}
      <div className="course">
        <div className="now" data-headline={headline(order)}>
          <StateIcon state={shownState(order)} />
          <h1>{title}</h1>
          {/* What the customer has to do stands before what the shop does. */}
          {awaitsPayment(order) && <OpenPayment order={order} timezone={timezone} />}
          {failed && <failed.FailedPayment order={order} />}
          {asksCounterAppointment(order) && <CounterAppointment order={order} timezone={timezone} />}
          <OrderMessage order={order} timezone={timezone} isFrontdeskEnabled={settings.isFrontdeskEnabled} />
          <Preparing order={order} />
          {age !== null && !isFinal(order) && <p className="notice">{ageWords.status(age)}</p>}
          <Ticket order={order} areTicketsDisabled={settings.areTicketsDisabled} />
        </div>
        {owesRefund(order) && <MoneyBack order={order} currency={currency} />}
        {(isReviewAsked || sending === 'done') && <Review />}
        {isVisit && <BranchContact order={order} />}
        <Timeline order={order} />
        {!isFinal(order) && <OrderPush />}
      </div>
      <div className="details">
        <OrderInfo order={order} timezone={timezone} />
        <OrderItems order={order} currency={currency} />
        <Receipt order={order} />
        {settings.knowsWithdrawal && <WithdrawalEntry order={order} />}
        {!isVisit && <BranchContact order={order} />}
        <InstallPromotion />
      </div>
    </div>
  );
}

/** Offers to tell of the order's changes while the page is closed, where the browser can do that. */
export function OrderPush() {
  const push = currentPush();
  const step = useStore(push.$step);
  if (step !== 'refused' && !canBeNotified()) return null;
  if (step === 'on') {
    return (
      <p className="order-push">
        {pushWords.on}{' '}
        <button type="button" className="button quiet" onClick={() => void push.turnOff()}>
          {pushWords.turnOff}
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
        {pushWords.turnOn}
      </button>
      {(step === 'refused' || step === 'failed') && <p role="alert">{pushWords[step]}</p>}
    </div>
  );
}

/** Mounts an order in place of the page's skeleton. A component of Astro's would need scripts in the page, which the policy blocks. */
export function mountOrderStatus(): void {
  const place = document.querySelector<HTMLElement>('[data-order-status]');
  if (!place) return;
  const settings = JSON.parse(place.dataset['orderStatus'] ?? '') as StatusSettings;
  createRoot(place).render(<OrderStatus {...settings} />);
}
