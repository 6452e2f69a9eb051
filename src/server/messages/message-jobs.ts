import type { Transaction } from '../platform/database/database.ts';
import { within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from '../orders/queries/outbox.ts';

/** A message of the outbox that is to be sent. All else is in its row, so that it is what it is then. */
export interface MessageJob {
  message: number;
}

interface Message {
  id: number;
  channel: MessageChannel;
}

export interface MessageJobs {
  /** Writes a job for each message in the transaction that writes the message, to be done `afterSeconds` from now. */
  write: (tx: Transaction, messages: readonly Message[], afterSeconds?: number) => Promise<void>;
  /** Begins to send what waits: one after the other in each channel, so that a server that hangs holds up its own kind only. */
  work: (work: Work) => Promise<void>;
  /** Waits for those under way. */
  close: () => Promise<void>;
}

interface Work {
  /** Sends it, or writes another job for later. Rejects if even that was not possible. */
  run: (message: number) => Promise<void>;
  /** Whoever tried has died with it again and again. */
  bury: (message: number) => Promise<void>;
}

/** How long a try may take: longer than every timeout of a server that is asked. */
export const TRY_SECONDS = 120;

const queueOf = (channel: MessageChannel) => `messages-${channel}`;
const DEAD = 'messages-dead';
const KEPT_SECONDS = 14 * 86_400;

/**
 * The jobs that send messages. A server that does not take one is not this queue's matter: the row says when the next try
 * is, and a new job is written with it. Jobs that are retried here are those whose process or database was gone.
 */
export async function openMessageJobs(jobs: JobQueue): Promise<MessageJobs> {
  await jobs.createQueue(DEAD, { retryLimit: 1000, retryDelay: 60, retentionSeconds: KEPT_SECONDS });
  for (const channel of MESSAGE_CHANNELS) {
    await jobs.createQueue(queueOf(channel), {
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: TRY_SECONDS,
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: 60,
      deadLetter: DEAD,
    });
    // Reads what the queue is like now: within a transaction the embedded database would have no connection left for that.
    await jobs.insert(queueOf(channel), []);
  }
  const working = new Map<MessageChannel | 'dead', QueueWork>();
  return {
    async write(tx, messages, afterSeconds = 0) {
      for (const [channel, some] of Map.groupBy(messages, (message) => message.channel)) {
        await jobs.insert(
          queueOf(channel),
          some.map(({ id }) => ({
            data: { message: id } satisfies MessageJob,
            ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}),
          })),
          within(tx),
        );
        working.get(channel)?.wake();
      }
    },
    async work({ run, bury }) {
      for (const channel of MESSAGE_CHANNELS)
        working.set(
          channel,
          await workQueue<MessageJob>(jobs, queueOf(channel), { everySeconds: 1 }, ({ message }) =>
            run(message),
          ),
        );
      working.set(
        'dead',
        await workQueue<MessageJob>(jobs, DEAD, { everySeconds: 10 }, ({ message }) => bury(message)),
      );
    },
    async close() {
      await Promise.all([...working.values()].map((work) => work.close()));
    },
  };
}
