import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { status } from '../../content/texts/status.ts';
import type { Ratings } from '../../lib/domain/order.ts';
import { currentAnswers } from '../../lib/stores/status/status-page.ts';
import { StarRating } from './StarRating.tsx';

const words = status.review;
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
        {words.thanks}
      </p>
    );
  }
  return (
    <section className="card review" aria-labelledby={title}>
      <h2 id={title}>{words.heading}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void answers.sendReview();
        }}
      >
        {QUESTIONS.map((name) => (
          <StarRating
            key={name}
            label={words[name]}
            stars={review[name]}
            onChoose={(stars) => answers.rate({ [name]: stars })}
          />
        ))}
        {isComplete && (
          <div className="field">
            <label htmlFor={comment}>{words.comment}</label>
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
            {sending.message ?? words.failed}
          </p>
        )}
        <div className="answers">
          <button type="submit" className="button" aria-disabled={!isComplete || sending.state === 'sending'}>
            {sending.state === 'sending' ? status.sending : words.send}
          </button>
          <button type="button" className="button quiet" onClick={answers.dismissReview}>
            {words.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}
