import { formatTime } from '../../lib/domain/dates.ts';
import { isMobileNumber, phoneCountry, toE164 } from '../../lib/domain/phone.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { insertMessages, type MessageChannel, type OutboxRow } from '../orders/queries/outbox.ts';
import type { Database } from '../platform/database/database.ts';
import { findPauses } from '../shop/queries/pauses.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { messageReasons, type Addresses, type Content } from './compose-message.ts';
import type { MessageJobs } from './message-jobs.ts';
import { findStaffSubscriptions } from './queries/push-subscriptions.ts';

/** What a message is for that tells staff of a branch that nobody attends. */
export const UNATTENDED = 'unattended';

interface Terms {
  db: Database;
  jobs: Pick<MessageJobs, 'write'>;
  readShop: ReadCurrentShop;
  isConfigured: (channel: MessageChannel) => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Later, it is no news. */
const NEWS_MS = 3_600_000;

const texts = {
  title: (branch: string) => `Niemand da: ${branch}`,
  asleep: (time: string) => `Seit ${time} Uhr ist dort kein Gerät wach oder eine Bestellung unbeantwortet.`,
  told: {
    tell: 'Kunden sehen davon nichts.',
    call: 'Kunden werden gebeten anzurufen.',
    refuse: 'Kunden können bis zum Ladenschluss nicht bestellen, oder bis jemand da ist.',
  },
  open: 'Bestellungen öffnen',
} as const;

/** Tells the staff of each branch that nobody attends, by push, mail and SMS, once each time. However many processes look, it is written once. */
export function createTellUnattended({ db, jobs, readShop, isConfigured, now }: Terms): () => Promise<void> {
  return async () => {
    const shop = (await readShop())?.shop;
    if (!shop || shop.config.unattendedMinutes === 0) return;
    for (const [branchId, { unattendedSince }] of await findPauses(db)) {
      const branch = shop.branches.find(({ id }) => id === branchId);
      if (!branch || unattendedSince === null) continue;
      const at = new Date(now());
      const since = new Date(unattendedSince).toISOString();
      const to = (channel: MessageChannel, audience: 'branch' | 'staff', recipient: string) => ({
        channel,
        audience,
        recipient,
        key: [UNATTENDED, branchId, since, channel, recipient].join('/'),
        orderId: null,
        branchId,
        purpose: UNATTENDED,
        payload: { since },
        state: isConfigured(channel) ? ('waiting' as const) : ('notConfigured' as const),
        createdAt: at,
      });
      const devices = await findStaffSubscriptions(db, branchId, at);
      const messages = [
        ...devices.map(({ id }) => to('push', 'staff', String(id))),
        ...(branch.email === '' ? [] : [to('mail', 'branch', branch.email)]),
        ...mobileOf(shop, branch).map((phone) => to('sms', 'branch', phone)),
      ];
      await db.transaction(async (tx) => {
        const written = await insertMessages(tx, messages);
        const waiting = written.filter(({ state }) => state === 'waiting');
        await jobs.write(tx, waiting as { id: number; channel: MessageChannel }[]);
      });
    }
  };
}

/** The branch's number, if the shop sends text messages and it can receive them. */
function mobileOf({ config }: Shop, branch: Shop['branches'][number]): string[] {
  const phone = toE164(branch.phone, phoneCountry(config, branch));
  return config.enablePluginSMS && phone !== null && isMobileNumber(phone) ? [phone] : [];
}

/** Why such a message is no longer worth sending; null: it is. */
export async function whyNotUnattended(db: Database, row: OutboxRow, now: number): Promise<string | null> {
  if (now - row.createdAt.getTime() > NEWS_MS) return messageReasons.tooOld;
  const since = (await findPauses(db)).get(row.branchId ?? 0)?.unattendedSince ?? null;
  return since === null ? messageReasons.attended : null;
}

/** The message in its row's channel. */
export async function composeUnattended(
  row: OutboxRow,
  shop: Shop,
  { office }: Pick<Addresses, 'office'>,
): Promise<Content> {
  const { shopName, timezone, unattendedAction } = shop.config;
  const name = shop.branches.find(({ id }) => id === row.branchId)?.name ?? shopName;
  const since = String(row.payload['since']);
  const title = texts.title(name);
  const asleep = texts.asleep(formatTime(Date.parse(since), timezone));
  if (row.channel === 'sms') return { channel: 'sms', text: `${title}. ${asleep}` };
  const says = `${asleep} ${texts.told[unattendedAction]}`;
  const url = `${office()}/backend/board`;
  if (row.channel === 'push')
    return {
      channel: 'push',
      push: { title, body: says, url, tag: `unattended-${row.branchId}`, isUrgent: true },
    };
  // Loaded late: a shop without mail never needs it.
  const { unattendedMail } = await import('./mail/unattended-mail.ts');
  const words = { title, says, open: texts.open };
  const id = `unattended-${row.branchId}-${row.id}`;
  return {
    channel: 'mail',
    mail: await unattendedMail(words, { id, to: row.recipient, shopName: name, url }),
  };
}
