import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CheckoutData } from '../../client/page-data.ts';
import { checkout as words } from '../../../content/texts/checkout.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { Mode } from '../../domain/modes.ts';
import { submissionOf } from '../../domain/notice.ts';
import { defaultPaymentMethod } from '../../domain/payment-methods.ts';
import type { AppointmentRules, createAppointmentRules } from './appointment.ts';
import { $renewals } from '../branch-renewals.ts';
import type { Cart } from '../cart/cart.ts';
import { draftErrors } from './checkout-checks.ts';
import type { Draft, DraftStore } from './draft.ts';
import { isModeOpenIn } from './openness.ts';
import type { OrderPlacing } from './order-placing.ts';

type MakeRules = typeof createAppointmentRules;

interface Surroundings {
  data: CheckoutData;
  /** The shop's time zone. */
  zone: string;
  cart: Cart;
  draft: DraftStore;
  placing: OrderPlacing;
  /** Epoch milliseconds, told anew at every minute. */
  $now: ReadableAtom<number>;
  loadRules?: () => Promise<{ createAppointmentRules: MakeRules }>;
}

/** What was wrong with the form as it was when it was last sent. */
interface Tried {
  errors: FieldError[];
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
  'legalInstructions',
  'privacyPolicy',
];

const placeOf = ({ field }: FieldError) => (field === null ? -1 : FORM_ORDER.indexOf(field));

/** What the branch no longer has is not kept in a form from earlier, and what can be chosen for the customer is. */
function bringUpToDate(draft: DraftStore, { tables, donatees, paymentMethods }: CheckoutData): void {
  const { table, donatee, paymentMethod } = draft.get();
  if (!tables.some(({ id }) => id === table)) draft.setKey('table', null);
  if (!donatees.some(({ id }) => id === donatee)) draft.setKey('donatee', null);
  if (!paymentMethod || !paymentMethods.includes(paymentMethod))
    draft.setKey('paymentMethod', defaultPaymentMethod(paymentMethods));
}

/** The checkout as a whole: what can be sent right now, what is wrong with it, and the sending (SPEC sections 2 and 5). */
export function createCheckoutForm(surroundings: Surroundings) {
  const { data, zone, cart, draft, placing, $now } = surroundings;
  const { branch } = data;
  const { loadRules = () => import('./appointment.ts') } = surroundings;
  bringUpToDate(draft, data);
  $renewals.listen(() => bringUpToDate(draft, data));

  /** Makes the rules of appointments; null until Luxon is there. */
  const $make = atom<MakeRules | null>(null);
  const $rules = computed(
    [$make, $now, cart.$mode, cart.$items, $renewals],
    (make, now, mode, items): AppointmentRules | null => make?.({ branch, mode, items, zone, now }) ?? null,
  );
  /** Answers whether appointments can be chosen and judged; false where they could not be fetched. */
  async function needAppointments(): Promise<boolean> {
    if ($make.get()) return true;
    try {
      $make.set((await loadRules()).createAppointmentRules);
      return true;
    } catch {
      return false;
    }
  }

  const $isOpen = computed([$now, cart.$mode, $renewals], (now, mode) => isModeOpenIn(data, mode, now));
  /** What the button sends; null: nothing can be sent. */
  const $submission = computed([$isOpen, cart.$items, cart.$missing, $renewals], (isOpen, items, missing) =>
    items.length === 0 || missing > 0 ? null : submissionOf(branch, isOpen),
  );
  /** Why the chosen appointment cannot be had, or can no longer. */
  const $problem = computed([$rules, draft], (rules, { appointmentDate }) =>
    rules && appointmentDate !== null ? rules.problemOf(Date.parse(appointmentDate)) : null,
  );

  const $tried = atom<Tried | null>(null);
  /** Counts the tries that failed, so that each is spoken and focused once. */
  const $failures = atom(0);
  const fail = (errors: FieldError[]) => {
    $tried.set({ errors, draft: draft.get(), mode: cart.$mode.get() });
    $failures.set($failures.get() + 1);
  };
  /** What is still wrong: an error goes when its field is changed, and all go with the mode that they were about. */
  const $errors = computed([$tried, draft, cart.$mode], (tried, now, mode) => {
    if (!tried || tried.mode !== mode) return [];
    return tried.errors.filter(({ field }) => {
      const key = field as keyof Draft;
      return !(key in now) || now[key] === tried.draft[key];
    });
  });

  async function missing(): Promise<FieldError[]> {
    const errors = draftErrors(draft.get(), branch, cart.$mode.get(), words.missing);
    if (draft.get().appointmentDate !== null) await needAppointments();
    const problem = $problem.get();
    if (problem) errors.push({ field: 'appointmentDate', message: words.appointmentProblems[problem] });
    return errors.sort((a, b) => placeOf(a) - placeOf(b));
  }

  return {
    $placing: placing.$placing,
    $now,
    $rules,
    $isOpen,
    $submission,
    $problem,
    $errors,
    $failures,
    needAppointments,
    /** Sends the order if nothing is missing. What is wrong is told, and nothing that was typed is lost. */
    async submit(): Promise<void> {
      const { state } = placing.$placing.get();
      if ($submission.get() === null || state === 'sending' || state === 'placed') return;
      const errors = await missing();
      placing.dismiss();
      if (errors.length > 0) {
        fail(errors);
        return;
      }
      $tried.set(null);
      await placing.place();
      const outcome = placing.$placing.get();
      if (outcome.state === 'refused') fail(outcome.errors);
      else if (outcome.state === 'offline' || outcome.state === 'unreachable') fail([]);
    },
    /** Back from the payment's terminal or the status page, in a page that the browser has kept. */
    comeBack(): void {
      placing.comeBack();
    },
    /** The payment of the last order has failed: what is sent next is another one. */
    paymentFailed(): void {
      placing.startAnew();
    },
  };
}
