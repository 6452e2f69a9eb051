import { MODES, type Mode } from '../../../../lib/domain/modes.ts';
import type { Busy } from '../../../../lib/domain/pause.ts';
import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/en/modes.ts';
import type * as german from '../pause-texts.ts';

/** Words about pauses and longer times. */
export const pauseTexts: Words<typeof german.pauseTexts> = {
  button: 'Pause',
  title: 'Too busy?',
  all: 'Everything',
  allBranches: 'All my branches',
  columns: { 15: '15 min', 30: '30 min', 60: '60 min', closing: 'Until closing' },
  pause: 'Take no orders',
  choice: (what, how) => `Pause ${what.toLowerCase()}: ${how}`,
  words: 'Message to your guests',
  wordsHint: 'Your guests first read from when they can order again.',
  longer: 'Longer waits until closing time',
  longerHint: 'Added to all times that are given and offered.',
  plus: (minutes) => `+ ${minutes} min`,
  close: 'Close',
  lift: 'End',
  liftPause: 'End pause',
  liftLonger: 'End longer waits',
  paused: 'Orders are paused.',
  lifted: 'Ended.',
  lengthened: 'The longer waits apply now.',
  isCrowded: 'Many open orders, ends automatically',
  isUnattended: 'Customers read: the branch isn’t responding. Please answer the open orders.',
  isPaused: (what) => `Paused: ${what}`,
  isLonger: (minutes, until) => `All times are ${minutes} min later, until ${until}`,
};

/** 'Delivery until 18:45, Collection until 19:00'; modes that pause equally long are named together. '': nothing pauses. */
export function pausedText(
  { paused }: Busy,
  offered: number,
  clock: (instant: string) => string,
  modeNames: Readonly<Record<Mode, string>> = MODE_NAMES,
): string {
  const modes = MODES.filter((mode) => paused[mode]);
  const ends = Map.groupBy(modes, (mode) => paused[mode] ?? '');
  const isAll = ends.size === 1 && modes.length === offered;
  return [...ends]
    .map(([until, of]) => {
      const what = isAll ? pauseTexts.all : of.map((mode) => modeNames[mode]).join(' and ');
      return `${what} until ${clock(until)}`;
    })
    .join(', ');
}
