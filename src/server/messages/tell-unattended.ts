import type { Shop } from '../../lib/contract/shop.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import { isMobileNumber, phoneCountry, toE164 } from '../../lib/domain/phone.ts';
import type { MessageChannel, OutboxRow } from '../orders/queries/outbox.ts';
import type { Database } from '../platform/database/database.ts';
import { findPauses } from '../shop/queries/pauses.ts';
import { messageReasons, type Addresses, type Content } from './compose-message.ts';
import { unattendedTexts as texts } from './mail/texts.ts';
import { findStaffSubscriptions } from './queries/push-subscriptions.ts';
import type { TellingTerms } from './remind-staff.ts';
import { queueMessages } from './queue-messages.ts';

/** The purpose of messages about an unattended branch. */
export const UNATTENDED = 'unattended';

/** Later, it is no news. */
const NEWS_MS = 3_600_000;

const sinceOf = ({ payload }: Pick<OutboxRow, 'payload'>) => Date.parse(String(payload['since']));

/** Tells the staff of each unattended branch once, by push, mail and SMS, whichever process does it. */
export function createTellUnattended(terms: TellingTerms): () => Promise<void> {
  const { db, readShop, now } = terms;
  return async () => {
    const shop = (await readShop())?.shop;
    if (!shop || shop.config.unattendedMinutes === 0) return;
    for (const [branchId, { unattendedSince }] of await findPauses(db)) {
      const branch = shop.branches.find(({ id }) => id === branchId);
      if (!branch || unattendedSince === null) continue;
      const since = new Date(unattendedSince).toISOString();
      const to = (channel: MessageChannel, audience: 'branch' | 'staff', recipient: string) => ({
        channel,
        audience,
        recipient,
        key: [UNATTENDED, branchId, since, channel, recipient].join('/'),
        branchId,
        purpose: UNATTENDED,
        payload: { since },
      });
      const devices = await findStaffSubscriptions(db, branchId, new Date(now()));
      const messages = [
        ...devices.map(({ id }) => to('push', 'staff', String(id))),
        ...(branch.email === '' ? [] : [to('mail', 'branch', branch.email)]),
        ...mobileOf(shop, branch).map((phone) => to('sms', 'branch', phone)),
      ];
      await db.transaction((tx) => queueMessages(tx, terms, messages));
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
  return since === sinceOf(row) ? null : messageReasons.attended;
}

/** The message in its row's channel. */
export async function composeUnattended(
  row: OutboxRow,
  shop: Shop,
  { office }: Pick<Addresses, 'office'>,
): Promise<Content> {
  const { shopName, face, timezone, unattendedAction } = shop.config;
  const branch = shop.branches.find(({ id }) => id === row.branchId)?.name ?? shopName;
  const title = texts.title(branch);
  const since = texts.since(formatTime(sinceOf(row), timezone));
  if (row.channel === 'sms') return { channel: 'sms', text: `${title}. ${since}` };
  const says = `${since} ${texts.customers[unattendedAction]}`;
  const url = `${office()}/backend/`;
  if (row.channel === 'push') {
    const tag = `unattended-${row.branchId}`;
    return { channel: 'push', push: { title, body: says, url, tag, isUrgent: true } };
  }
  // Loaded late: the mail modules are large, and a shop without mail never needs them.
  const { unattendedMail } = await import('./mail/branch-mail.ts');
  const id = `unattended-${row.branchId}-${row.id}`;
  return {
    channel: 'mail',
    mail: await unattendedMail({ title, says }, { id, to: row.recipient, branch, url, face }),
  };
}
