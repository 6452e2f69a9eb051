import type { Shop } from '../../lib/contract/shop.ts';
import { formatDate, formatTime } from '../../lib/domain/dates.ts';
import type { OutboxRow } from '../orders/queries/outbox.ts';
import { findAdminAddresses } from '../people/queries/users.ts';
import type { Database } from '../platform/database/database.ts';
import { findEndpoint, findEndpointsOff, type EndpointRow } from '../webhooks/queries/endpoints.ts';
import { messageReasons, type Addresses, type Content } from './compose-message.ts';
import { webhookOffTexts as texts } from './mail/texts.ts';
import type { TellingTerms } from './remind-staff.ts';
import { queueMessages } from './queue-messages.ts';

/** The purpose of mails about a receiver of webhooks that the shop has switched off. */
export const WEBHOOK_OFF = 'webhook-off';

interface Payload {
  endpointId: number;
  /** Since when nothing had come through; it tells one time from the next. */
  since: string;
}

const payloadOf = ({ payload }: Pick<OutboxRow, 'payload'>) => payload as unknown as Payload;
const sinceOf = ({ failingSince }: EndpointRow) => failingSince?.toISOString() ?? '';

/** Mails the admins once about each receiver that the shop has switched off, whichever process does it. */
export function createTellWebhooksOff(terms: TellingTerms): () => Promise<void> {
  const { db, now } = terms;
  return async () => {
    const off = await findEndpointsOff(db);
    if (off.length === 0) return;
    const admins = await findAdminAddresses(db, new Date(now()));
    const messages = off.flatMap((endpoint) => {
      const payload: Payload = { endpointId: endpoint.id, since: sinceOf(endpoint) };
      return admins.map((recipient) => ({
        channel: 'mail' as const,
        audience: 'staff' as const,
        recipient,
        key: [WEBHOOK_OFF, endpoint.id, payload.since, recipient].join('/'),
        branchId: null,
        purpose: WEBHOOK_OFF,
        payload: { ...payload },
      }));
    });
    await db.transaction((tx) => queueMessages(tx, terms, messages));
  };
}

/** The mail, or why it is skipped: the endpoint was switched on or deleted in the meantime. */
export async function composeWebhookOff(
  db: Database,
  row: OutboxRow,
  shop: Shop,
  { office }: Pick<Addresses, 'office'>,
): Promise<Content | { skip: string }> {
  const { endpointId, since } = payloadOf(row);
  const endpoint = await findEndpoint(db, endpointId);
  if (!endpoint?.offReason || sinceOf(endpoint) !== since) return { skip: messageReasons.outdated };
  const { shopName, face, timezone: zone } = shop.config;
  const at = Date.parse(since);
  const says =
    endpoint.offReason === 'gone' ? texts.gone : texts.failing(formatDate(at, zone), formatTime(at, zone));
  // Loaded late, as all mails.
  const { webhookOffMail } = await import('./mail/branch-mail.ts');
  const mail = await webhookOffMail(
    { name: endpoint.name, says },
    {
      id: `webhook-off-${endpoint.id}-${row.id}`,
      to: row.recipient,
      shopName,
      face,
      url: `${office()}/backend/connections`,
    },
  );
  return { channel: 'mail', mail };
}
