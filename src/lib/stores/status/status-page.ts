import { atom, computed, map } from 'nanostores';
import { type Api, createApi } from '../../client/api.ts';
import { type OrderPlace, createListenToOrder } from '../../client/order-events.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { isReviewComplete, type Ratings } from '../../domain/order.ts';
import { browserStorage, type TextStorage } from '../storage.ts';
import { type BrowserSubscription, subscribeBrowser } from '../../client/browser-push.ts';
import { createOrderStatus, orderInPath, currentOrderMemory } from './order-status.ts';
import { onWake } from '../../client/waking.ts';
import { currentShop } from '../page.ts';
import { once } from '../once.ts';

/** The state of sending an answer. `failed`: the reason in German, or null without a response. */
export type Answering = { state: 'idle' | 'sending' | 'done' } | { state: 'failed'; message: string | null };

export interface Review extends Ratings {
  comment: string;
}

const NO_REVIEW: Review = {
  rating: null,
  foodRating: null,
  serviceRating: null,
  processRating: null,
  comment: '',
};

interface AnswerDependencies {
  api: Api;
  place: OrderPlace;
  /** Shows the order of a response. */
  show: (order: PublicOrder) => void;
  /** Stores that the customer dismissed the review. */
  storage: TextStorage;
  storageKey: string;
}

/** A customer's answers on the status page: to a counter appointment, and the review (SPEC section 4). */
function createOrderAnswers({ api, place, show, storage, storageKey }: AnswerDependencies) {
  const params = { ...place };
  const $appointment = atom<Answering>({ state: 'idle' });
  const $review = map<Review>(NO_REVIEW);
  const $sending = atom<Answering>({ state: 'idle' });
  const $isDismissed = atom(storageKey in storage);

  return {
    $appointment,
    $review,
    $sending,
    $isDismissed,
    /** The comment appears, and sending works, once all four are set. */
    $isComplete: computed($review, isReviewComplete),
    /** Accepts or rejects the time that the shop proposes; a second tap does nothing. */
    async answerAppointment(answer: 'confirm' | 'reject'): Promise<void> {
      if ($appointment.get().state === 'sending') return;
      $appointment.set({ state: 'sending' });
      const outcome = await api(`post /api/orders/public/{uid}/{hash}/${answer}-counter-appointment`, {
        params,
      });
      if (outcome.ok) {
        show(outcome.data);
        $appointment.set({ state: 'done' });
        return;
      }
      $appointment.set({ state: 'failed', message: outcome.errors[0]?.message ?? null });
      if (outcome.status !== 409) return;
      // The shop or another tab was quicker.
      const now = await api('get /api/orders/public/{uid}/{hash}', { params });
      if (now.ok) show(now.data);
    },
    rate(stars: Partial<Review>): void {
      $review.set({ ...$review.get(), ...stars });
    },
    /** Does nothing until all four ratings are set, nor while it is being sent. */
    async sendReview(): Promise<void> {
      const { rating, foodRating, serviceRating, processRating, comment } = $review.get();
      if ($sending.get().state === 'sending') return;
      if (!rating || !foodRating || !serviceRating || !processRating) return;
      $sending.set({ state: 'sending' });
      const outcome = await api('post /api/orders/public/{uid}/{hash}/questionnaire', {
        params,
        body: { rating, foodRating, serviceRating, processRating, comment: comment.trim() },
      });
      if (!outcome.ok) {
        $sending.set({ state: 'failed', message: outcome.errors[0]?.message ?? null });
        return;
      }
      $sending.set({ state: 'done' });
      show(outcome.data);
    },
    dismissReview(): void {
      $isDismissed.set(true);
      storage[storageKey] = 'dismissed';
    },
  };
}

/** `refused`: the customer or the browser denied permission; `failed`: it may work another time. */
export type PushStep = 'off' | 'working' | 'on' | 'refused' | 'failed';

interface Dependencies {
  api: Api;
  place: OrderPlace;
  /** Asks the customer for permission; null: denied. */
  subscribe: (publicKey: string) => Promise<BrowserSubscription | null>;
  storage: TextStorage;
  /** The key of this order's subscription. */
  storageKey: string;
}

