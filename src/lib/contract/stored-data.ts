import { z } from 'zod';
import { Instant, Line } from './fields.ts';
import { PHONE_COUNTRIES, toE164 } from '../domain/phone.ts';
import { MessageDetails } from './messages.ts';
import { OrderDetails } from './staff-orders.ts';
import { WithdrawalAcknowledgement } from './withdrawals.ts';

/** Why a nightly backup failed: no space left; the place refuses to be written to; it cannot be reached; something else. */
const BackupTrouble = z.enum(['full', 'refused', 'away', 'other']);
export type BackupTrouble = z.output<typeof BackupTrouble>;

/** Nightly backups as the asked process knows them. */
export const NightlyBackups = z
  .object({
    place: z.string().meta({ description: 'The folder, or the name of the bucket' }),
    /** On the shop's clock. */
    hour: z.int().min(0).max(23),
    /** How many are kept. */
    keep: z.int().min(1),
    isEncrypted: z.boolean(),
    isRunning: z.boolean(),
    isOverdue: z.boolean().meta({ description: 'None, or none in the last 26 hours' }),
    /** Newest first; null: the place cannot be read. */
    backups: z.array(z.object({ at: Instant, size: z.int().min(0) })).nullable(),
    /** The last attempt, if it failed; it is repeated every ten minutes. */
    failure: z
      .object({ at: Instant, trouble: BackupTrouble, detail: z.string().meta({ description: 'Not German' }) })
      .nullable(),
  })
  .meta({ id: 'NightlyBackups' });
export type NightlyBackups = z.output<typeof NightlyBackups>;

/** Requests of customers about their data (GDPR Art. 15 and 17). */

const isEmail = (text: string) => z.email().safeParse(text).success;

/** Whether it is a phone number in any country; which one is known with the shop. */
const isPhone = (text: string) => PHONE_COUNTRIES.some((country) => toE164(text, country) !== null);

/** The customer: an e-mail address or a phone number. */
export const CustomerContact = z
  .object({
    contact: Line(254)
      .trim()
      .refine((text) => isEmail(text) || (!text.includes('@') && isPhone(text)), {
        error: 'emailOrPhone',
      }),
  })
  .meta({ id: 'CustomerContact' });

/** What is stored about a customer. */
export const CustomerSummary = z
  .object({
    orders: z.int(),
    /** Tickets of orders that are not finished: they cannot be erased. */
    open: z.array(z.string()),
    firstAt: Instant.nullable(),
    lastAt: Instant.nullable(),
    messages: z.int(),
  })
  .meta({ id: 'CustomerSummary' });

/** Everything stored about a customer, to be handed over; `html` is the same as a page to read. */
export const CustomerArchive = z
  .object({
    createdAt: Instant,
    contact: z.string(),
    orders: z.array(OrderDetails),
    messages: z.array(MessageDetails.pick({ channel: true, recipient: true, createdAt: true, text: true })),
    withdrawals: z.array(WithdrawalAcknowledgement.omit({ isMailed: true })),
    html: z.string(),
  })
  .meta({ id: 'CustomerArchive' });

/** How much was erased. `logs`: entries of the log. */
export const ErasedCustomer = z
  .object({ orders: z.int(), files: z.int(), messages: z.int(), logs: z.int() })
  .meta({ id: 'ErasedCustomer' });

export type CustomerSummary = z.output<typeof CustomerSummary>;
export type CustomerArchive = z.output<typeof CustomerArchive>;
export type ErasedCustomer = z.output<typeof ErasedCustomer>;
