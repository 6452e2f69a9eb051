import { z } from 'zod';
import { isSignKey, openDatatrans, type DatatransAccount } from './providers/datatrans.ts';
import { isLoopback } from './providers/payment-api.ts';
import { openMollie, type MollieAccount } from './providers/mollie.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** Credentials are sent there: https, or a sandbox on this machine. */
const ServiceUrl = z
  .string()
  .refine((address) => {
    const url = URL.parse(address);
    if (!url || url.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  })
  .transform((address) => new URL(address).origin);

/** Environment variables of online payment, read by `config.ts`. */
export const PAYMENT_VARIABLES = {
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_[A-Za-z0-9]{20,}$/)
    .optional(),
  MOLLIE_URL: ServiceUrl.optional(),
  DATATRANS_MERCHANT_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  DATATRANS_PASSWORD: z.string().min(1).optional(),
  // Datatrans issues no key below 16 bytes.
  DATATRANS_SIGN_KEY: z.string().min(32).refine(isSignKey).optional(),
  // The production address: it refuses test accounts, while the sandbox would accept a real one without money.
  DATATRANS_URL: ServiceUrl.default('https://api.datatrans.com'),
  DATATRANS_METHODS: z
    .string()
    .regex(/^[A-Z]{3}(,\s*[A-Z]{3})*$/)
    .transform((list) => list.split(',').map((method) => method.trim()))
    .default([]),
};

export const PAYMENT_EXPECTED: Record<keyof typeof PAYMENT_VARIABLES, string> = {
  MOLLIE_API_KEY: 'ein Schlüssel, der mit test_ oder live_ beginnt',
  MOLLIE_URL: 'eine Adresse mit https://, ohne Namen und Passwort darin',
  DATATRANS_MERCHANT_ID: 'eine Nummer wie 1110017789',
  DATATRANS_PASSWORD: 'das Passwort zu DATATRANS_MERCHANT_ID',
  DATATRANS_SIGN_KEY: 'ein Schlüssel mit mindestens 32 Zeichen aus 0 bis 9 und a bis f',
  DATATRANS_URL: 'eine Adresse mit https://, ohne Namen und Passwort darin',
  DATATRANS_METHODS: 'eine Liste von Kürzeln wie VIS,ECA,TWI',
};

const Variables = z.object(PAYMENT_VARIABLES);

/** The configured accounts, or German errors about incomplete ones. */
export function readPayments(
  env: z.output<typeof Variables>,
): { ok: true; payments: PaymentAccounts } | { ok: false; problem: string } {
  const { MOLLIE_API_KEY: apiKey, DATATRANS_MERCHANT_ID: merchantId } = env;
  const { DATATRANS_PASSWORD: password, DATATRANS_SIGN_KEY: signKey } = env;
  const mollie = apiKey === undefined ? null : { apiKey, url: env.MOLLIE_URL ?? null };
  if (merchantId === undefined) return { ok: true, payments: { mollie, datatrans: null } };
  if (password === undefined || signKey === undefined)
    return {
      ok: false,
      problem: 'Zu DATATRANS_MERCHANT_ID gehören DATATRANS_PASSWORD und DATATRANS_SIGN_KEY.',
    };
  const { DATATRANS_URL: url, DATATRANS_METHODS: methods } = env;
  return { ok: true, payments: { mollie, datatrans: { merchantId, password, signKey, url, methods } } };
}

/** The shop's accounts at payment services; null: it has none. */
export interface PaymentAccounts {
  mollie: MollieAccount | null;
  datatrans: DatatransAccount | null;
}

/** Whom the shop takes online payments by; null: not by them. */
export type PaymentProviders = Record<keyof PaymentAccounts, PaymentProvider | null>;

export function openProviders({ mollie, datatrans }: PaymentAccounts): PaymentProviders {
  return { mollie: mollie && openMollie(mollie), datatrans: datatrans && openDatatrans(datatrans) };
}
