import { DateTime } from 'luxon';
import type { DailyReport } from '../../lib/contract/statistics.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { claimDailyMail, findDailyMail, noteDailyMail } from './queries/daily-mails.ts';
import type { SendMail } from './senders.ts';

/** The figures of a day of all branches, as statistics has them. */
export type ReadDailyReport = (day: string) => Promise<DailyReport>;

interface Terms {
  db: Database;
  readShop: () => Promise<Shop | null>;
  readReport: ReadDailyReport;
  send: SendMail;
  /** The origin of the back office. */
  office: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** Mails the report of the day before, from the hour set on, once to each recipient; answers how many were sent. */
export function createSendDailyReport(terms: Terms): () => Promise<number> {
  const { db, readShop, readReport, send, office, now, report } = terms;
  return async () => {
    const { isEnabled, hour, recipients } = await findDailyMail(db);
    const shop = isEnabled && recipients.length > 0 ? await readShop() : null;
    if (!shop) return 0;
    const { timezone: zone, shopName, currency, face } = shop.config;
    const at = DateTime.fromMillis(now(), { zone });
    if (at.hour < hour) return 0;
    const day = at.minus({ days: 1 }).toISODate() ?? '';
    const sentTo = await claimDailyMail(db, day);
    if (!sentTo) return 0;
    // Loaded late, as all mails.
    const { dailyReportMail } = await import('./mail/daily-report-mail.ts');
    const figures = await readReport(day);
    const had = sentTo.length;
    const refused: string[] = [];
    for (const to of recipients.filter((one) => !sentTo.includes(one))) {
      const sent = await send(
        await dailyReportMail(figures, { to, shopName, currency, face, office: office() }),
      );
      if (sent.ok) sentTo.push(to);
      else {
        report(new Error(`the report of ${day} was not sent: ${sent.reason}`));
        if (sent.isFinal) refused.push(to);
      }
      const isDone = recipients.every((one) => sentTo.includes(one) || refused.includes(one));
      await noteDailyMail(db, day, { sentTo, isDone });
    }
    return sentTo.length - had;
  };
}
