import { z } from 'zod';
import { openPaymentApi, parse, type Ask } from './payment-api.ts';

export const NAME = 'Mollie';
const ORIGIN = 'https://api.mollie.com';

const Failure = z.object({ detail: z.string() });

const Amount = z.object({ currency: z.string(), value: z.string() });

export const PaymentId = z.string().regex(/^tr_[A-Za-z0-9]{1,60}$/);

/** What the shop reads of a payment. */
export const Payment = z.object({
  id: PaymentId,
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: Amount,
  amountRefunded: Amount.nullish(),
  /** Only there when it is not zero. */
  amountChargedBack: Amount.nullish(),
  isCancelable: z.boolean().nullish(),
  /** The shop's own; an account may have payments that another program made. */
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
});
export type Payment = z.output<typeof Payment>;

export const Refund = z.object({ id: z.string().regex(/^re_[A-Za-z0-9]{1,60}$/), status: z.string() });

interface Access {
  apiKey: string;
  url: string | null;
  timeoutMs: number;
}

/** Mollie keeps an idempotency key for 24 hours. */
export const openMollieApi = ({ apiKey, url, timeoutMs }: Access): Ask =>
  openPaymentApi({
    name: NAME,
    url: url ?? ORIGIN,
    scheme: 'Bearer',
    credentials: apiKey,
    timeoutMs,
    keyReused: 400,
    readRefusal: (body) => {
      const failure = parse(Failure, body);
      // Without Mollie's own words, such as in a proxy's page: how it begins.
      return { detail: failure.success ? failure.data.detail : body };
    },
  });
