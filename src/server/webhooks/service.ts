import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import {
  OLD_SECRET_HOURS,
  type NewWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointChanges,
  type WebhookEndpointDraft,
  type WebhookReplay,
} from '../../lib/contract/webhooks.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { notify } from '../platform/database/notices.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  failWaiting,
  findDeliveries,
  findDelivery,
  sendAgain,
  type FoundDelivery,
} from './queries/deliveries.ts';
import {
  deleteEndpoint,
  findEndpoint,
  findEndpoints,
  lockEndpoint,
  insertEndpoint,
  updateEndpoint,
  type FoundEndpoint,
} from './queries/endpoints.ts';
import { findEvents, wants } from './queries/events.ts';
import type { SendWebhooks } from './send-webhooks.ts';
import { newWebhookSecret } from './sign.ts';
import type { WebhookAccess } from './webhook-access.ts';

interface Dependencies {
  db: Database;
  access: Pick<WebhookAccess, 'isAllowed'>;
  sender: Pick<SendWebhooks, 'test'>;
  /** Epoch milliseconds. */
  now: () => number;
}

type Done<T, Refusal extends string> = { ok: true; value: T } | { ok: false; code: Refusal };
/** Why a call about webhooks is refused. */
export type WebhookRefusal = 'urlUnreadable' | 'urlForbidden' | 'rangeBackwards' | 'switchedOff' | 'underWay';

