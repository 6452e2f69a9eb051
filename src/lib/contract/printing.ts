import { z } from 'zod';
import { Id, Instant, Ref, Identifier, Line } from './fields.ts';
import type { ListFields } from './lists.ts';

/** How receipts reach a printer: sent to its address, or fetched by the printer. `none`: not at all. */
export const PRINTER_CONNECTIONS = ['none', 'tcp', 'cloudprnt', 'epson'] as const;
/** Code pages; `multilingual` switches between several. */
export const PRINTER_ENCODINGS = ['cp858', 'cp1252', 'multilingual'] as const;
/** The last reported state of a printer. */
export const PRINTER_STATUSES = ['ready', 'paperLow', 'paperOut', 'coverOpen', 'offline', 'error'] as const;

/** Characters of normal size on a line: paper of 58 mm, of 80 mm with Epson's default, of 80 mm. */
export const RECEIPT_COLUMNS = [32, 42, 48] as const;

export type PrinterConnection = (typeof PRINTER_CONNECTIONS)[number];
export type PrinterEncoding = (typeof PRINTER_ENCODINGS)[number];
export type PrinterStatus = (typeof PRINTER_STATUSES)[number];
export type ReceiptColumns = (typeof RECEIPT_COLUMNS)[number];

/**
 * `queued`: waits for its printer; `taken`: the printer has it; `acknowledged`: the printer reported it as printed, or has at least
 * accepted all bytes; `failed`: given up.
 */
export const PRINT_STATES = ['queued', 'taken', 'acknowledged', 'failed'] as const;

/** Why the last try failed. `unconfirmed`: it did not, but the printer never reports prints as done. */
export const PRINT_PROBLEMS = [
  'forbidden',
  'unreachable',
  'refused',
  'closed',
  'silent',
  'paperOut',
  'coverOpen',
  'offline',
  'rejected',
  'unanswered',
  'unconfirmed',
  'deviceOff',
  'deviceGone',
] as const;

export type PrintState = (typeof PRINT_STATES)[number];
export type PrintProblem = (typeof PRINT_PROBLEMS)[number];

export const isPrintProblem = (word: string): word is PrintProblem =>
  (PRINT_PROBLEMS as readonly string[]).includes(word);

/** A receipt on its way to one printer. */
export const Print = z
  .object({
    id: Id,
    purpose: z.enum(['order', 'test']),
    order: z.object({ id: Id, ticketNumber: z.string() }).nullable(),
    branch: Ref,
    device: z.object({ id: Id.nullable(), name: z.string() }),
    state: z.enum(PRINT_STATES),
    /** How it is marked: DUPLIKAT (a planned copy), ERNEUT GEDRUCKT (it was, or may have been, printed before), or not. */
    repeat: z.enum(['copy', 'again']).nullable(),
    tries: z.int().min(0),
    problem: z.enum(PRINT_PROBLEMS).nullable(),
    createdAt: Instant,
    takenAt: Instant.nullable(),
    doneAt: Instant.nullable(),
  })
  .meta({ id: 'Print' });

/** A printer with a problem: receipts wait too long for it or were given up. */
export const PrinterTrouble = z
  .object({
    device: z.object({ id: Id.nullable(), name: z.string() }),
    branch: Ref,
    status: z.enum(PRINTER_STATUSES).nullable(),
    waiting: z.int().min(0),
    failed: z.int().min(0),
    /** When the oldest of them was queued. */
    since: Instant,
  })
  .meta({ id: 'PrinterTrouble' });

/** How long a receipt may wait before staff are alerted. */
export const PRINT_PATIENCE_SECONDS = 120;
/** How long staff are alerted about a receipt that was given up. */
export const PRINT_ALARM_HOURS = 12;

export const PRINT_FIELDS = {
  id: 'id',
  orderId: 'id',
  branchId: 'id',
  deviceId: 'id',
  state: 'text',
  purpose: 'text',
  createdAt: 'instant',
} as const satisfies ListFields;

export type Print = z.output<typeof Print>;
export type PrinterTrouble = z.output<typeof PrinterTrouble>;

/** The answer to a CloudPRNT poll. */
export const CloudPrntPoll = z
  .object({
    jobReady: z.boolean(),
    mediaTypes: z.array(z.string()).optional(),
    jobToken: z.string().optional(),
  })
  .meta({ id: 'CloudPrntPoll' });

export type CloudPrntPoll = z.output<typeof CloudPrntPoll>;

/** A host name or IP address, without port, path or user. */
const Host = Line(253).refine(
  (host) => host === '' || /^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/.test(host),
  {
    error: 'host',
  },
);

/** A device that orders are sent to: printer or tablet (SPEC section 3). */
export const DeviceDraft = z
  .object({
    identifier: Identifier,
    name: Line(200).default(''),
    type: Line(40).default('printer'),
    branch: Ref,
    isEnabled: z.boolean().default(true),
    connection: z.enum(PRINTER_CONNECTIONS).default('none'),
    host: Host.default(''),
    port: z.int().min(1).max(65_535).default(9100),
    columns: z.union([z.literal(32), z.literal(42), z.literal(48)]).default(42),
    encoding: z.enum(PRINTER_ENCODINGS).default('cp858'),
    /** Prints each order of the branch as soon as it is confirmed. */
    isAutomatic: z.boolean().default(true),
    /** Copies per order; all but the first are marked. */
    copies: z.int().min(1).max(5).default(1),
    /** Prints only what these stations prepare; none: whole orders. */
    stations: z.array(Ref).max(50).default([]),
  })
  .meta({ id: 'DeviceDraft' });

export const Device = DeviceDraft.extend({
  id: Id,
  /** Whether it has a token to fetch receipts with. */
  hasToken: z.boolean(),
  /** When it last contacted the shop; null: never. */
  lastSeenAt: Instant.nullable(),
  status: z.enum(PRINTER_STATUSES).nullable(),
}).meta({ id: 'Device' });

/** The secret address at which a printer fetches its receipts, shown this once: only its hash is stored. */
export const DeviceToken = z
  .object({ token: z.string(), path: z.string().meta({ description: 'Behind the origin of the API' }) })
  .meta({ id: 'DeviceToken' });

export const DEVICE_FIELDS = {
  id: 'id',
  identifier: 'text',
  name: 'text',
  type: 'text',
  branchId: 'id',
  isEnabled: 'boolean',
  connection: 'text',
} as const satisfies ListFields;

export type DeviceDraft = z.output<typeof DeviceDraft>;
export type Device = z.output<typeof Device>;
export type DeviceToken = z.output<typeof DeviceToken>;
