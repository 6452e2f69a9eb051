import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { longerBy, pausedUntil, type Busy } from '../../../lib/domain/pause.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';
import { busy as words } from '../busy.ts';
import { dayAndTime } from './day-and-time.ts';

type LiveBusy = Busy & { takesPreorders: boolean };

interface Clock {
  /** Epoch milliseconds. */
  at: number;
  zone: string;
}

/** '18:45' today, else 'morgen, 11:30'. */
const when = (instant: number, { at, zone }: Clock) =>
  dayOf(instant, zone) === dayOf(at, zone) ? formatTime(instant, zone) : dayAndTime(instant, at, zone);

/**
 * What a kitchen has set, for customers who want one of these modes: when pauses end, what can be done meanwhile, and the shop's own words;
 * '': nothing that concerns them. Modes that pause equally long are told together.
 */
export function busyWords(
  busy: LiveBusy,
  modes: readonly Mode[],
  clock: Clock,
  nameOf = (mode: Mode): string => MODE_NAMES[mode],
): string {
  const ends = modes.map((mode) => ({ mode, until: pausedUntil(busy, mode, clock.at) }));
  const paused = Map.groupBy(
    ends.filter(({ until }) => until !== null),
    ({ until }) => until ?? 0,
  );
  const isAll = modes.length > 1 && paused.size === 1 && ends.every(({ until }) => until !== null);
  const sentences = [...paused].map(([until, of]) =>
    (busy.unattended ? words.later : words.from)(
      isAll ? words.all : of.map(({ mode }) => nameOf(mode)).join(words.and),
      when(until, clock),
    ),
  );
  if (busy.unattended) sentences.unshift(words.unattended(busy.unattended.phone));
  if (busy.unattended && paused.size === 0) sentences.push(words.waits);
  const minutes = longerBy(busy, clock.at);
  if (paused.size > 0 && busy.takesPreorders) sentences.push(words.preorder);
  if (sentences.length > 0 && busy.message !== '') sentences.push(busy.message);
  if (minutes > 0 && ends.some(({ until }) => until === null))
    sentences.push(sentences.length > 0 ? words.othersLonger(minutes) : words.longer(minutes));
  return sentences.join(' ');
}
