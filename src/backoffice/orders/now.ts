import { atom, onMount } from 'nanostores';

const EVERY_MS = 20_000;

/** The time, for what says how long something takes: one clock for all cards. */
export const $now = atom(Date.now());

onMount($now, () => {
  $now.set(Date.now());
  const ticking = setInterval(() => $now.set(Date.now()), EVERY_MS);
  return () => clearInterval(ticking);
});
