import type { Print } from '../../lib/contract/printing.ts';
import { isPrintLate } from '../../lib/domain/kitchen.ts';
import { printTexts as texts } from './texts.ts';

type Printed = Pick<Print, 'state' | 'createdAt' | 'takenAt' | 'doneAt' | 'tries'>;

/** When a ticket was queued and came out, whether late, and after how many tries; `shown` words an instant. */
export function printMoments(
  { state, createdAt, takenAt, doneAt, tries }: Printed,
  shown: (instant: string) => string,
): string[] {
  const words = [texts.queuedAt(shown(createdAt))];
  if (doneAt !== null && state === 'acknowledged') words.push(texts.printedAt(shown(doneAt)));
  if (doneAt !== null && state === 'failed') words.push(texts.givenUpAt(shown(doneAt)));
  const isOut = state === 'acknowledged' && takenAt !== null;
  if (isOut && isPrintLate(Date.parse(createdAt), Date.parse(takenAt))) words.push(texts.late);
  if (tries > 1) words.push(texts.tries(tries));
  return words;
}
