import { DateTime } from 'luxon';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { OrderRefusal, ShopTime } from '../../../lib/contract/words/refusals.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { needsLeadTime } from '../../../lib/domain/cart.ts';
import { isModeOpen, orderableFrom, SEARCH_DAYS, submission } from '../../../lib/domain/hours.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { pausedUntil, type Busy } from '../../../lib/domain/pause.ts';
import { appointmentProblem, earliestTime } from '../../../lib/domain/slots.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';
import type { Terms } from './terms.ts';

const FIELD = 'appointmentDate';

/** The earliest time that a browser has computed is still accepted so long after: its clock ticks by the minute. */
const LEAD_TIME_GRACE = { minutes: 2 };

/** Why an order cannot be had when it is wanted; staff may set the rules aside. */
export function whenProblems(
  { branch, mode, appointment, now, taking, busy }: Terms,
  items: readonly CartItem[],
): OrderProblem[] {
  return taking?.overrides.includes('time')
    ? hardTimeProblems(appointment, now)
    : timeProblems(branch, mode, items, appointment, now, busy);
}

/** Why an order cannot be placed now, or not for the requested time (SPEC section 5 'Appointment'). Whether its slot is full is known as it is stored (`store-order.ts`). */
export function timeProblems(
  branch: Branch,
  mode: Mode,
  items: readonly CartItem[],
  appointment: DateTime | null,
  now: DateTime,
  busy: Busy | null = null,
): OrderProblem[] {
  const until = pausedUntil(busy, mode, now.toMillis());
  const wanted = branch.isPreorderEnabled && appointment ? appointment.toMillis() : -Infinity;
  if (until !== null && wanted < until) return [paused(until)];
  if (!appointment && now.toMillis() < orderableFrom(branch)) return [invalid(FIELD, notYet(branch, now))];
  if (submission(branch, mode, now) === null)
    return [movedOn(null, { code: mode === 'delivery' ? 'deliveryClosed' : 'closed' })];
  const refused = { branch, mode, items, at: (appointment ?? now).toMillis() };
  if (!appointment) {
    if (branch.isAppointmentRequired) return [invalid(FIELD, { code: 'appointmentMissing' })];
    // 'As soon as possible' would be at a time that the customer has not agreed to.
    if (needsLeadTime(items)) return [{ ...invalid(FIELD, tooSoon()), refused }];
    // It would take a place of a half hour in which nobody works, and none of the first one after that.
    const isOutside = branch.slotCapacity !== null && !isModeOpen(branch, mode, now);
    return isOutside ? [{ ...invalid(FIELD, { code: 'appointmentClosed' }), refused }] : [];
  }
  switch (appointmentProblem(branch, mode, items, appointment, now)) {
    case 'past':
      return [{ ...movedOn(FIELD, { code: 'appointmentPast' }), refused }];
    case 'closed':
      return [{ ...invalid(FIELD, { code: 'appointmentClosed' }), refused }];
    case 'leadTime': {
      const before = now.minus(LEAD_TIME_GRACE);
      if (appointmentProblem(branch, mode, items, appointment, before) === null) return [];
      return [{ ...invalid(FIELD, tooSoon()), refused }];
    }
    case 'tooFar':
      return [{ ...invalid(FIELD, { code: 'appointmentTooFar' }), refused }];
    case 'notOrderableYet':
      return [{ ...invalid(FIELD, notYet(branch, now)), refused }];
    case null:
      return [];
  }

  /** A preorder for later is as good; without preorders, the customer has to come back. */
  function paused(until: number): OrderProblem {
    const { day, time } = shopTime(until, now);
    const refusal = {
      code: 'paused',
      until: { day: day === now.toISODate() ? null : day, time },
      message: busy?.message ?? '',
      phone: busy?.unattended?.phone,
    } as const;
    if (!branch.isPreorderEnabled) return movedOn(null, refusal);
    return { ...movedOn(FIELD, refusal), refused: { branch, mode, items, at: until } };
  }

  function tooSoon(): OrderRefusal {
    const earliest = earliestTime(branch, mode, items, now);
    return { code: 'appointmentLeadTime', earliest: earliest === null ? null : shopTime(earliest, now) };
  }
}

/** Times at which nobody can have an order ready, whatever rules are set aside. */
function hardTimeProblems(appointment: DateTime | null, now: DateTime): OrderProblem[] {
  if (!appointment) return [];
  if (appointment < now) return [movedOn(FIELD, { code: 'appointmentPast' })];
  const isTooFar = appointment > now.plus({ days: SEARCH_DAYS });
  return isTooFar ? [invalid(FIELD, { code: 'appointmentTooFar' })] : [];
}

function notYet(branch: Branch, now: DateTime): OrderRefusal {
  return { code: 'notOrderableYet', from: shopTime(orderableFrom(branch), now) };
}

/** An instant in epoch milliseconds, as clock and calendar of the shop show it. */
function shopTime(instant: number, { zone }: DateTime): ShopTime {
  const at = DateTime.fromMillis(instant, { zone });
  return { day: at.toISODate() ?? '', time: at.toFormat('HH:mm') };
}
