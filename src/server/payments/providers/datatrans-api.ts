import { z } from 'zod';
import { openPaymentApi, parse, type Ask, type Refusal } from './payment-api.ts';

export const NAME = 'Datatrans';

/** With these nobody knows whether something happened, or an earlier call with that reference did it, though they come as 400. */
const UNCERTAIN_CODES = ['DUPLICATE_REFNO', 'UNKNOWN_ERROR', 'SERVER_ERROR', 'THIRD_PARTY_ERROR'];

const Failure = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) });

const Amount = z.int().nonnegative();

/** What the shop reads of a transaction. There is no amount in it before something was authorized. */
export const Transaction = z.object({
  transactionId: z.string().regex(/^[\w-]{1,40}$/),
  type: z.string().default('payment'),
  status: z.string(),
  currency: z.string(),
  refno: z.string(),
  detail: z
    .object({
      authorize: z.object({ amount: Amount.optional() }).optional(),
      settle: z.object({ amount: Amount.optional() }).optional(),
    })
    .default({}),
  history: z
    .array(z.object({ action: z.string(), amount: Amount.optional(), success: z.boolean().default(false) }))
    .default([]),
});
export type Transaction = z.output<typeof Transaction>;

export const Created = z.object({ transactionId: z.string().regex(/^[\w-]{1,40}$/) });

interface Access {
  url: string;
  merchantId: string;
  password: string;
  timeoutMs: number;
}

/** Datatrans keeps an idempotency key for 60 minutes. */
export const openDatatransApi = ({ url, merchantId, password, timeoutMs }: Access): Ask =>
  openPaymentApi({
    name: NAME,
    url,
    scheme: 'Basic',
    credentials: Buffer.from(`${merchantId}:${password}`).toString('base64'),
    timeoutMs,
    keyReused: 422,
    readRefusal,
  });

function readRefusal(body: string): Refusal {
  const failure = parse(Failure, body);
  const { code, message } = failure.success ? failure.data.error : { code: '', message: body };
  return {
    detail: [code, message].filter((part) => part !== '').join(': '),
    isUncertain: UNCERTAIN_CODES.includes(code),
  };
}
