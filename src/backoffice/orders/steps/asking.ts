import { atom } from 'nanostores';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { $person } from '../../data/me.ts';

/** What staff are asked before a step is taken: another time, or a reason. */
export interface Asking {
  what: 'time' | 'reject' | 'cancel';
  order: Order;
}

/** A moment on the wall clock of the shop, as its fields hold it. */
export interface Chosen {
  day: string;
  time: string;
}

interface Asked extends Asking {
  /** Where it was asked: nobody is asked elsewhere. */
  place: string;
  /** What was typed so far: a session that ends meanwhile takes the dialog away, and signing in brings it back. */
  words: string;
  /** The time that was chosen so far, kept likewise. */
  chosen: Chosen | null;
}

export const $asking = atom<Asked | null>(null);

const here = () => location.pathname.replace(/\/$/, '');

export const ask = (asking: Asking | null): void =>
  $asking.set(asking && { ...asking, place: here(), words: '', chosen: null });

// Nobody else is asked it.
$person.listen(() => ask(null));

/** Keeps what is typed, without drawing anything anew. */
export function keepWords(words: string): void {
  const asked = $asking.get();
  if (asked) asked.words = words;
}

/** Keeps the chosen time, without drawing anything anew. */
export function keepChosen(chosen: Chosen): void {
  const asked = $asking.get();
  if (asked) asked.chosen = chosen;
}

/** Asks no more once somebody has gone to another screen. */
export function askOnlyHere(): void {
  if ($asking.get() && $asking.get()?.place !== here()) ask(null);
}
