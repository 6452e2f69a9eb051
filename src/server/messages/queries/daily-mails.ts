import { eq, sql } from 'drizzle-orm';
import { DailyMail } from '../../../lib/contract/daily-mail.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { dailyMails, dailyMailSettings } from '../../platform/database/schema.ts';

/** The settings; none were made: the contract's defaults. */
export async function findDailyMail(db: Database | Transaction): Promise<DailyMail> {
  const [row] = await db.select({ settings: dailyMailSettings.settings }).from(dailyMailSettings);
  return DailyMail.parse(row?.settings ?? {});
}

export async function writeDailyMail(tx: Transaction, settings: DailyMail): Promise<void> {
  await tx
    .insert(dailyMailSettings)
    .values({ settings })
    .onConflictDoUpdate({ target: dailyMailSettings.id, set: { settings } });
}

/** Claims the report of a day for ten minutes; null: it is sent, or another process sends it. Answers who has it already. */
export async function claimDailyMail(db: Database, day: string): Promise<string[] | null> {
  const nextTryAt = sql`now() + interval '10 minutes'`;
  const [row] = await db
    .insert(dailyMails)
    .values({ day, nextTryAt })
    .onConflictDoUpdate({
      target: dailyMails.day,
      set: { nextTryAt },
      setWhere: sql`${dailyMails.doneAt} is null and ${dailyMails.nextTryAt} <= now()`,
    })
    .returning({ sentTo: dailyMails.sentTo });
  return row?.sentTo ?? null;
}

export async function noteDailyMail(
  db: Database,
  day: string,
  { sentTo, isDone }: { sentTo: string[]; isDone: boolean },
): Promise<void> {
  await db
    .update(dailyMails)
    .set({ sentTo, ...(isDone ? { doneAt: sql`now()` } : {}) })
    .where(eq(dailyMails.day, day));
}
