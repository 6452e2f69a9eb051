import { openDatatrans, type DatatransPlace } from './datatrans.ts';
import { readMollieCall } from './mollie-call.ts';
import type { MolliePlace } from './mollie.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The shop's accounts at payment services; null: it has none. */
export interface PaymentPlaces {
  mollie: MolliePlace | null;
  datatrans: DatatransPlace | null;
}

/** Whom the shop takes online payments by; null: not by them. */
export type PaymentProviders = Record<keyof PaymentPlaces, PaymentProvider | null>;

export function openProviders({ mollie, datatrans }: PaymentPlaces): PaymentProviders {
  return { mollie: mollie && openLater(mollie), datatrans: datatrans && openDatatrans(datatrans) };
}

/** Mollie's client takes a third of a second and 70 MB to load: not before there is something to ask. */
function openLater(place: MolliePlace): PaymentProvider {
  let opening: Promise<PaymentProvider> | null = null;
  const get = () => (opening ??= import('./mollie.ts').then(({ openMollie }) => openMollie(place)));
  return {
    create: async (payment, key) => (await get()).create(payment, key),
    read: async (paymentId) => (await get()).read(paymentId),
    cancel: async (payment) => (await get()).cancel(payment),
    refund: async (refund, key) => (await get()).refund(refund, key),
    readCall: readMollieCall,
  };
}
