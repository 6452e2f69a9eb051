import { useStore } from '@nanostores/react';
import { $now, clock } from '../data/formats.ts';

interface Props {
  at: string;
  zone: string;
  /** What is said with the time. */
  words?: (time: string) => string;
}

/** A time as `clock` has it; its 'Morgen' ends at midnight, also on a card that does not change. */
export function Clock({ at, zone, words = (time) => time }: Props) {
  const now = useStore($now);
  return words(clock(at, zone, now));
}
