import type { DateTime } from 'luxon';
import type { BranchData } from './page-data.ts';
import { DAYS_AHEAD } from '../domain/branch-facts.ts';
import { addDays, dayByName, dayOf, formatTime } from '../domain/dates.ts';
import { noticeOf, type BranchNotice, type Noticed } from '../domain/branch-notice.ts';
import { stateAt, type OpenRange } from '../domain/open-ranges.ts';

/** The notice at a branch's top, from when on. `closed`: nothing can be ordered either (SPEC section 2 'is-closed'). */
export interface NoticeSteps {
  texts: string[];
  /** Seconds since 1970, the text's index and its kind; sorted by time. */
  steps: [at: number, text: number, kind: 'open' | 'warning' | 'closed'][];
}

/** The sentences of SPEC section 8 'Closed', passed in by pages and by their script. */
export interface NoticeWords {
  closed: string;
  opensToday: (from: string) => string;
  opensOn: (day: string, from: string) => string;
  noDelivery: string;
  deliversToday: (from: string) => string;
  deliversOn: (day: string, from: string) => string;
  meanwhile: Readonly<Record<string, string>>;
  preorder: string;
  preorderLater: string;
}

interface Clock {
  at: number;
  zone: string;
}

/** 'Wir öffnen wieder um 11:30 Uhr.' if that is today, else with the day. */
function reopening(
  { start }: OpenRange,
  { at, zone }: Clock,
  today: (from: string) => string,
  onDay: (day: string, from: string) => string,
): string {
  const [now, then] = [dayOf(at, zone), dayOf(start, zone)];
  const from = formatTime(start, zone);
  return then === now ? today(from) : onDay(dayByName(then, now), from);
}

/** A notice in words (SPEC section 8 'Closed'). */
export function noticeText(notice: BranchNotice<OpenRange>, clock: Clock, words: NoticeWords): string {
  if (notice.kind === 'open') return '';
  const preorder = notice.acceptsPreorders ? words.preorder : '';
  if (notice.kind === 'closed') {
    const next = notice.next
      ? reopening(notice.next, clock, words.opensToday, words.opensOn)
      : notice.closedMessage;
    return [words.closed, next, preorder, preorder && words.preorderLater].filter(Boolean).join(' ');
  }
  const next = notice.next ? reopening(notice.next, clock, words.deliversToday, words.deliversOn) : '';
  return [words.noDelivery, next, words.meanwhile[notice.alternatives.join()], preorder]
    .filter(Boolean)
    .join(' ');
}

/**
 * The notices of a branch for the days that its page knows, computed ahead so that the page's script only looks up the current
 * one (DESIGN section 6 'Before the first tap'). `days` are epoch milliseconds.
 */
export function noticeSteps(
  branch: Noticed,
  ranges: BranchData['openRanges'],
  zone: string,
  days: { from: number; to: number },
  words: NoticeWords,
): NoticeSteps {
  const known: NoticeSteps = { texts: [''], steps: [] };
  for (const at of instantsOf(ranges, zone, days)) {
    const notice = noticeOf(branch, (mode) =>
      stateAt(mode === 'delivery' ? ranges.delivery : ranges.opening, at),
    );
    const text = noticeText(notice, { at, zone }, words);
    const kind =
      notice.kind === 'open'
        ? 'open'
        : notice.kind === 'closed' && !notice.acceptsPreorders
          ? 'closed'
          : 'warning';
    addStep(known, at, text, kind);
  }
  // After the days that it knows, a page shows no notice.
  addStep(known, days.to, '', 'open');
  return known;
}

/** `noticeSteps` for the days that pages know, from the start of the shop's day on. */
export function noticeAhead(
  { branch, openRanges }: Pick<BranchData, 'openRanges'> & { branch: Noticed },
  zone: string,
  today: DateTime,
  words: NoticeWords,
): NoticeSteps {
  const days = { from: today.toMillis(), to: today.plus({ days: DAYS_AHEAD }).toMillis() };
  return noticeSteps(branch, openRanges, zone, days, words);
}

function addStep(
  { texts, steps }: NoticeSteps,
  at: number,
  text: string,
  kind: 'open' | 'warning' | 'closed',
): void {
  if (!texts.includes(text)) texts.push(text);
  const index = texts.indexOf(text);
  const last = steps.at(-1);
  if (last?.[1] !== index || last[2] !== kind) steps.push([at / 1000, index, kind]);
}

/** Every instant at which a notice may change: a mode opens or closes, or a day begins. */
function instantsOf(
  { opening, delivery }: BranchData['openRanges'],
  zone: string,
  { from, to }: { from: number; to: number },
): number[] {
  const edges = [...opening, ...delivery].flatMap(({ start, end }) => [start, end]);
  const within = edges.filter((at) => at >= from && at < to);
  return [...new Set([...within, ...midnightsOf(from, to, zone)])].sort((a, b) => a - b);
}

let known: { of: string; midnights: number[] } | null = null;

/** The starts of days in the shop's zone, from `from` on and before `to`. Cached, because all branches' pages need the same. */
function midnightsOf(from: number, to: number, zone: string): number[] {
  const of = `${from} ${to} ${zone}`;
  if (known?.of === of) return known.midnights;
  const midnights: number[] = [];
  for (let at = from; at < to; at = nextMidnight(at, zone)) midnights.push(at);
  known = { of, midnights };
  return midnights;
}

/** The start of the next day in the shop's zone; days may have 23 or 25 hours. */
function nextMidnight(at: number, zone: string): number {
  const hour = 60 * 60_000;
  const tomorrow = addDays(dayOf(at, zone), 1);
  let next = at + 23 * hour;
  while (dayOf(next, zone) < tomorrow) next += hour;
  return next;
}
