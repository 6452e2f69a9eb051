import { dayOf, formatTime } from './dates.ts';
import type { Words } from './words/catalogue.ts';
import { writtenDay } from './words/locale.ts';
import { tillWords } from './words/till.ts';

/** What a till has made of an order (`contract/till.ts`). */
export interface TillReceiptFacts {
  till: string;
  number: string;
  tse: {
    serial: string;
    transaction: number;
    counter: number;
    startedAt: string;
    finishedAt: string;
    signature: string;
  } | null;
}

interface TillLanguage {
  tillWords: Words<typeof tillWords>;
  writtenDay: (day: string) => string;
}

/** A till's receipt in lines, its number first; days and times in a zone, in the page's language by default. */
export function tillLines(
  { till, number, tse }: TillReceiptFacts,
  zone: string,
  { tillWords: words, writtenDay: written }: TillLanguage = { tillWords, writtenDay },
): string[] {
  const clock = (instant: string) => {
    const at = Date.parse(instant);
    return [written(dayOf(at, zone)), formatTime(at, zone)] as const;
  };
  const signed = tse && [
    words.tse(tse.serial),
    words.transaction(tse.transaction, tse.counter),
    words.started(...clock(tse.startedAt)),
    words.finished(...clock(tse.finishedAt)),
    words.signature(tse.signature),
  ];
  return [words.number(number), words.serial(till), ...(signed ?? [])];
}
