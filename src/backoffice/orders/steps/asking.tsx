import { atom } from 'nanostores';
import { Alert } from '@mui/material';
import { useStore } from '@nanostores/react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { $person } from '../../data/me.ts';
import { orderOn } from '../board/board-state.ts';
import { $board } from '../board/board-store.ts';
import { boardTexts, stateName } from '../texts.ts';

/** A question before a step: another time, or a reason. */
export interface Asking {
  what: 'time' | 'reject' | 'cancel';
  order: Order;
}

/** A day and a time in the shop's zone, as input fields hold them. */
export interface Chosen {
  day: string;
  time: string;
}

interface Asked extends Asking {
  /** The path where it was opened: the dialog shows on no other screen. */
  place: string;
  /** The text so far: it survives a sign-in that removes the dialog in between. */
  words: string;
  /** The chosen time so far, stored for the same reason. */
  chosen: Chosen | null;
}

export const $asking = atom<Asked | null>(null);

const here = () => location.pathname.replace(/\/$/, '');

export const ask = (asking: Asking | null): void =>
  $asking.set(asking && { ...asking, place: here(), words: '', chosen: null });

// Another person gets no question.
$person.listen(() => ask(null));

/** Stores the text without rendering. */
export function keepWords(words: string): void {
  const asked = $asking.get();
  if (asked) asked.words = words;
}

/** Stores the chosen time without rendering. */
export function keepChosen(chosen: Chosen): void {
  const asked = $asking.get();
  if (asked) asked.chosen = chosen;
}

/** Closes the dialog on navigation to another screen. */
export function askOnlyHere(): void {
  if ($asking.get() && $asking.get()?.place !== here()) ask(null);
}

/** Warns that another person has advanced the order while the dialog was open. */
export function Meanwhile({ order: { id, state } }: { order: Order }) {
  const now = orderOn(useStore($board), id);
  if (!now || now.state === state) return null;
  return <Alert severity="warning">{boardTexts.meanwhile(stateName(now))}</Alert>;
}
