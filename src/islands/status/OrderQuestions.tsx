import { useStore } from '@nanostores/react';
import { useId, useState, useEffect, useRef } from 'react';
import { status } from '../../content/texts/status.ts';
import { withdrawalRight as words } from '../../content/texts/withdrawal-right.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { dayOf, formatDate, formatTime } from '../../lib/domain/dates.ts';
import type { Ratings } from '../../lib/domain/order.ts';
import { returnableLines } from '../../lib/domain/withdrawal.ts';
import { currentAnswers } from '../../lib/stores/status/status-page.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

/** The way to withdraw (§ 356a BGB), for an order with goods that can be sent back. Its keys go behind `#`, which no server sees. */
export function WithdrawalEntry({ order }: { order: PublicOrder }) {
  const { uid, hash, items, isRejected, isCanceled, isFailed } = order;
  if (returnableLines(items).length === 0 || isRejected || isCanceled || isFailed) return null;
  return (
    <section className="card" aria-label={words.open}>
      <p>{words.hint}</p>
      <a className="button quiet" href={`${BASE}/site/withdrawal#${uid}/${hash}`}>
        {words.open}
      </a>
    </section>
  );
}

const counter = status.counterAppointment;

/** The shop proposes another time: the customer agrees, or the order is canceled (SPEC section 4 'Counter appointment'). */
export function CounterAppointment({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const answers = currentAnswers();
  const answering = useStore(answers.$appointment);
  const title = useId();
  const at = Date.parse(order.counterAppointment ?? '');
  const time = formatTime(at, timezone);
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const isToday = dayOf(at, timezone) === today;
  const isSending = answering.state === 'sending';
  const says = order.appointmentDate === null ? counter.offer : counter.proposal;

  return (
    <section className="card counter-appointment" aria-labelledby={title}>
      <div role="alert">
        <h2 id={title}>{counter.heading}</h2>
        <p>{says(isToday ? counter.today : counter.on(formatDate(at, timezone)), time)}</p>
      </div>
      {answering.state === 'failed' && (
        <p className="notice danger" role="alert">
          {answering.message ?? status.notSent}
        </p>
      )}
      <div className="answers">
        <button
          type="button"
          className="button"
          aria-disabled={isSending}
          onClick={() => void answers.answerAppointment('confirm')}
        >
          {isSending ? status.sending : counter.confirm(time)}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isSending}
          onClick={() => void answers.answerAppointment('reject')}
        >
          {counter.reject}
        </button>
      </div>
    </section>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

interface Props {
  label: string;
  stars: number | null;
  onChoose(stars: number): void;
}

/** One to five stars, by tap or by arrow keys. */
function StarRating({ label, stars, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="stars">
      <legend>{label}</legend>
      <div>
        {STARS.map((star) => (
          <label key={star} data-filled={stars !== null && star <= stars}>
            <input
              type="radio"
              name={name}
              aria-label={status.review.stars(star)}
              checked={stars === star}
              onChange={() => onChoose(star)}
            />
            <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
              <path
                d="M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const reviewWords = status.review;
const QUESTIONS = [
  'processRating',
  'serviceRating',
  'foodRating',
  'rating',
] as const satisfies (keyof Ratings)[];

/** How the customer found the order (SPEC section 4 'Review prompt'). */
export function Review() {
  const answers = currentAnswers();
  const review = useStore(answers.$review);
  const isComplete = useStore(answers.$isComplete);
  const sending = useStore(answers.$sending);
  const [title, comment] = [useId(), useId()];
  const thanks = useRef<HTMLParagraphElement>(null);
  const isDone = sending.state === 'done';

  useEffect(() => {
    // The form is gone, and the focus with it.
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <p className="card thanks" role="status" tabIndex={-1} ref={thanks}>
        {reviewWords.thanks}
      </p>
    );
  }
  return (
    <section className="card review" aria-labelledby={title}>
      <h2 id={title}>{reviewWords.heading}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void answers.sendReview();
        }}
      >
        {QUESTIONS.map((name) => (
          <StarRating
            key={name}
            label={reviewWords[name]}
            stars={review[name]}
            onChoose={(stars) => answers.rate({ [name]: stars })}
          />
        ))}
        {isComplete && (
          <div className="field">
            <label htmlFor={comment}>{reviewWords.comment}</label>
            <textarea
              id={comment}
              maxLength={2000}
              value={review.comment}
              onChange={(event) => answers.rate({ comment: event.target.value })}
            />
          </div>
        )}
        {sending.state === 'failed' && (
          <p className="notice danger" role="alert">
            {sending.message ?? reviewWords.failed}
          </p>
        )}
        <div className="answers">
          <button type="submit" className="button" aria-disabled={!isComplete || sending.state === 'sending'}>
            {sending.state === 'sending' ? status.sending : reviewWords.send}
          </button>
          <button type="button" className="button quiet" onClick={answers.dismissReview}>
            {reviewWords.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}
