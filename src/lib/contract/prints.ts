import { z } from 'zod';
import { Id, Instant, Ref } from './fields.ts';
import { PRINTER_STATUSES } from './devices.ts';
import type { ListFields } from './lists.ts';

/**
 * `queued`: waits for its printer; `taken`: the printer has it; `acknowledged`: the printer has said that it is on paper, or has at
 * least taken every byte of it; `failed`: nobody tries any more.
 */
export const PRINT_STATES = ['queued', 'taken', 'acknowledged', 'failed'] as const;

/** What came in between at the last try. `unconfirmed`: nothing did, but the printer is one of those that never say that it is printed. */
export const PRINT_PROBLEMS = [
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

/** A receipt that was to be printed, and what came of it. */
export const Print = z
  .object({
    id: Id,
    purpose: z.enum(['order', 'test']),
    order: z.object({ id: Id, ticketNumber: z.string() }).nullable(),
    branch: Ref,
    device: z.object({ id: Id.nullable(), name: z.string() }),
    state: z.enum(PRINT_STATES),
    /** Says DUPLIKAT: the same was, or may have been, printed before. */
    isDuplicate: z.boolean(),
    tries: z.int().min(0),
    problem: z.enum(PRINT_PROBLEMS).nullable(),
    createdAt: Instant,
    takenAt: Instant.nullable(),
    doneAt: Instant.nullable(),
  })
  .meta({ id: 'Print' });

/** A printer that does not do what it should: receipts wait for it for too long, or were given up. */
export const PrinterTrouble = z
  .object({
    device: z.object({ id: Id.nullable(), name: z.string() }),
    branch: Ref,
    status: z.enum(PRINTER_STATUSES).nullable(),
    waiting: z.int().min(0),
    failed: z.int().min(0),
    /** When the oldest of them was to be printed. */
    since: Instant,
  })
  .meta({ id: 'PrinterTrouble' });

/** How long a receipt may wait before staff are told. */
export const PRINT_PATIENCE_SECONDS = 120;
/** For how long staff are told of a receipt that was given up. */
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

/** German words for what cannot be printed once more. */
export const PRINT_MESSAGES = {
  stillWaiting: 'Dieser Beleg wartet noch auf den Drucker.',
  deviceGone: 'Diesen Drucker gibt es nicht mehr, oder er ist ausgeschaltet.',
} as const;

/** German words for what a printer's trouble is, behind 'Der Drucker …'. */
export const PRINT_PROBLEM_WORDS: Readonly<Record<PrintProblem, string>> = {
  unreachable: 'ist im Netz nicht zu erreichen',
  refused: 'nimmt keine Verbindung an',
  closed: 'hat die Verbindung abgebrochen',
  silent: 'antwortet nicht mehr',
  paperOut: 'hat kein Papier',
  coverOpen: 'ist offen',
  offline: 'meldet einen Fehler',
  rejected: 'hat den Beleg nicht angenommen',
  unanswered: 'hat den Beleg nicht abgeholt oder nicht bestätigt',
  unconfirmed: 'hat den Beleg angenommen, meldet aber nie, ob er gedruckt ist',
  deviceOff: 'ist in der Verwaltung ausgeschaltet',
  deviceGone: 'ist in der Verwaltung gelöscht',
};

/** What a Star printer is answered when it asks for work, as CloudPRNT has it. */
export const CloudPrntPoll = z
  .object({
    jobReady: z.boolean(),
    mediaTypes: z.array(z.string()).optional(),
    jobToken: z.string().optional(),
  })
  .meta({ id: 'CloudPrntPoll' });

export type CloudPrntPoll = z.output<typeof CloudPrntPoll>;
