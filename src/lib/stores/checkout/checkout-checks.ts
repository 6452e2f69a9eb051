import type { FieldError } from '../../contract/errors.ts';
import type { Branch } from '../../domain/branch.ts';
import type { Mode } from '../../domain/modes.ts';
import { requiredFields } from '../../domain/order-mode.ts';
import { isPhoneFormat, normalisePhone } from '../../domain/phone.ts';
import type { Draft } from './draft.ts';

/** The form's fields that can be wrong before anything is sent. */
export type CheckedField =
  | 'name'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'table'
  | 'appointmentDate'
  | 'paymentMethod'
  | 'legalInstructions'
  | 'privacyPolicy';

export type FieldMessages = Record<CheckedField, string> & { emailFormat: string; phoneFormat: string };

/** What is missing in the form, in its order, so that nobody waits for the server to hear it (SPEC section 5). */
export function draftErrors(draft: Draft, branch: Branch, mode: Mode, messages: FieldMessages): FieldError[] {
  const required = requiredFields(branch, mode);
  const missing: [CheckedField, boolean][] = [
    ['table', required.table && draft.table === null],
    ['name', required.name && draft.name.trim() === ''],
    ['email', required.email && draft.email.trim() === ''],
    ['phone', required.phone && draft.phone.trim() === ''],
    ['street', required.address && draft.street.trim() === ''],
    ['city', required.address && mode !== 'delivery' && draft.city.trim() === ''],
    ['appointmentDate', branch.isAppointmentRequired && draft.appointmentDate === null],
    ['paymentMethod', draft.paymentMethod === null],
    ['legalInstructions', !draft.legalInstructions],
    ['privacyPolicy', !draft.privacyPolicy],
  ];
  const errors = missing.flatMap(([field, isMissing]) =>
    isMissing ? [{ field, message: messages[field] }] : [],
  );
  // What the form does not show cannot be put right, so it is not looked at.
  if (!required.name) return errors;
  if (draft.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()))
    errors.push({ field: 'email', message: messages.emailFormat });
  if (draft.phone.trim() !== '' && !isPhoneFormat(normalisePhone(draft.phone)))
    errors.push({ field: 'phone', message: messages.phoneFormat });
  return errors;
}