/** Addresses that are told of events, for admins. */
export function createWebhookService({ db, access, sender, now }: Dependencies) {
  async function whyNot(url: string): Promise<'urlUnreadable' | 'urlForbidden' | null> {
    const parsed = URL.parse(url);
    if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'urlUnreadable';
    return (await access.isAllowed(parsed)) ? null : 'urlForbidden';
  }

  /** Changes an endpoint and logs it. */
  function change<T>(
    actor: Actor,
    id: number,
    action: 'update' | 'delete' | 'renew',
    act: (tx: Transaction, before: FoundEndpoint, at: Date) => Promise<T>,
  ): Promise<Done<{ done: T; before: FoundEndpoint; after: FoundEndpoint | null }, 'notFound'>> {
    return db.transaction(async (tx) => {
      const before = await lockEndpoint(tx, id);
      if (!before) return { ok: false, code: 'notFound' };
      const at = new Date(now());
      const done = await act(tx, before, at);
      const after = await findEndpoint(tx, id);
      await insertAudit(tx, actor, {
        ...{ at, action, entity: 'webhooks', id },
        before: toWire(before, at),
        after: after && toWire(after, at),
      });
      return { ok: true, value: { done, before, after } };
    });
  }

  const wire = (row: FoundEndpoint) => toWire(row, new Date(now()));

  return {
    async list(): Promise<WebhookEndpoint[]> {
      return (await findEndpoints(db)).map(wire);
    },
    async create(
      actor: Actor,
      { branches, ...draft }: WebhookEndpointDraft,
    ): Promise<Done<NewWebhookEndpoint, WebhookRefusal>> {
      const refusal = await whyNot(draft.url);
      if (refusal) return { ok: false, code: refusal };
      const at = new Date(now());
      const secret = newWebhookSecret();
      return db.transaction(async (tx) => {
        const branchIds = branches?.map(({ id }) => id) ?? null;
        const row = await insertEndpoint(tx, { ...draft, branchIds, secret, createdAt: at });
        const made = toWire(row, at);
        const entry = { at, action: 'create', entity: 'webhooks', id: row.id, before: null } as const;
        await insertAudit(tx, actor, { ...entry, after: made });
        return { ok: true, value: { ...made, secret } };
      });
    },
    async update(
      actor: Actor,
      id: number,
      { branches, ...changes }: WebhookEndpointChanges,
    ): Promise<Done<WebhookEndpoint, WebhookRefusal | 'notFound'>> {
      const refusal = changes.url === undefined ? null : await whyNot(changes.url);
      if (refusal) return { ok: false, code: refusal };
      const changed = await change(actor, id, 'update', async (tx, before) => {
        const isOn = changes.isEnabled === true && !before.isEnabled;
        const isElsewhere = changes.url !== undefined && changes.url !== before.url;
        await updateEndpoint(tx, id, {
          ...changes,
          ...(branches === undefined ? {} : { branchIds: branches?.map((one) => one.id) ?? null }),
          ...(isOn ? { offReason: null } : {}),
          // A new address has failed nobody yet.
          ...(isOn || isElsewhere ? { failingSince: null } : {}),
          // A change needs a column.
          name: changes.name ?? before.name,
        });
        // What an endpoint misses while it is off is replayed, not kept waiting.
        if (changes.isEnabled === false) await failWaiting(tx, id);
      });
      if (!changed.ok) return changed;
      return { ok: true, value: wire(changed.value.after ?? changed.value.before) };
    },
    async remove(actor: Actor, id: number): Promise<WebhookEndpoint | null> {
      const gone = await change(actor, id, 'delete', (tx) => deleteEndpoint(tx, id));
      return gone.ok ? wire(gone.value.before) : null;
    },
    async renewSecret(actor: Actor, id: number): Promise<NewWebhookEndpoint | null> {
      const secret = newWebhookSecret();
      const renewed = await change(actor, id, 'renew', (tx, before, at) =>
        updateEndpoint(tx, id, {
          secret,
          oldSecret: before.secret,
          oldSecretUntil: new Date(at.getTime() + OLD_SECRET_HOURS * 3_600_000),
        }),
      );
      return renewed.ok ? { ...wire(renewed.value.after ?? renewed.value.before), secret } : null;
    },
    test: sender.test,
    async deliveries(query: ListQuery): Promise<ListPage<WebhookDelivery>> {
      const { items, total } = await findDeliveries(db, query);
      return { items: items.map(toDelivery), total };
    },
    sendAgain(id: number): Promise<Done<WebhookDelivery, 'notFound' | 'switchedOff' | 'underWay'>> {
      return db.transaction(async (tx) => {
        const found = await findDelivery(tx, id);
        const endpoint = found && (await lockEndpoint(tx, found.delivery.endpointId));
        if (!found || !endpoint) return { ok: false, code: 'notFound' };
        if (!endpoint.isEnabled) return { ok: false, code: 'switchedOff' };
        const { eventId, orderId } = found.delivery;
        const count = await sendAgain(tx, endpoint.id, [{ id: eventId, orderId }], false);
        if (count === 0) return { ok: false, code: 'underWay' };
        await notify(tx, 'webhook_events', '');
        const again = await findDelivery(tx, id);
        return { ok: true, value: toDelivery(again ?? found) };
      });
    },
    replay(
      id: number,
      { from, to, onlyFailed }: WebhookReplay,
    ): Promise<Done<{ count: number }, 'notFound' | 'switchedOff' | 'rangeBackwards'>> {
      // The database knows no year 0, and nothing happened before 1970.
      const [first, last] = [from, to].map((at) => new Date(Math.max(Date.parse(at), 0)));
      const range = { from: first ?? new Date(0), to: last ?? new Date(0) };
      return db.transaction(async (tx) => {
        if (range.to < range.from) return { ok: false, code: 'rangeBackwards' };
        const endpoint = await lockEndpoint(tx, id);
        if (!endpoint) return { ok: false, code: 'notFound' };
        if (!endpoint.isEnabled) return { ok: false, code: 'switchedOff' };
        let count = 0;
        for (let after: number | null = 0; after !== null;) {
          const events = await findEvents(tx, { ...range, after, most: MOST_AT_ONCE });
          const wanted = events.filter((event) => wants(endpoint, event));
          count += await sendAgain(tx, id, wanted, onlyFailed);
          after = events.length < MOST_AT_ONCE ? null : (events.at(-1)?.id ?? null);
        }
        if (count > 0) await notify(tx, 'webhook_events', '');
        return { ok: true, value: { count } };
      });
    },
  };
}

const MOST_AT_ONCE = 1000;

export type WebhookService = ReturnType<typeof createWebhookService>;

function toWire(row: FoundEndpoint, at: Date): WebhookEndpoint {
  const { id, name, url, types, branchIds, hasContact, isEnabled, offReason, waiting } = row;
  const isOld = row.oldSecretUntil !== null && row.oldSecretUntil > at;
  return {
    ...{ id, name, url, types, hasContact, isEnabled, offReason, waiting },
    branches: branchIds?.map((branch) => ({ id: branch })) ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    oldSecretUntil: isOld ? (row.oldSecretUntil?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

function toDelivery({ delivery, event }: FoundDelivery): WebhookDelivery {
  const { id, endpointId, orderId, state, tries, nextTryAt, doneAt, attempts } = delivery;
  return {
    ...{ id, state, tries, attempts },
    endpoint: { id: endpointId },
    messageId: event.messageId,
    type: event.type,
    order: orderId === null ? null : { id: orderId },
    branchId: event.branchId,
    createdAt: event.at.toISOString(),
    nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}
