import { atom, computed, map } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { OrderPlace } from '../../client/order-events.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { isReviewComplete, type Ratings } from '../../domain/order.ts';
import type { TextStorage } from '../storage.ts';

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

interface Dependencies {
  api: Api;
  place: OrderPlace;
  /** Shows the order of a response. */
  show: (order: PublicOrder) => void;
  /** Stores that the customer dismissed the review. */
  storage: TextStorage;
  storageKey: string;
}

/** A customer's answers on the status page: to a counter appointment, and the review (SPEC section 4). */
export function createOrderAnswers({ api, place, show, storage, storageKey }: Dependencies) {
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
