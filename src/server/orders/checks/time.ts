import { DateTime } from 'luxon';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { weekdayName } from '../../../lib/domain/dates.ts';
import { orderableFrom, submission } from '../../../lib/domain/hours.ts';
import { needsLeadTime } from '../../../lib/domain/lead-time.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { appointmentProblem, earliestTime } from '../../../lib/domain/slots.ts';
import type { OrderRefusal } from '../../../lib/contract/words/customers.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';

const FIELD = 'appointmentDate';

/** The earliest time that a browser has computed is still accepted so long after: its clock ticks by the minute. */
const LEAD_TIME_GRACE = { minutes: 2 };

/** Why an order cannot be placed now, or not for the requested time (SPEC section 5 'Appointment'). */
export function timeProblems(
  branch: Branch,
  mode: Mode,
  items: readonly CartItem[],
  appointment: DateTime | null,
  now: DateTime,
): OrderProblem[] {
  if (!appointment && now.toMillis() < orderableFrom(branch)) return [invalid(FIELD, notYet(branch, now))];
  if (submission(branch, mode, now) === null)
    return [movedOn(null, { code: mode === 'delivery' ? 'deliveryClosed' : 'closed' })];
  const refused = { branch, mode, items, at: (appointment ?? now).toMillis() };
  if (!appointment) {
    if (branch.isAppointmentRequired) return [invalid(FIELD, { code: 'appointmentMissing' })];
    // 'As soon as possible' would be at a time that the customer has not agreed to.
    return needsLeadTime(items) ? [{ ...invalid(FIELD, tooSoon()), refused }] : [];
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

  function tooSoon(): OrderRefusal {
    const earliest = earliestTime(branch, mode, items, now);
    return { code: 'appointmentLeadTime', earliest: earliest === null ? null : dayAndTime(earliest, now) };
  }
}

function notYet(branch: Branch, now: DateTime): OrderRefusal {
  const from = DateTime.fromMillis(orderableFrom(branch), { zone: now.zone }).toFormat('dd.MM.yyyy, HH:mm');
  return { code: 'notOrderableYet', from };
}

/** 'Mittwoch, 25.11.2026, 11:30'. */
function dayAndTime(instant: number, { zone }: DateTime): string {
  const at = DateTime.fromMillis(instant, { zone });
  return `${weekdayName(at.toISODate() ?? '')}, ${at.toFormat('dd.MM.yyyy, HH:mm')}`;
}
