import type { DateTime } from 'luxon';
import type { NoticeSteps } from './notice-steps.ts';
import type { BranchData } from './page-data.ts';
import { DAYS_AHEAD } from '../domain/branch-facts.ts';
import { addDays, dayByName, dayOf, formatTime } from '../domain/dates.ts';
import { noticeOf, type BranchNotice } from '../domain/notice.ts';
import { stateAt, type OpenRange } from '../domain/open-ranges.ts';

/** The sentences of SPEC section 8 'Closed'; the pages and their script bring the same. */
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

/** What a notice says, sentence by sentence (SPEC section 8 'Closed'). */
export function noticeText(notice: BranchNotice<OpenRange>, clock: Clock, words: NoticeWords): string {
  const preorder = notice.acceptsPreorders ? words.preorder : '';
  if (notice.kind === 'open') return preorder;
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
 * What the top of a branch's page says from when on, for the days that the page knows: it is all reckoned here, so that the
 * page's script has only to look up what holds (DESIGN section 6 'Before the first tap').
 */
export function noticeSteps(
  branch: BranchData['branch'],
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
  // Later than it knows, a page claims nothing.
  addStep(known, days.to, '', 'open');
  return known;
}

/** The same for the days that pages know, from the start of the shop's day on. */
export function noticeAhead(
  { branch, openRanges }: Pick<BranchData, 'branch' | 'openRanges'>,
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

/** When days begin on the shop's clock from `from` on, before `to`. Kept, as all branches' pages ask for the same. */
function midnightsOf(from: number, to: number, zone: string): number[] {
  const of = `${from} ${to} ${zone}`;
  if (known?.of === of) return known.midnights;
  const midnights: number[] = [];
  for (let at = from; at < to; at = nextMidnight(at, zone)) midnights.push(at);
  known = { of, midnights };
  return midnights;
}

/** The start of the next day on the shop's clock; days of 23 and 25 hours are why it is looked for. */
function nextMidnight(at: number, zone: string): number {
  const hour = 60 * 60_000;
  const tomorrow = addDays(dayOf(at, zone), 1);
  let next = at + 23 * hour;
  while (dayOf(next, zone) < tomorrow) next += hour;
  return next;
}
