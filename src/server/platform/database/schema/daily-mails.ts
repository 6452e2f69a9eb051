import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { DailyMail } from '../../../../lib/contract/daily-mail.ts';

const instant = () => timestamp({ withTimezone: true });

/** Who gets the report of the day, and when; one row. */
export const dailyMailSettings = pgTable(
  'daily_mail_settings',
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<DailyMail>().notNull(),
  },
  (table) => [check('daily_mail_settings_one', sql`${table.id} = 1`)],
);

/** Days whose report was sent, or is being sent. */
export const dailyMails = pgTable('daily_mails', {
  day: date({ mode: 'string' }).primaryKey(),
  /** Nobody else tries before then. */
  nextTryAt: instant().notNull(),
  /** Who has it, so that nobody gets it twice. */
  sentTo: jsonb().$type<string[]>().notNull().default([]),
  doneAt: instant(),
});
