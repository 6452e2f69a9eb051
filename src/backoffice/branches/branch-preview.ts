import { DateTime, type Zone } from 'luxon';
import { notice as noticeWords } from '../../content/texts/branch-page.ts';
import { opening } from '../../content/texts/opening.ts';
import { noticeText } from '../../lib/client/branch-notice-text.ts';
import type { Branch } from '../../lib/domain/branch.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import {
  branchNotice,
  branchState,
  weekSchedule,
  type DaySchedule,
  type HoursRule,
} from '../../lib/domain/hours.ts';
import { isRange } from './week-plan.ts';

/** What customers see of a branch at one moment, computed with the functions of their pages. */
interface BranchPreview {
  at: DateTime;
  /** The clock is put forward over the requested time; `at` is the time after it. */
  isSkipped: boolean;
  /** The clock is put back and shows the requested time twice; `at` is the first, which counts for orders. */
  isTwice: boolean;
  state: { isOpen: boolean; text: string };
  /** Empty: the page shows no notice. */
  banner: string;
  opening: DaySchedule[];
  /** Null: no delivery, or delivery during opening hours. */
  delivery: DaySchedule[] | null;
}

const complete = (rules: readonly HoursRule[]) => rules.filter((rule) => rule.isClosed || isRange(rule));

/** The preview at a local date (YYYY-MM-DD) and time (HH:mm); null if they are incomplete or invalid. */
export function previewAt(given: Branch, date: string, time: string, zone: Zone): BranchPreview | null {
  const requested = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!requested.isValid || date === '' || time === '') return null;
  const [at = requested, ...later] = requested.getPossibleOffsets().sort((one, other) => +one - +other);
  // Incomplete time ranges are still being typed and do not count.
  const branch = {
    ...given,
    openingHours: complete(given.openingHours),
    deliveryHours: complete(given.deliveryHours),
  };
  const clock = { at: at.toMillis(), zone: zone.name };
  return {
    at,
    isSkipped: at.toFormat('HH:mm') !== time,
    isTwice: later.length > 0,
    state: openingState(branch, at),
    banner: noticeText(branchNotice(branch, at), clock, noticeWords),
    opening: weekSchedule(branch.openingHours, at),
    delivery:
      branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled
        ? weekSchedule(branch.deliveryHours, at)
        : null,
  };
}

/** The branch's state in the words of the shop's toolbar: open until when, or closed. */
export function openingState(branch: Branch, at: DateTime): BranchPreview['state'] {
  const state = branchState(branch, at);
  if (state.state === 'closed') return { isOpen: false, text: opening.closed };
  if (state.until === null) return { isOpen: true, text: opening.open };
  const until = formatTime(state.until, at.zone.name);
  return { isOpen: true, text: state.closesSoon ? opening.closesSoon(until) : opening.openUntil(until) };
}
