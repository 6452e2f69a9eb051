/**
 * Where a payment stands with its provider. Only `paid` is money that the shop has or is sure to get; what is `authorized` is reserved for
 * it, and becomes money once it is captured.
 */
export type ProviderState = 'open' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';

/** A payment as its provider has it. */
export interface ProviderPayment {
  id: string;
  state: ProviderState;
  /** What the shop called it. */
  reference: string;
  /** null: the provider does not say before it is paid. */
  amountCents: number | null;
  currency: string;
  /** Refunds, completed and pending. */
  refundedCents: number;
  /** What the customer's bank has taken back; left out where a provider does not say. */
  chargedBackCents?: number;
  /** Where the customer pays; null once there is nothing to pay. */
  checkoutUrl: string | null;
}

export interface NewPayment {
  /** The shop's own name for it, at most 40 letters and digits, never used twice. */
  reference: string;
  amountCents: number;
  currency: string;
  /** What the customer reads on the provider and on the bank statement. */
  description: string;
  /** Where the customer returns, whether or not the payment succeeded. */
  returnUrl: string;
  /** The address for webhooks; null: none, the shop polls. */
  webhookUrl: string | null;
}

/** The amount to capture of an authorised payment: all that was requested. */
export type Reserved = Pick<NewPayment, 'reference' | 'amountCents' | 'currency'> & { paymentId: string };

export interface NewRefund {
  paymentId: string;
  /** The shop's own name for what goes back, as for a payment: never used twice. */
  reference: string;
  amountCents: number;
  currency: string;
}

/**
 * `isCertain`: the provider refused and did nothing. Otherwise the outcome is unknown, and the call may be repeated.
 * `reason` is a sentence for the log and for staff.
 */
export type Asked<T> = { ok: true; value: T } | { ok: false; isCertain: boolean; reason: string };

/** What came of a webhook's call: the provider's id of the payment to be asked for, nothing to do, or a call that is not the provider's. */
export type ReadCall = { ok: true; paymentId: string | null } | { ok: false; reason: string };

export interface WebhookCall {
  /** Header names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A payment service. `key` is the idempotency key: the same call with the same key happens once. Nothing here throws because of the network. */
export interface PaymentProvider {
  create: (payment: NewPayment, key: string) => Promise<Asked<ProviderPayment>>;
  /** Looks, and changes nothing. */
  read: (paymentId: string) => Promise<Asked<ProviderPayment>>;
  /** Takes money that is only reserved; left out by providers that leave none to be taken. */
  capture?: (payment: Reserved) => Promise<Asked<null>>;
  /** Cancels an open payment or releases a reservation, where the provider allows it. */
  cancel: (payment: { paymentId: string; reference: string }) => Promise<Asked<null>>;
  refund: (refund: NewRefund, key: string) => Promise<Asked<{ id: string | null }>>;
  readCall: (call: WebhookCall) => ReadCall;
}
