import type { FieldError } from '../../contract/fields.ts';
import type { OrderError } from '../../contract/orders.ts';
import type { Mode } from '../../domain/modes.ts';
import { isLocated } from '../../domain/delivery-place.ts';
import { requiredFields } from '../../domain/order-mode.ts';
import { cartAge } from '../../domain/product-facts.ts';
import type { MinimumAge } from '../../domain/product.ts';
import { phoneExample, toE164 } from '../../domain/phone.ts';
import type { Draft, DraftStore } from './draft.ts';
import type { BranchData, CheckoutData, CheckoutFacts } from '../../client/page-data.ts';
import { orderableFrom } from '../../domain/hours.ts';
import { isOpenIn } from '../../domain/open-ranges.ts';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { checkout as words } from '../../../content/texts/checkout.ts';
import { earliest as earliestWords } from '../../../content/texts/earliest.ts';
import { dayAndTime } from '../../../content/texts/sentences/day-and-time.ts';
import { needsLeadTime } from '../../domain/cart.ts';
import { earliestOf, type Places } from './time-choice.ts';
import { whileBusy, type Busy } from '../../domain/pause.ts';
import { submissionOf } from '../../domain/branch-notice.ts';
import { defaultPaymentMethod } from '../../domain/payment-methods.ts';
import type { AppointmentRules, createAppointmentRules } from './appointment.ts';
import type { AddressArea } from './address-area.ts';
import type { Cart } from '../cart/cart.ts';
import type { OrderPlacing } from './order-placing.ts';

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
  | 'ageConfirmed'
  | 'legalInstructions'
  | 'privacyPolicy';

export type FieldMessages = Record<CheckedField, string> & {
  emailFormat: string;
  phoneFormat: (example: string) => string;
};

/** What is missing or invalid in the form, in its order; the customer learns it without a request (SPEC section 5). */
export function draftErrors(
  draft: Draft,
  { branch, phoneCountry }: Pick<CheckoutFacts, 'branch' | 'phoneCountry'>,
  mode: Mode,
  messages: FieldMessages,
  age: MinimumAge | null = null,
): FieldError[] {
  const required = requiredFields(branch, mode);
  const missing: [CheckedField, boolean][] = [
    ['table', required.table && draft.table === null],
    ['name', required.name && draft.name.trim() === ''],
    ['email', required.email && draft.email.trim() === ''],
    ['phone', required.phone && draft.phone.trim() === ''],
    ['street', required.address && draft.street.trim() === ''],
    ['city', required.address && (mode !== 'delivery' || isLocated(branch)) && draft.city.trim() === ''],
    ['appointmentDate', branch.isAppointmentRequired && draft.appointmentDate === null],
    ['paymentMethod', draft.paymentMethod === null],
    ['ageConfirmed', draft.ageConfirmed < (age ?? 0)],
    ['legalInstructions', !draft.legalInstructions],
    ['privacyPolicy', !draft.privacyPolicy],
  ];
  const errors = missing.flatMap(([field, isMissing]) =>
    isMissing ? [{ field, message: messages[field] }] : [],
  );
  // Fields that the form does not show are not checked: the customer could not correct them.
  if (!required.name) return errors;
  if (draft.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()))
    errors.push({ field: 'email', message: messages.emailFormat });
  if (draft.phone.trim() !== '' && toE164(draft.phone, phoneCountry) === null)
    errors.push({ field: 'phone', message: messages.phoneFormat(phoneExample(phoneCountry)) });
  return errors;
}

/** Whether a mode can be had at an instant, by the ranges that the page carries (DESIGN section 5.5). */
export function isModeOpenIn({ branch, openRanges }: BranchData, mode: Mode, at: number): boolean {
  const hasOwnHours = mode === 'delivery' && branch.isDeliveryHoursEnabled;
  const ranges = hasOwnHours ? openRanges.delivery : openRanges.opening;
  return at >= orderableFrom(branch) && isOpenIn(ranges, at);
}

type MakeRules = typeof createAppointmentRules;