/** Push notifications about an order, which also arrive when the page is closed. */
export function createOrderPush({ api, place, subscribe, storage, storageKey }: Dependencies) {
  const $step = atom<PushStep>(storage[storageKey] === undefined ? 'off' : 'on');

  async function requestPush(): Promise<PushStep> {
    const key = await api('get /api/push/key');
    if (!key.ok || key.data.publicKey === null) return 'failed';
    const subscription = await subscribe(key.data.publicKey).catch(() => undefined);
    if (!subscription) return subscription === null ? 'refused' : 'failed';
    const added = await api('post /api/orders/public/{uid}/{hash}/push', {
      params: { ...place },
      body: subscription,
    });
    if (!added.ok) return 'failed';
    storage[storageKey] = subscription.endpoint;
    return 'on';
  }

  return {
    $step,
    async turnOn(): Promise<void> {
      if ($step.get() === 'working') return;
      $step.set('working');
      $step.set(await requestPush());
    },
    async turnOff(): Promise<void> {
      const endpoint = storage[storageKey];
      if (endpoint === undefined) return;
      const params = { ...place };
      const gone = await api('delete /api/orders/public/{uid}/{hash}/push', { params, body: { endpoint } });
      if (!gone.ok && gone.status !== 404) return $step.set('failed');
      delete storage[storageKey];
      $step.set('off');
    },
  };
}

type Contact = PublicOrder['branch'];

/** The branch to contact about an order. Where the order names the branch by its id only, the rest is fetched once. */
export function createOrderContact(api: Api) {
  const $contact = atom<Contact | null>(null);
  let requestedId: number | null = null;
  return {
    $contact,
    async find(branch: Contact): Promise<void> {
      if (branch.name) {
        if ($contact.get()?.id !== branch.id) $contact.set(branch);
        return;
      }
      if (requestedId === branch.id) return;
      requestedId = branch.id;
      const outcome = await api('get /api/branches/{id}', { params: { id: branch.id } });
      if (outcome.ok) $contact.set(outcome.data);
      // Tried again with the order's next state.
      else requestedId = null;
    },
  };
}

/** The order of the open status page. */

const currentPlace = once(() => orderInPath(location.pathname));
const currentApi = once(() => createApi(currentShop().api));

export const currentOrder = once(() => {
  const place = currentPlace();
  return createOrderStatus(currentApi(), place, {
    ...('EventSource' in globalThis ? { listen: createListenToOrder(currentShop().api) } : {}),
    ...(place ? { memory: currentOrderMemory(place) } : {}),
    onWake,
  });
});

/** How many minutes an order takes at a branch now; null: nobody can tell, or not yet. */
export function createPreparing(api: Api) {
  const $minutes = atom<number | null>(null);
  return {
    $minutes,
    async read(branchId: number): Promise<void> {
      const outcome = await api('get /api/branches/{id}/version', { params: { id: branchId } });
      $minutes.set((outcome.ok && outcome.data.preparing) || null);
    },
  };
}

export const currentPreparing = once(() => createPreparing(currentApi()));

export const currentContact = once(() => createOrderContact(currentApi()));

/** Throws on a page without an order. */
export const currentAnswers = once(() => {
  const place = currentPlace();
  if (!place) throw new Error('this page has no order');
  return createOrderAnswers({
    api: currentApi(),
    place,
    show: currentOrder().show,
    storage: browserStorage.values,
    storageKey: `asp.${currentShop().shop}.review.${place.uid}`,
  });
});

/** A scope without pages: those belong to the app's worker. */
const PUSH_PLACE = { script: '/push-worker.js', scope: '/push/' };

/** Throws on a page without an order. */
export const currentPush = once(() => {
  const place = currentPlace();
  if (!place) throw new Error('this page has no order');
  return createOrderPush({
    api: currentApi(),
    place,
    subscribe: (publicKey) => subscribeBrowser(PUSH_PLACE, publicKey),
    storage: browserStorage.values,
    storageKey: `asp.${currentShop().shop}.push.${place.uid}`,
  });
});
