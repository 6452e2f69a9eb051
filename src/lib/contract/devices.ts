import { z } from 'zod';
import { Id, Identifier, Instant, Line, Ref } from './fields.ts';
import type { ListFields } from './lists.ts';

/** How receipts get to a printer: sent to its address, or fetched by the printer itself. `none`: not at all. */
export const PRINTER_CONNECTIONS = ['none', 'tcp', 'cloudprnt', 'epson'] as const;
/** Code pages; with `multilingual` the printer is told to change between several. */
export const PRINTER_ENCODINGS = ['cp858', 'cp1252', 'multilingual'] as const;
/** What a printer last said of itself. */
export const PRINTER_STATUSES = ['ready', 'paperLow', 'paperOut', 'coverOpen', 'offline', 'error'] as const;

/** Characters of normal size on a line: paper of 58 mm, of 80 mm with Epson's default, of 80 mm. */
export const RECEIPT_COLUMNS = [32, 42, 48] as const;

export type PrinterConnection = (typeof PRINTER_CONNECTIONS)[number];
export type PrinterEncoding = (typeof PRINTER_ENCODINGS)[number];
export type PrinterStatus = (typeof PRINTER_STATUSES)[number];
export type ReceiptColumns = (typeof RECEIPT_COLUMNS)[number];

/** A name or an address of a network, without a port, a path or a name of somebody. */
const Host = Line(253).refine(
  (host) => host === '' || /^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/.test(host),
  {
    error: 'host',
  },
);

/** What admins say of something that orders are sent to: a printer or a tablet (SPEC section 3). */
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
    /** How often an order is printed then; all but the first are marked. */
    copies: z.int().min(1).max(5).default(1),
  })
  .meta({ id: 'DeviceDraft' });

export const Device = DeviceDraft.extend({
  id: Id,
  /** Whether it has an address of its own to fetch receipts from. */
  hasToken: z.boolean(),
  /** When it was last heard of; null: never. */
  lastSeenAt: Instant.nullable(),
  status: z.enum(PRINTER_STATUSES).nullable(),
}).meta({ id: 'Device' });

/** The secret address under which a printer fetches its receipts. Told this once: only its hash is kept. */
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

/** German words for what is wrong with a device as a whole. */
export const DEVICE_MESSAGES = {
  hostMissing: 'Bitte geben Sie die Adresse des Druckers im Netz an.',
  notPolling: 'Dieses Gerät holt keine Belege ab: Es hat keine Abruf-Adresse.',
} as const;

/** German words for a test that did not come through (SPEC section 8). */
export const DEVICE_TEST_MESSAGES = {
  off: 'Test nicht erfolgreich: Das Gerät ist ausgeschaltet.',
  failed: 'Test nicht erfolgreich: Das Gerät hat ihn nicht angenommen.',
  printer: (trouble: string) => `Test nicht erfolgreich: Der Drucker ${trouble}.`,
  printNotConfigured: 'Test nicht erfolgreich: Es ist noch kein Drucker eingerichtet.',
  notificationNotConfigured:
    'Test nicht erfolgreich: Für Nachrichten an Geräte ist noch nichts eingerichtet.',
} as const;
