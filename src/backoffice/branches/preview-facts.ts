import { DateTime, type Zone } from 'luxon';
import { notice as noticeWords } from '../../content/texts/notice.ts';
import { opening } from '../../content/texts/opening.ts';
import { noticeText } from '../../lib/client/branch-notice.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import type { Branch } from '../../lib/domain/branch.ts';
import {
  branchNotice,
  branchState,
  weekSchedule,
  type DaySchedule,
  type HoursRule,
} from '../../lib/domain/hours.ts';
import { isRange } from './week-plan.ts';

/** What customers see of a branch at one moment, reckoned as their pages do it. */
export interface Preview {
  at: DateTime;
  /** The clock never shows what was asked for: it is put forward then. */
  isSkipped: boolean;
  /** The clock shows it twice: it is the first of the two that counts for orders, and that is previewed. */
  isTwice: boolean;
  state: { isOpen: boolean; text: string };
  /** Empty: nothing stands at the page's top. */
  banner: string;
  opening: DaySchedule[];
  /** Null: delivery has no hours of its own. */
  delivery: DaySchedule[] | null;
}

const complete = (rules: readonly HoursRule[]) => rules.filter((rule) => rule.isClosed || isRange(rule));

/** Null: that is no moment. */
export function previewOf(given: Branch, date: string, time: string, zone: Zone): Preview | null {
  const asked = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!asked.isValid || date === '' || time === '') return null;
  const [at = asked, ...later] = asked.getPossibleOffsets().sort((one, other) => +one - +other);
  // A time that is being typed in counts for nothing yet.
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
    state: stateText(branch, at),
    banner: noticeText(branchNotice(branch, at), clock, noticeWords),
    opening: weekSchedule(branch.openingHours, at),
    delivery:
      branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled
        ? weekSchedule(branch.deliveryHours, at)
        : null,
  };
}

/** What the toolbar says of a branch: open until when, or closed. */
export function stateText(branch: Branch, at: DateTime): Preview['state'] {
  const state = branchState(branch, at);
  if (state.state === 'closed') return { isOpen: false, text: opening.closed };
  if (state.until === null) return { isOpen: true, text: opening.open };
  const until = formatTime(state.until, at.zone.name);
  return { isOpen: true, text: state.closesSoon ? opening.closesSoon(until) : opening.openUntil(until) };
}
