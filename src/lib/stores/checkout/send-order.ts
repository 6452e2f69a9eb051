import type { Api } from '../../client/api.ts';
import type { FieldError } from '../../contract/fields.ts';
import type { OrderDraftInput } from '../../contract/orders.ts';

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where a shop may be tried out in its own network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sending an order's body to the API, from the checkout and from the queue. */

/** Later the order counts as unanswered, and sending it again is safe. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Its code for an order that costs work: many came from the customer's network (contract/orders.ts). */
const WORK_ASKED = 'workAsked';

/** A solved challenge is refused only if other customers' orders made it outdated. */
const MOST_CHALLENGES = 3;

/** The API's code for an idempotency key that belongs to an order with another body. */
const IDEMPOTENCY_CONFLICT = 'idempotencyConflict';

/** An order as it is sent. */
export interface Sending {
  body: OrderDraftInput;
  /** The idempotency key: the same key with the same body is the same order. */
  key: string;
  /** The key of the place that the customer holds; null: none. */
  hold: string | null;
}

/** The challenge of an answer that asks for work; null: it does not. */
function challengeIn(errors: FieldError[]): string | null {
  const asked = errors.find(({ code }) => code === WORK_ASKED) as { challenge?: unknown } | undefined;
  return typeof asked?.challenge === 'string' ? asked.challenge : null;
}

/** Whether it is unknown if the order arrived: no answer, one that broke off, or a gateway's in place of the API's. */
export function isUnknown({ status, errors }: { status: number; errors: FieldError[] }): boolean {
  return errors.length === 0 && (status < 400 || status >= 500);
}

/** Whether the key belongs to an order with another body. */
export const isConflict = ({ errors }: { errors: FieldError[] }): boolean =>
  errors.some(({ code }) => code === IDEMPOTENCY_CONFLICT);

/** Whether the API asks for work that could not be done. */
export const isWorkAsked = ({ errors }: { errors: FieldError[] }): boolean => challengeIn(errors) !== null;

function sendOnce(api: Api, { body, key, hold }: Sending, proof: string | null) {
  const headers = {
    'idempotency-key': key,
    ...(proof === null ? {} : { 'order-proof': proof }),
    ...(hold === null ? {} : { 'slot-hold': hold }),
  };
  return api('post /api/orders', { body, headers, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
}

/** Sends an order, and again with a solution if the API asks for work; `onWork` is called before each. */
export async function sendOrder(
  api: Api,
  sending: Sending,
  onWork?: () => void,
): ReturnType<typeof sendOnce> {
  let outcome = await sendOnce(api, sending, null);
  for (let tries = 0; tries < MOST_CHALLENGES && !outcome.ok; tries++) {
    const challenge = challengeIn(outcome.errors);
    if (challenge === null) break;
    onWork?.();
    const work = await import('./proof-of-work.ts').catch(() => null);
    if (!work) break;
    outcome = await sendOnce(api, sending, await work.solve(challenge));
  }
  return outcome;
}
