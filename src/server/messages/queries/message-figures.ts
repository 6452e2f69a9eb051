import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { MESSAGE_CHANNELS } from '../../../lib/contract/messages.ts';
import type { Database } from '../../platform/database/database.ts';
import { outbox } from '../../platform/database/schema.ts';
import type { FigureSource } from '../../platform/figures.ts';

const DAY_MS = 24 * 3_600_000;

type Name =
  'bestellbar_messages_waiting' | 'bestellbar_oldest_waiting_message_seconds' | 'bestellbar_messages_failed';

/** Messages of the outbox that wait, and those of the last 24 hours that were given up. */
export function messageFigures(db: Database, now: () => number): FigureSource<Name> {
  return {
    subject: 'messages',
    figures: {
      bestellbar_messages_waiting: { help: 'Messages that are not sent yet', labels: ['channel'] },
      bestellbar_oldest_waiting_message_seconds: {
        help: 'How long the oldest message waits',
        labels: ['channel'],
      },
      bestellbar_messages_failed: {
        help: 'Messages of the last 24 hours that were given up',
        labels: ['channel'],
      },
    },
    async read() {
      const at = now();
      const isWaiting = eq(outbox.state, 'waiting');
      const isFailed = and(eq(outbox.state, 'failed'), gte(outbox.createdAt, new Date(at - DAY_MS)));
      const rows = await db
        .select({
          channel: outbox.channel,
          waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
          failed: sql`count(*) filter (where ${isFailed})`.mapWith(Number),
          since: sql<
            string | number | null
          >`extract(epoch from min(${outbox.createdAt}) filter (where ${isWaiting}))`,
        })
        .from(outbox)
        .where(and(inArray(outbox.channel, [...MESSAGE_CHANNELS]), or(isWaiting, isFailed)))
        .groupBy(outbox.channel);
      return {
        bestellbar_messages_waiting: rows.map(({ channel, waiting }) => ({
          labels: { channel },
          value: waiting,
        })),
        bestellbar_oldest_waiting_message_seconds: rows.flatMap(({ channel, since }) =>
          since === null ? [] : [{ labels: { channel }, value: Math.max(0, at / 1000 - Number(since)) }],
        ),
        bestellbar_messages_failed: rows.map(({ channel, failed }) => ({
          labels: { channel },
          value: failed,
        })),
      };
    },
  };
}
