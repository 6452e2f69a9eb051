import { spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { toInit, type Shop } from '../../../lib/contract/shop.ts';
import { diffShops } from '../../../lib/contract/shop-patch.ts';
import type { PageToWrite, WriterAnswer, WriterRequest } from './writer-messages.ts';

export type { PageToWrite };

/** What a round of the writer came to; of a failure, nothing may be put live. */
export type WrittenPages =
  { ok: true; written: string[]; gone: string[] } | { ok: false; reason: string; lines: string[] };

export interface PageWriter {
  /** Renders pages of a shop into `folder`, those only that differ from what is in `live`. */
  write: (round: {
    shop: Shop;
    pages: readonly PageToWrite[];
    live: string;
    folder: string;
  }) => Promise<WrittenPages>;
  close: () => Promise<void>;
}

interface Supervision {
  /** The built entry, see `buildWriter`. */
  entry: string;
  /** Where the pages are going to be served, such as `https://example.org`; and what they are told of the API. */
  origin: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  limits?: Limits;
}

interface Limits {
  startMs: number;
  roundMs: number;
  /** More, where it is told the whole shop. */
  shopMs: number;
  perPageMs: number;
}
const LIMITS: Limits = { startMs: 30_000, roundMs: 10_000, shopMs: 60_000, perPageMs: 500 };

/** A process that renders pages. It is started when it is needed, and anew if it dies or takes too long. */
export function createPageWriter({ entry, origin, env, logFile, limits = LIMITS }: Supervision): PageWriter {
  let child: ChildProcess | null = null;
  let known: Shop | null = null;
  let rounds = 0;

  async function started(): Promise<ChildProcess> {
    if (child?.connected) return child;
    const log = await open(logFile, 'w');
    const script = join(import.meta.dirname, 'writer-process.ts');
    const fresh = spawn(process.execPath, [script, entry, origin], {
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
      serialization: 'advanced',
    });
    await log.close();
    child = fresh;
    known = null;
    await heard(fresh, (message) => message === 'ready', limits.startMs);
    return fresh;
  }

  function stop(): Promise<void> {
    const ending = child;
    child = null;
    known = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
    const ended = new Promise<void>((done) => ending.once('exit', () => done()));
    ending.kill('SIGKILL');
    return ended;
  }

  let last: Promise<unknown> = Promise.resolve();
  const write: PageWriter['write'] = async ({ shop, pages, live, folder }) => {
    try {
      const process = await started();
      const change = known ? { patch: diffShops(known, shop) } : { init: toInit(shop) };
      const request: WriterRequest = { id: ++rounds, shop: change, pages: [...pages], live, folder };
      process.send(request);
      const limit = limits.roundMs + pages.length * limits.perPageMs + ('init' in change ? limits.shopMs : 0);
      const { id: _id, ...answer } = (await heard(
        process,
        (it) => isAnswer(it, request.id),
        limit,
      )) as WriterAnswer;
      known = answer.ok ? shop : null;
      // What it knows after a failure is not sure: it starts anew.
      if (!answer.ok) await stop();
      return answer;
    } catch (error) {
      await stop();
      return { ok: false, reason: String(error instanceof Error ? error.message : error), lines: [] };
    }
  };

  return {
    // What it is told of the shop builds on what it was told before.
    write(round) {
      const written = last.then(() => write(round));
      last = written;
      return written;
    },
    close: stop,
  };
}

function isAnswer(message: unknown, id: number): boolean {
  return typeof message === 'object' && message !== null && 'id' in message && message.id === id;
}

/** The next message of a process that is meant. Fails if the process ends before, or does not say it in time. */
function heard(
  child: ChildProcess,
  isMeant: (message: unknown) => boolean,
  limitMs: number,
): Promise<unknown> {
  return new Promise((done, fail) => {
    const onMessage = (message: unknown) => isMeant(message) && settle(() => done(message));
    const onEnd = () => settle(() => fail(new Error('the page writer ended')));
    const late = setTimeout(
      () => settle(() => fail(new Error(`the page writer took longer than ${limitMs} ms`))),
      limitMs,
    );
    function settle(how: () => void) {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      how();
    }
    child.on('message', onMessage).once('exit', onEnd).once('error', onEnd);
  });
}