interface Dependencies {
  $data: ReadableAtom<CheckoutData>;
  /** The shop's time zone. */
  zone: string;
  cart: Cart;
  draft: DraftStore;
  placing: OrderPlacing;
  /** Epoch milliseconds, set at every full minute. */
  $now: ReadableAtom<number>;
  /** What the branch's kitchen has set; by default nothing. */
  $busy?: ReadableAtom<Busy | null>;
  /** What is still free; by default the branch has no limit. */
  places?: Pick<Places, '$left'>;
  loadRules?: () => Promise<{ createAppointmentRules: MakeRules }>;
  /** Where distance or zone decide on the area of an address; by default they do not. */
  loadAddressArea?: () => Promise<Pick<AddressArea, 'look' | 'check' | 'forget'>>;
}

/** The last attempt to send the form: its errors, and the form as it was. */
interface Attempt {
  errors: OrderError[];
  draft: Draft;
  mode: Mode;
}

/** The fields in the order in which the form shows them. */
const FORM_ORDER = [
  'table',
  'name',
  'email',
  'phone',
  'street',
  'city',
  'floor',
  'stairway',
  'door',
  'appointmentDate',
  'comment',
  'donatee',
  'paymentMethod',
  'ageConfirmed',
  'legalInstructions',
  'privacyPolicy',
];

const positionOf = ({ field }: FieldError) => (field === null ? -1 : FORM_ORDER.indexOf(field));

/** Drops choices that the branch no longer offers, and chooses the default way to pay. */
function correctChoices(draft: DraftStore, { tables, donatees, paymentMethods }: CheckoutData): void {
  const { table, donatee, paymentMethod } = draft.get();
  if (!tables.some(({ id }) => id === table)) draft.setKey('table', null);
  if (!donatees.some(({ id }) => id === donatee)) draft.setKey('donatee', null);
  if (!paymentMethod || !paymentMethods.includes(paymentMethod))
    draft.setKey('paymentMethod', defaultPaymentMethod(paymentMethods));
}

