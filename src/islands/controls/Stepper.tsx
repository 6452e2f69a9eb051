import type { ReactNode } from 'react';
import { BIN_PATH, MINUS_PATH, PLUS_PATH } from './icons.ts';
import './stepper.css';

/** A drawing of one line in a view box of 24 units. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface Props {
  label: string;
  less: string;
  more: string;
  canLess?: boolean;
  canMore: boolean;
  /** One step less removes it: a bin in place of the minus. */
  isLeast?: boolean;
  onLess(): void;
  onMore(): void;
  /** The amount between the buttons. */
  children: ReactNode;
}

/** Minus, an amount, plus. */
export function Stepper(props: Props) {
  const { label, less, more, canLess = true, canMore, isLeast, onLess, onMore, children } = props;
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={less} disabled={!canLess} onClick={onLess}>
        <Icon path={isLeast ? BIN_PATH : MINUS_PATH} />
      </button>
      {children}
      <button type="button" aria-label={more} disabled={!canMore} onClick={onMore}>
        <Icon path={PLUS_PATH} />
      </button>
    </div>
  );
}
