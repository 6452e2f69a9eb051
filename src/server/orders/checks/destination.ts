import { z } from 'zod';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Donatee, Table } from '../../../lib/contract/entities.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { DeliveryArea } from '../../../lib/domain/branch.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { withAreaTax } from '../../../lib/domain/named-rates.ts';
import { askedByStaff, requiredFields, type RequiredFields } from '../../../lib/domain/order-mode.ts';
import { phoneExample, toE164, type PhoneCountry } from '../../../lib/domain/phone.ts';
import { findArea } from '../delivery/find-area.ts';
import { readableText } from '../readable-text.ts';
import { invalid, type OrderProblem } from './problem.ts';
import type { Terms } from './terms.ts';

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

/** Whom an order is for, and where it goes; what is unknown is among the problems, and null. */
export interface Destination {
  contact: Contact;
  /** With the tax of the day; null: none. */
  area: DeliveryArea | null;
  /** Whether prices can be computed: a delivery's depend on its area. */
  isAreaKnown: boolean;
  table: Table | null;
  donatee: Donatee | null;
  problems: OrderProblem[];
}

export function destinationOf(
  shop: Shop,
  draft: OrderDraft,
  { branch, mode, taking, located, phoneCountry, tax }: Terms,
): Destination {
  const contact = contactOf(draft, phoneCountry);
  const required = taking ? askedByStaff(branch, mode, taking.how) : requiredFields(branch, mode);
  const area = findArea(branch, { ...draft, ...contact }, located);
  const table = findTable(branch, mode, draft, shop.tables);
  const donatee = findDonatee(shop, draft);
  return {
    contact,
    area: area.ok && area.area ? withAreaTax(area.area, tax) : null,
    isAreaKnown: area.ok,
    table: table.ok ? table.table : null,
    donatee: donatee.ok ? donatee.donatee : null,
    problems: [
      ...contactProblems(required, mode, contact, phoneCountry),
      ...(area.ok ? [] : area.problems),
      ...(table.ok ? [] : [table.problem]),
      ...(donatee.ok ? [] : [donatee.problem]),
    ],
  };
}

/** The draft's texts, readable on a ticket; the phone number as E.164, or as it was if it is none. */
function contactOf(draft: OrderDraft, country: PhoneCountry | null): Contact {
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
function contactProblems(
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
function findTable(branch: Branch, mode: Mode, draft: OrderDraft, tables: readonly Table[]): FoundTable {
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

type FoundDonatee = { ok: true; donatee: Donatee | null } | { ok: false; problem: OrderProblem };

function findDonatee(shop: Shop, draft: OrderDraft): FoundDonatee {
  if (!draft.donatee) return { ok: true, donatee: null };
  const { id } = draft.donatee;
  const donatee = shop.config.enablePluginDonations && shop.donatees.find((entry) => entry.id === id);
  return donatee
    ? { ok: true, donatee }
    : { ok: false, problem: invalid('donatee', { code: 'donateeUnknown' }) };
}
