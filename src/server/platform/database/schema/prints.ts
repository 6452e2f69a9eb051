import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PrintState, PrintProblem } from '../../../../lib/contract/printing.ts';
import { devices } from './branches.ts';
import { orders } from './orders.ts';

const instant = () => timestamp({ withTimezone: true });

/** Print jobs, with their printer and result. */
export const prints = pgTable(
  'prints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What caused the print; unique, so that nothing is printed twice. */
    key: text().notNull().unique(),
    purpose: text().$type<'order' | 'test'>().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    branchId: integer().notNull(),
    /** The name remains after the printer is deleted. */
    deviceId: integer().references(() => devices.id, { onDelete: 'set null' }),
    deviceName: text().notNull(),
    /** 0 is an order's first print on this printer; further ones are marked as duplicates. */
    copy: integer().notNull().default(0),
    /** An earlier attempt may have printed something, so the next one is marked. */
    isRepeat: boolean().notNull().default(false),
    state: text().$type<PrintState>().notNull().default('queued'),
    /** The number of attempts; distinguishes them. */
    tries: integer().notNull().default(0),
    /** Which of the printers with the same address has it. */
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
