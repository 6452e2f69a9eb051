import type { DailyMail, DailyMailState } from '../../lib/contract/daily-mail.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { MessageOutlet } from './message-outlet.ts';
import { findDailyMail, writeDailyMail } from './queries/daily-mails.ts';

/** Who gets the report of the day, for admins. */
export function createDailyMailSettings(
  db: Database,
  { isConfigured }: Pick<MessageOutlet, 'isConfigured'>,
  now: () => number,
) {
  const withState = (settings: DailyMail): DailyMailState => ({
    ...settings,
    isMailSetUp: isConfigured('mail'),
  });
  return {
    read: async () => withState(await findDailyMail(db)),
    write: (actor: Actor, settings: DailyMail) =>
      db.transaction(async (tx) => {
        const before = await findDailyMail(tx);
        await writeDailyMail(tx, settings);
        const entry = { at: new Date(now()), action: 'update', entity: 'config', id: null } as const;
        const named = (dailyMail: DailyMail) => ({ dailyMail });
        await insertAudit(tx, actor, { ...entry, before: named(before), after: named(settings) });
        return withState(settings);
      }),
  };
}
