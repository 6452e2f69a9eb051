import { z } from 'zod';
import { isPhoneFormat, normalisePhone } from '../domain/phone.ts';
import { Instant, Line } from './fields.ts';
import { MessageDetails } from './messages.ts';
import { OrderDetails } from './staff-orders.ts';

/** Requests of customers about their data (GDPR Art. 15 and 17). */

const isEmail = (text: string) => z.email().safeParse(text).success;

/** A phone number as stored; one without a country is German. */
export const phoneOf = (text: string): string => normalisePhone(text).replace(/^0/, '+49');

/** The customer: an e-mail address or a phone number. */
export const CustomerContact = z
  .object({
    contact: Line(254)
      .trim()
      .refine((text) => isEmail(text) || (!text.includes('@') && isPhoneFormat(phoneOf(text))), {
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
