import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PrintState, PrintProblem } from '../../../../lib/contract/printing.ts';
import { devices } from './branches.ts';
import { orders } from './orders.ts';

const instant = () => timestamp({ withTimezone: true });

/** Every receipt that was to be printed, on which printer, and what came of it. */
export const prints = pgTable(
  'prints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What asked for it: a second row for the same thing cannot be. */
    key: text().notNull().unique(),
    purpose: text().$type<'order' | 'test'>().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    branchId: integer().notNull(),
    /** Its name stays when the printer is gone. */
    deviceId: integer().references(() => devices.id, { onDelete: 'set null' }),
    deviceName: text().notNull(),
    /** 0 is the first of its order on this printer; the others are marked. */
    copy: integer().notNull().default(0),
    /** A try before may have left something on paper, so that the next one is marked. */
    isRepeat: boolean().notNull().default(false),
    state: text().$type<PrintState>().notNull().default('queued'),
    /** How often a printer has had it; tells one try from the next. */
    tries: integer().notNull().default(0),
    /** Which of the printers that share an address has it. */
    takenBy: text(),
    problem: text().$type<PrintProblem>(),
    createdAt: instant().notNull(),
    takenAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    index('prints_order').on(table.orderId),
    index('prints_device').on(table.deviceId, table.state, table.id),
    index('prints_branch').on(table.branchId, table.state),
  ],
);
