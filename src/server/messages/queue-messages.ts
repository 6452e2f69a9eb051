import { insertMessages, type MessageChannel, type NewOutboxRow } from '../orders/queries/outbox.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { MessageJobs } from './message-jobs.ts';

export interface QueuingTerms {
  jobs: Pick<MessageJobs, 'write'>;
  /** Whether the channel has a sender. */
  isConfigured: (channel: MessageChannel) => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

type Draft = Omit<NewOutboxRow, 'channel' | 'state' | 'createdAt'> & { channel: MessageChannel };

/** Puts messages into the outbox, each once per key, with the jobs of those that can be sent. */
export async function queueMessages(
  tx: Transaction,
  { jobs, isConfigured, now }: QueuingTerms,
  drafts: readonly Draft[],
): Promise<void> {
  const written = await insertMessages(
    tx,
    drafts.map((draft) => ({
      ...draft,
      state: isConfigured(draft.channel) ? ('waiting' as const) : ('notConfigured' as const),
      createdAt: new Date(now()),
    })),
  );
  const waiting = written.filter(({ state }) => state === 'waiting');
  await jobs.write(tx, waiting as { id: number; channel: MessageChannel }[]);
}