/** The checkout as a whole: what can be sent now, what is wrong with it, and sending it (SPEC sections 2 and 5). */
export function createCheckoutForm(dependencies: Dependencies) {
  const { $data, zone, cart, draft, placing, $now, $busy = atom(null) } = dependencies;
  const { loadRules = () => import('./appointment.ts'), loadAddressArea } = dependencies;
  const { $left } = dependencies.places ?? { $left: atom(new Map<number, number>()) };
  correctChoices(draft, $data.get());
  $data.listen((data) => correctChoices(draft, data));

  /** The page's data, with the branch as it takes orders of the mode now. */
  const $live = computed([$data, $busy, $now, cart.$mode], (data, busy, now, mode) => ({
    ...data,
    branch: whileBusy(data.branch, busy, mode, now),
  }));

  /** Makes the rules of appointments; null until Luxon is loaded. */
  const $make = atom<MakeRules | null>(null);
  const $rules = computed(
    [$make, $now, cart.$mode, cart.$items, $live],
    (make, now, mode, items, { branch }): AppointmentRules | null =>
      make?.({ branch, mode, items, zone, now }) ?? null,
  );
  /** Loads the rules of appointments; false where they could not be fetched. */
  async function loadAppointments(): Promise<boolean> {
    if ($make.get()) return true;
    try {
      $make.set((await loadRules()).createAppointmentRules);
      return true;
    } catch {
      return false;
    }
  }

  const $isOpen = computed([$live, $now, cart.$mode], (data, now, mode) => isModeOpenIn(data, mode, now));
  /** What the submit button sends; null: nothing can be sent. */
  const $submission = computed(
    [$data, $isOpen, cart.$items, cart.$shortfall],
    ({ branch }, isOpen, items, missing) =>
      items.length === 0 || missing > 0 ? null : submissionOf(branch, isOpen),
  );
  /** Why the chosen appointment is not available. */
  const $problem = computed([$rules, draft], (rules, { appointmentDate }) =>
    rules && appointmentDate !== null ? rules.problemOf(Date.parse(appointmentDate)) : null,
  );
  /** The time that 'as soon as possible' means, as `earliestOf`; undefined also while it is unknown. */
  const $earliest = computed(
    [$rules, cart.$items, $isOpen, $left, $now],
    (rules, items, isOpen, left, now) => (rules ? earliestOf(rules, items, isOpen, left, now) : undefined),
  );
  /** What is wrong with the chosen time, or that none is left; null: nothing. */
  const $timeError = computed([$problem, $earliest, $now], (problem, earliest, now) => {
    if (earliest === null) return earliestWords.none;
    if (problem !== 'leadTime') return problem && words.appointmentProblems[problem];
    return earliestWords.tooSoon(dayAndTime(earliest ?? now, now, zone));
  });

  const $attempt = atom<Attempt | null>(null);
  /** Counts the failed attempts, so that each is announced and focused once. */
  const $failures = atom(0);
  const fail = (errors: OrderError[]) => {
    $attempt.set({ errors, draft: draft.get(), mode: cart.$mode.get() });
    $failures.set($failures.get() + 1);
  };
  /** The errors that still stand: one goes when its field changes, all go when the mode changes. */
  const $errors = computed([$attempt, draft, cart.$mode], (attempt, now, mode) => {
    if (!attempt || attempt.mode !== mode) return [];
    return attempt.errors.filter(({ field }) => {
      const key = field as keyof Draft;
      return !(key in now) || now[key] === attempt.draft[key];
    });
  });

  /** Free times in place of one that is not: as the server has named them, or by the hours. */
  const $instead = computed([$errors, $problem, $rules, draft], (errors, problem, rules, now) => {
    const named = errors.find(({ field }) => field === 'appointmentDate')?.times;
    if (named) return named.map((time) => Date.parse(time));
    return problem && rules && now.appointmentDate !== null
      ? rules.near(Date.parse(now.appointmentDate))
      : [];
  });

  /** Finds the area of the address again, after the API has refused the order. */
  async function lookAgain(): Promise<void> {
    const area = isByAddress() ? await loadAddressArea?.().catch(() => null) : null;
    area?.forget();
    await area?.look();
  }

  const isByAddress = () => cart.$mode.get() === 'delivery' && isLocated($data.get().branch);

  async function addressErrors(): Promise<FieldError[]> {
    if (!isByAddress() || !loadAddressArea) return [];
    const area = await loadAddressArea().catch(() => null);
    return area ? area.check() : [{ field: 'city', message: words.offline }];
  }

  async function findErrors(): Promise<FieldError[]> {
    const age = cartAge(cart.$items.get());
    const errors = draftErrors(draft.get(), $data.get(), cart.$mode.get(), words.missing, age);
    const isLater = draft.get().appointmentDate !== null || !$isOpen.get();
    if (isLater || needsLeadTime(cart.$items.get())) await loadAppointments();
    const message = $timeError.get();
    if (message !== null) errors.push({ field: 'appointmentDate', message });
    errors.push(...(await addressErrors()));
    return errors.sort((a, b) => positionOf(a) - positionOf(b));
  }

  /** Whether the form can be sent; otherwise it shows its errors. */
  async function isReady(): Promise<boolean> {
    const errors = await findErrors();
    placing.dismiss();
    if (errors.length > 0) fail(errors);
    else $attempt.set(null);
    return errors.length === 0;
  }

  /** The instant that 'as soon as possible' means; null: now. Without the rules the server names the time. */
  function earliestInstant(): string | null {
    const earliest = $earliest.get();
    return typeof earliest === 'number' ? new Date(earliest).toISOString() : null;
  }

  return {
    $placing: placing.$placing,
    $now,
    $rules,
    $isOpen,
    $submission,
    $problem,
    $timeError,
    $earliest,
    $instead,
    $errors,
    $failures,
    loadAppointments,
    /** Sends the order if the form is valid; otherwise shows its errors. */
    async submit(): Promise<void> {
      const { state } = placing.$placing.get();
      if ($submission.get() === null || state === 'sending' || state === 'placed') return;
      if (!(await isReady())) return;
      await placing.place(earliestInstant());
      const outcome = placing.$placing.get();
      if (outcome.state === 'refused') {
        fail(outcome.errors);
        void lookAgain();
      }
      if (outcome.state === 'offline' || outcome.state === 'unreachable') fail([]);
    },
    /** The order for the queue (`order-queue.ts`) if the form is valid; otherwise it shows its errors. null: it stays here. */
    async toHandOver(): Promise<ReturnType<OrderPlacing['toHandOver']>> {
      if ($submission.get() === null || !(await isReady())) return null;
      return placing.toHandOver(earliestInstant());
    },
    /** For a page that the browser restores when the customer comes back from the payment provider or the status page. */
    pageRestored(): void {
      placing.pageRestored();
    },
    /** The payment of the last order has failed: the next submit is a new order. */
    paymentFailed(): void {
      placing.startNewOrder();
    },
  };
}
