import { DateTime } from 'luxon';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { orderableFrom, submission } from '../../../lib/domain/hours.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { appointmentProblem } from '../../../lib/domain/slots.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';

const FIELD = 'appointmentDate';

/** Why an order cannot be placed now, or not for the requested time (SPEC section 5 'Appointment'). */
export function timeProblems(
  branch: Branch,
  mode: Mode,
  items: readonly CartItem[],
  appointment: DateTime | null,
  now: DateTime,
): OrderProblem[] {
  if (!appointment && now.toMillis() < orderableFrom(branch)) return [notYet(branch, now)];
  if (submission(branch, mode, now) === null)
    return [movedOn(null, { code: mode === 'delivery' ? 'deliveryClosed' : 'closed' })];
  if (!appointment)
    return branch.isAppointmentRequired ? [invalid(FIELD, { code: 'appointmentMissing' })] : [];
  switch (appointmentProblem(branch, mode, items, appointment, now)) {
    case 'past':
      return [movedOn(FIELD, { code: 'appointmentPast' })];
    case 'closed':
      return [invalid(FIELD, { code: 'appointmentClosed' })];
    case 'leadTime':
      return [invalid(FIELD, { code: 'appointmentLeadTime' })];
    case 'tooFar':
      return [invalid(FIELD, { code: 'appointmentTooFar' })];
    case 'notOrderableYet':
      return [notYet(branch, now)];
    case null:
      return [];
  }
}

function notYet(branch: Branch, now: DateTime): OrderProblem {
  const from = DateTime.fromMillis(orderableFrom(branch), { zone: now.zone }).toFormat('dd.MM.yyyy, HH:mm');
  return invalid(FIELD, { code: 'notOrderableYet', from });
}
