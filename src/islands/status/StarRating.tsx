import { useId } from 'react';
import { status } from '../../content/texts/status.ts';

const STARS = [1, 2, 3, 4, 5] as const;

interface Props {
  label: string;
  stars: number | null;
  onChoose(stars: number): void;
}

/** One to five stars, by tap or by arrow keys. */
export function StarRating({ label, stars, onChoose }: Props) {
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
