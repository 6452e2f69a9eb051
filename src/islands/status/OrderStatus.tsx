import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { status as words, push as pushWords } from '../../content/texts/status.ts';
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
import { settlePayment } from '../../lib/stores/checkout/pending-payment.ts';
import { BranchContact, OrderInfo, OrderItems } from './OrderDetails.tsx';
import { CounterAppointment, Review } from './OrderQuestions.tsx';
import { FailedPayment, MoneyBack, OpenPayment } from './PaymentCards.tsx';
import { InstallPromotion } from './InstallPromotion.tsx';
import { OrderMessage, StateIcon, Ticket, Timeline } from './OrderProgress.tsx';
import '../controls/controls.css';
import './order-status.css';
import './order-questions.css';
import { canBeNotified } from '../../lib/client/browser-push.ts';

export interface StatusSettings {
  areTicketsDisabled: boolean;
  isFrontdeskEnabled: boolean;
  areReviewsEnabled: boolean;
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
  const isReviewAsked = asksReview(order, { isPluginEnabled: settings.areReviewsEnabled, isDismissed });
  const title = words.headline[headline(order)];

  useEffect(() => {
    const [, shopTitle = ''] = document.title.split(' – ');
    document.title = `${title} – ${shopTitle}`;
  }, [title]);

  // A payment that came through empties the cart that waited for it.
  useEffect(() => settlePayment(shop, order), [shop, order]);

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
          <OrderMessage order={order} timezone={timezone} isFrontdeskEnabled={settings.isFrontdeskEnabled} />
          <Ticket order={order} areTicketsDisabled={settings.areTicketsDisabled} />
        </div>
        {awaitsPayment(order) && <OpenPayment order={order} timezone={timezone} />}
        {owesRefund(order) && <MoneyBack order={order} currency={currency} />}
        {orderState(order) === 'failed' && <FailedPayment order={order} />}
        {asksCounterAppointment(order) && <CounterAppointment order={order} timezone={timezone} />}
        {(isReviewAsked || sending === 'done') && <Review />}
        <Timeline order={order} />
        {!isFinal(order) && <OrderPush />}
      </div>
      <div className="details">
        <OrderInfo order={order} timezone={timezone} />
        <OrderItems order={order} currency={currency} />
        <BranchContact branch={order.branch} />
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
