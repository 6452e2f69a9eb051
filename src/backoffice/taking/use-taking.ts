import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { Order, StaffOrderDraftInput } from '../../lib/contract/staff-orders.ts';
import { isLocated } from '../../lib/domain/delivery-place.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { missingToMinimum } from '../../lib/domain/cart-sum.ts';
import { fromCents } from '../../lib/domain/money.ts';
import { chooseMode, offeredModes } from '../../lib/domain/modes.ts';
import { askedByStaff } from '../../lib/domain/order-mode.ts';
import { onSiteMethods } from '../../lib/domain/payment-methods.ts';
import { cartAge } from '../../lib/domain/product-facts.ts';
import { call, CallFailed } from '../data/call.ts';
import { $now } from '../data/formats.ts';
import { $drafts, bodyOf, changeDraft, endDraft, newDraft, overridesFor, type TakingDraft } from './draft.ts';
import {
  CUSTOMERS,
  linesOf,
  menuAt,
  sumOf,
  timesFor,
  useOfferAt,
  usePlaces,
  type TakingOffer,
} from './offer.ts';
import { takingTexts as texts } from './texts.ts';

type Overrides = NonNullable<StaffOrderDraftInput['overrides']>;

/** Why an order was not taken: by field, and the rules that staff may set aside to take it after all (null: not by that). */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  /** What belongs to no field of the screen. */
  others: readonly string[];
  overrides: Overrides | null;
}

/** Fields that show their own message. */
const SHOWN = ['name', 'phone', 'email', 'street', 'city', 'table', 'appointmentDate', 'ageConfirmed'];

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallFailed) || error.errors.length === 0) {
    const isUnknown = error instanceof CallFailed && (error.status === 0 || error.status >= 500);
    return { fields: {}, others: [isUnknown ? texts.unknown : texts.failed], overrides: null };
  }
  const isShown = (field: string | null) => field !== null && SHOWN.includes(field);
  return {
    fields: Object.fromEntries(
      error.errors.filter(({ field }) => isShown(field)).map(({ field, message }) => [field, message]),
    ),
    others: [...new Set(error.errors.filter(({ field }) => !isShown(field)).map(({ message }) => message))],
    overrides: overridesFor(error.errors),
  };
}

const emptyDraft = newDraft();

/** An order under way at a branch: what was entered, what it means by the customers' rules, and how to send it. */
export function useTaking(branchId: number, offer: TakingOffer) {
  const draft = useStore($drafts)[String(branchId)] ?? emptyDraft;
  const now = useStore($now);
  const client = useQueryClient();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const [taken, setTaken] = useState<Order | null>(null);
  const { branch, config } = offer;

  const modes = offeredModes(branch);
  const mode = chooseMode(branch, draft.mode, config.defaultDeliveryMethod ?? null) ?? 'takeaway';
  const methods = onSiteMethods(branch, config);
  const paymentMethod = methods.find((one) => one === draft.paymentMethod) ?? methods[0] ?? 'cash';
  const { appointmentDate } = draft;
  const dueAt = appointmentDate === null ? now : Date.parse(appointmentDate);
  const left = usePlaces(branch, mode, dayOf(dueAt, config.timezone));
  const times = useMemo(() => {
    const dishes = linesOf(draft.lines, menuAt(offer, dueAt)).flatMap(({ item }) => item ?? []);
    return timesFor({ branch, config }, mode, dishes, now, left);
  }, [offer, dueAt, draft.lines, branch, config, mode, now, left]);
  // Which dish needs how long is known at any price; what it costs depends on when it is had.
  const offered = useOfferAt(offer, appointmentDate === null ? times.earliest : dueAt);
  const menu = useMemo(() => menuAt(offered, dueAt), [offered, dueAt]);
  const lines = useMemo(() => linesOf(draft.lines, menu), [draft.lines, menu]);
  const items = useMemo(() => lines.flatMap(({ item }) => item ?? []), [lines]);
  const sum = useMemo(
    () => sumOf(items, offer, draft, mode, paymentMethod),
    [items, offer, draft, mode, paymentMethod],
  );
  const area =
    mode === 'delivery' ? (branch.deliveryAreas.find((one) => one.area === draft.area) ?? null) : null;

  const change = (changes: Partial<TakingDraft> | ((draft: TakingDraft) => Partial<TakingDraft>)): void => {
    setRefusal(null);
    setTaken(null);
    changeDraft(branchId, typeof changes === 'function' ? changes : () => changes);
  };

  async function send(overrides: Overrides = []): Promise<void> {
    if (isSending || draft.lines.length === 0) return;
    const { earliest } = times;
    const body = bodyOf(draft, {
      branchId,
      mode,
      isByAddress: isLocated(branch),
      paymentMethod,
      // With the hours set aside, 'as soon as possible' is now and not the next opening.
      appointmentDate:
        appointmentDate ??
        (earliest === null || overrides.includes('time') ? null : new Date(earliest).toISOString()),
      expectedTotal: fromCents(sum.totalGross),
      overrides,
    });
    setSending(true);
    setRefusal(null);
    try {
      const headers = { 'idempotency-key': draft.key };
      const { data } = await call('post /api/orders/taken', { headers, body }, texts.failed);
      endDraft(branchId);
      // The next call may come from the same number.
      client.removeQueries({ queryKey: CUSTOMERS });
      setTaken(data);
    } catch (error) {
      if (await logoutIfDenied(error)) return;
      setRefusal(refusalOf(error));
      // A price or a dish has changed: what is shown is no longer true.
      if (error instanceof CallFailed && error.status === 409)
        void client.invalidateQueries({ queryKey: ['taking', branchId] });
    } finally {
      setSending(false);
    }
  }

  return {
    offer,
    draft,
    change,
    clear: () => endDraft(branchId),
    mode,
    modes,
    methods,
    paymentMethod,
    asked: askedByStaff(branch, mode, draft.how),
    area,
    menu,
    lines,
    sum,
    times,
    age: cartAge(items),
    missing: missingToMinimum(sum.gross, area),
    refusal,
    isSending,
    taken,
    send,
  };
}

export type Taking = ReturnType<typeof useTaking>;
