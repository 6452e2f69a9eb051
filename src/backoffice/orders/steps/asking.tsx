import { atom } from 'nanostores';
import { Alert } from '@mui/material';
import { useStore } from '@nanostores/react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { $person } from '../../data/me.ts';
import { orderOn } from '../board/board-state.ts';
import { $board } from '../board/board-store.ts';
import { boardTexts, stateName } from '../texts.ts';

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

/** Says that somebody else has taken the order further while one was asked about it. */
export function Meanwhile({ order: { id, state } }: { order: Order }) {
  const now = orderOn(useStore($board), id);
  if (!now || now.state === state) return null;
  return <Alert severity="warning">{boardTexts.meanwhile(stateName(now))}</Alert>;
}
