import type { Transaction } from '../platform/database/database.ts';
import { openQueue, within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from '../orders/queries/outbox.ts';

/** A message of the outbox to send. Its row has everything else, so that it is sent in its latest state. */
export interface MessageJob {
  message: number;
}

interface Message {
  id: number;
  channel: MessageChannel;
}

export interface MessageJobs {
  /** Queues a job for each message in the transaction that writes the message, `afterSeconds` from now. */
  write: (tx: Transaction, messages: readonly Message[], afterSeconds?: number) => Promise<void>;
  /** Starts sending: one message at a time per channel, so that a hanging server delays only its own channel. */
  work: (work: Work) => Promise<void>;
  /** Waits for running jobs. */
  close: () => Promise<void>;
}

interface Work {
  /** Sends the message, or queues another attempt. Rejects if neither was possible. */
  run: (message: number) => Promise<void>;
  /** Gives up a message whose attempts have crashed the process repeatedly. */
  bury: (message: number) => Promise<void>;
}

/** The longest attempt: longer than every server's timeout. */
const TRY_SECONDS = 120;
/** How long an attempt holds its message; renewed while it runs, so that a killed process's message is soon sent by another. */
export const CLAIM_SECONDS = 45;

const queueOf = (channel: MessageChannel) => `messages-${channel}`;
const DEAD = 'messages-dead';
const KEPT_SECONDS = 14 * 86_400;

/**
 * The jobs that send messages. A server's refusal is not handled here: its row has the next attempt, with a new job. Only jobs whose
 * process or database was gone are retried by the queue.
 */
export async function openMessageJobs(jobs: JobQueue): Promise<MessageJobs> {
  await openQueue(jobs, DEAD, { retryLimit: 1000, retryDelay: 60, retentionSeconds: KEPT_SECONDS });
  for (const channel of MESSAGE_CHANNELS) {
    await openQueue(jobs, queueOf(channel), {
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: TRY_SECONDS,
      retentionSeconds: KEPT_SECONDS,
      deleteAfterSeconds: 60,
      deadLetter: DEAD,
    });
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
          await workQueue<MessageJob>(jobs, queueOf(channel), ({ message }) => run(message)),
        );
      working.set('dead', await workQueue<MessageJob>(jobs, DEAD, ({ message }) => bury(message)));
    },
    async close() {
      await Promise.all([...working.values()].map((work) => work.close()));
    },
  };
}
