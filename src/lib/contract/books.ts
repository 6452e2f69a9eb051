import { z } from 'zod';
import { MODES } from '../domain/modes.ts';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { Day, Id, IdParam, Instant, Line, TaxRate } from './fields.ts';
import type { ListFields } from './lists.ts';

/**
 * The books (docs/books.md): day closes of branches, exports, and the accounts of a booking batch. Amounts are whole cents, as in the
 * hashed content, so that no reader rounds them.
 */

const Cents = z.int().meta({ description: 'Hundredths of the currency' });
const Count = z.int().min(0);
const counted = { count: Count, cents: Cents };
const RateShare = z.object({ rate: TaxRate, grossCents: Cents, taxCents: Cents });
const MethodShare = z.object({
  method: z.enum(PAYMENT_METHODS),
  ...counted,
  rates: z.array(RateShare),
  untaxedTipCents: Cents.optional(),
  roundingCents: Cents.optional(),
});

/** What a close froze. `DayCloseContent` of the domain describes each field. */
export const DayCloseContentField = z
  .object({
    format: z.literal(1),
    branch: z.object({ id: Id, name: z.string() }),
    day: Day,
    number: z.int().positive(),
    currency: z.string(),
    timezone: z.string(),
    sales: z.object({ ...counted, taxCents: Cents }),
    positions: z.array(z.object({ name: z.string(), cents: Cents })),
    rates: z.array(RateShare),
    methods: z.array(MethodShare),
    modes: z.array(z.object({ mode: z.enum(MODES), ...counted })),
    refunds: z.object({ ...counted, taxCents: Cents, methods: z.array(MethodShare) }),
    ended: z.object({
      rejected: z.object(counted),
      canceled: z.object(counted),
      failed: z.object(counted),
    }),
  })
  .meta({ id: 'DayCloseContent' });

/** A closed day of a branch. */
export const DayClose = z
  .object({
    id: Id,
    branch: z.object({ id: Id, name: z.string() }),
    day: Day,
    /** 1, 2, 3 … within the branch. */
    number: z.int().positive(),
    content: DayCloseContentField,
    /** SHA-256 of the close before, in hexadecimal; empty for the first. */
    previousHash: z.string(),
    hash: z.string(),
    closedAt: Instant,
    /** Who closed it; null: by night. */
    user: z.string().nullable(),
  })
  .meta({ id: 'DayClose' });

/** A day to close, with all days before it that are still open. */
export const DayCloseWish = z.object({ day: Day }).meta({ id: 'DayCloseWish' });

/** How a branch's books stand: its open days, why statistics may differ, and whether the chain of closes holds. */
export const BookState = z
  .object({
    branch: z.object({ id: Id, name: z.string() }),
    /** Days before today with something to close, oldest first. */
    openDays: z.array(Day),
    /** Orders that are neither completed nor given up: they are in statistics, and in no close yet. */
    openOrders: z.object(counted),
    closes: Count,
    /** Where the chain breaks first; null: nowhere. */
    broken: z
      .object({ number: z.int(), day: Day, why: z.enum(['number', 'previous', 'content']) })
      .nullable(),
  })
  .meta({ id: 'BookState' });

/** What can be exported. */
export const EXPORT_KINDS = [
  'orders',
  'lines',
  'payments',
  'refunds',
  'corrections',
  'day-closes',
  'donations',
] as const;

/** `excel`: semicolons, decimal commas, with a byte order mark; `plain`: commas and decimal points. Both UTF-8. */
export const EXPORT_FORMATS = ['excel', 'plain'] as const;

/** The longest period of an export, in days: five years. */
const MOST_DAYS = 1830;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** The days `from` to `to` of the shop's calendar, both included, of one branch or of all. */
export const ExportPeriod = z
  .object({ from: Day, to: Day, branchId: IdParam.optional() })
  .refine(({ from, to }) => from <= to, { error: 'dayOrder', path: ['to'] })
  .refine(({ from, to }) => days(from, to) <= MOST_DAYS, { error: 'tooManyDays', path: ['to'] });

export const ExportQuery = ExportPeriod.safeExtend({ format: z.enum(EXPORT_FORMATS).default('excel') });

/** An account of the chart of accounts: four to nine digits. */
const Account = z.string().regex(/^\d{4,9}$/, { error: 'account' });

/** Numbers and accounts of the DATEV booking batch; an advisor gives them. */
export const BookSettings = z
  .object({
    /** Beraternummer. */
    consultant: z.int().min(1001).max(9_999_999).nullable().default(null),
    /** Mandantennummer. */
    client: z.int().min(1).max(99_999).nullable().default(null),
    /** Sachkontenlänge. */
    accountLength: z.int().min(4).max(8).default(4),
    /** The month in which the fiscal year begins. */
    fiscalMonth: z.int().min(1).max(12).default(1),
    /** Revenue accounts by tax rate, such as 8300 for 7 %. */
    revenue: z
      .array(
        z.object({
          rate: TaxRate,
          account: Account,
          taxKey: z
            .string()
            .regex(/^\d{0,4}$/)
            .default(''),
        }),
      )
      .max(20)
      .default([]),
    /** Where the money is, by payment method, such as 1000 for cash. */
    money: z
      .array(z.object({ method: z.enum(PAYMENT_METHODS), account: Account }))
      .max(20)
      .default([]),
    /** Money that was given back, where it is not booked on the account of its payment method. */
    refunds: Account.nullable().default(null),
    /** Tips without tax, which only pass through; null: on the revenue account of 0 %. */
    tips: Account.nullable().default(null),
    /** What cash is rounded by; needed where closes have any. */
    rounding: Account.nullable().default(null),
    /** Initials of who exports, as DATEV shows them. */
    initials: Line(2).default(''),
  })
  .meta({ id: 'BookSettings' });

export const DAY_CLOSE_FIELDS = {
  id: 'id',
  branchId: 'id',
  day: 'day',
  number: 'integer',
  closedAt: 'instant',
} as const satisfies ListFields;

export type DayClose = z.output<typeof DayClose>;
export type BookState = z.output<typeof BookState>;
export type ExportKind = (typeof EXPORT_KINDS)[number];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type ExportPeriod = z.output<typeof ExportPeriod>;
export type BookSettings = z.output<typeof BookSettings>;
