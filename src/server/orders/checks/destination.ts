import { z } from 'zod';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Table } from '../../../lib/contract/entities.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { requiredFields, type RequiredFields } from '../../../lib/domain/order-mode.ts';
import { phoneExample, toE164, type PhoneCountry } from '../../../lib/domain/phone.ts';
import { readableText } from '../readable-text.ts';
import { invalid, type OrderProblem } from './problem.ts';

/** Contact and address as stored. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  floor: string;
  stairway: string;
  door: string;
}

/** The draft's texts, readable on a ticket; the phone number as E.164, or as it was if it is none. */
export function contactOf(draft: OrderDraft, country: PhoneCountry | null): Contact {
  return {
    name: readableText(draft.name),
    email: draft.email.trim(),
    phone: toE164(draft.phone, country) ?? draft.phone.trim(),
    street: readableText(draft.street),
    city: readableText(draft.city),
    floor: readableText(draft.floor),
    stairway: readableText(draft.stairway),
    door: readableText(draft.door),
  };
}

/** Required contact fields that are missing (SPEC section 5). */
export function contactProblems(
  required: RequiredFields,
  mode: Mode,
  contact: Contact,
  country: PhoneCountry | null,
): OrderProblem[] {
  const { name, email, phone, street, city } = contact;
  const problems: OrderProblem[] = [];
  if (required.name && name === '') problems.push(invalid('name', { code: 'nameMissing' }));
  if (required.email && email === '') problems.push(invalid('email', { code: 'emailMissing' }));
  if (email !== '' && !z.email().safeParse(email).success)
    problems.push(invalid('email', { code: 'emailInvalid' }));
  if (required.phone && phone === '') problems.push(invalid('phone', { code: 'phoneMissing' }));
  if (phone !== '' && toE164(phone, country) === null)
    problems.push(invalid('phone', { code: 'phoneFormat', example: phoneExample(country) }));
  if (required.address && street === '') problems.push(invalid('street', { code: 'streetMissing' }));
  // For delivery the area is always required: see `findArea`.
  if (required.address && mode !== 'delivery' && city === '')
    problems.push(invalid('city', { code: 'cityMissing' }));
  return problems;
}

type FoundTable = { ok: true; table: Table | null } | { ok: false; problem: OrderProblem };

/** The table; null: the mode has none. */
export function findTable(
  branch: Branch,
  mode: Mode,
  draft: OrderDraft,
  tables: readonly Table[],
): FoundTable {
  if (mode !== 'dineIn') return { ok: true, table: null };
  const { table: wanted } = draft;
  if (!wanted) {
    return requiredFields(branch, mode).table
      ? { ok: false, problem: invalid('table', { code: 'tableMissing' }) }
      : { ok: true, table: null };
  }
  const table = tables.find(({ id, branch: { id: branchId } }) => id === wanted.id && branchId === branch.id);
  return table ? { ok: true, table } : { ok: false, problem: invalid('table', { code: 'tableUnknown' }) };
}
