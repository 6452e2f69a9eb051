import { openDatatrans, type DatatransPlace } from './datatrans.ts';
import { openMollie, type MolliePlace } from './mollie.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The shop's accounts at payment services; null: it has none. */
export interface PaymentPlaces {
  mollie: MolliePlace | null;
  datatrans: DatatransPlace | null;
}

/** Whom the shop takes online payments by; null: not by them. */
export type PaymentProviders = Record<keyof PaymentPlaces, PaymentProvider | null>;

export function openProviders({ mollie, datatrans }: PaymentPlaces): PaymentProviders {
  return { mollie: mollie && openMollie(mollie), datatrans: datatrans && openDatatrans(datatrans) };
}
