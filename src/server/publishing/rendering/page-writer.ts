import { spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { type Shop, shopParts, diffShops } from '../../../lib/contract/shop.ts';
import type { PageToWrite, Rendered, WriterAnswer, WriterMessage, WriterRequest } from './writer-messages.ts';

export type { PageToWrite, Rendered };

/** A failed rendering: nothing of the round may go live. */
export interface NotRendered {
  ok: false;
  reason: string;
  lines: string[];
}

export interface RenderRound extends Omit<WriterRequest, 'id' | 'shop'> {
  shop: Shop;
}

export interface PageWriter {
  /** Renders pages of a shop into a folder. */
  write: (round: RenderRound) => Promise<Rendered | NotRendered>;
  close: () => Promise<void>;
}

export interface WriterOptions {
  /** The process and the pages' code, both of one release. */
  script: string;
  entry: string;
  /** The origin of the pages, such as `https://example.org`. */
  origin: string;
  /** The pages' environment variables. */
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** V8's options of the process. */
  options?: readonly string[];
  limits?: Limits;
}

interface Limits {
  startMs: number;
  roundMs: number;
  /** More for requests with the whole shop. */
  shopMs: number;
  perPageMs: number;
}
const LIMITS: Limits = { startMs: 30_000, roundMs: 10_000, shopMs: 60_000, perPageMs: 500 };

/** A process that renders pages. Started on demand, and again after a crash or a timeout. */
export function createPageWriter({
  script,
  entry,
  origin,
  env,
  logFile,
  options = [],
  limits = LIMITS,
}: WriterOptions): PageWriter {
  let child: ChildProcess | null = null;
  let known: Shop | null = null;
  let rounds = 0;

  async function started(): Promise<ChildProcess> {
    if (child?.connected) return child;
    const log = await open(logFile, 'w');
    const fresh = spawn(process.execPath, [...options, script, entry, origin], {
      // Without the server's secrets.
      env: {
        PATH: process.env['PATH'],
        SystemRoot: process.env['SystemRoot'],
        ...env,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
      serialization: 'advanced',
    });
    await log.close();
    // Orders have priority.
    if (fresh.pid !== undefined) setPriority(fresh.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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
  const write: PageWriter['write'] = async ({ shop, pages, ...places }) => {
    try {
      const process = await started();
      if (!known) await inTime(limits.shopMs, sendShop(process, shop));
      const request: WriterRequest = { id: ++rounds, shop: change(known, shop), pages, ...places };
      process.send(request);
      const limit = limits.roundMs + pages.length * limits.perPageMs + (known ? 0 : limits.shopMs);
      const { id: _id, ...answer } = (await heard(
        process,
        (it) => isAnswer(it, request.id),
        limit,
      )) as WriterAnswer;
      known = answer.ok ? shop : null;
      // Its state is uncertain after a failure: the next process starts fresh.
      if (!answer.ok) await stop();
      return answer;
    } catch (error) {
      await stop();
      return { ok: false, reason: String(error instanceof Error ? error.message : error), lines: [] };
    }
  };

  return {
    // Changes of the shop build on those sent before.
    write(round) {
      const written = last.then(() => write(round));
      last = written;
      return written;
    },
    close: stop,
  };
}

function change(known: Shop | null, shop: Shop): WriterRequest['shop'] {
  if (known === shop) return null;
  return known ? { patch: diffShops(known, shop) } : 'parts';
}

const send = (child: ChildProcess, message: WriterMessage) =>
  new Promise<void>((done, fail) => child.send(message, (error) => (error ? fail(error) : done())));

/** Sends a shop in parts, each once the previous one has left the pipe's queue, so that requests are answered in between. */
async function sendShop(child: ChildProcess, shop: Shop): Promise<void> {
  for (const part of shopParts(shop)) await send(child, { part });
}

/** Awaits something with a limit in milliseconds; fails after it. */
async function inTime<T>(limitMs: number, doing: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tookLonger(limitMs)), limitMs);
  return Promise.race([doing, late.promise]).finally(() => clearTimeout(timer));
}

const tookLonger = (limitMs: number) => new Error(`the page writer took longer than ${limitMs} ms`);

function isAnswer(message: unknown, id: number): boolean {
  return typeof message === 'object' && message !== null && 'id' in message && message.id === id;
}

/** The next matching message of a process. Fails if the process ends first, or after the limit. */
function heard(
  child: ChildProcess,
  isMeant: (message: unknown) => boolean,
  limitMs: number,
): Promise<unknown> {
  return new Promise((done, fail) => {
    const onMessage = (message: unknown) => isMeant(message) && settle(() => done(message));
    const onEnd = () => settle(() => fail(new Error('the page writer ended')));
    const late = setTimeout(() => settle(() => fail(tookLonger(limitMs))), limitMs);
    function settle(how: () => void) {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      how();
    }
    child.on('message', onMessage).once('exit', onEnd).once('error', onEnd);
  });
}

/** One process renders fewer pages sooner than a second one starts. */
const ALONE = 150;
/** Pages per request: enough to keep a process busy, few enough that all finish together. */
const BATCH = 50;

/** Smaller heaps for a little more time: a shop of 10,000 branches takes 1.3 GB instead of 1.6 to 2.3. The first one holds it longer. */
const OPTIONS = {
  first: ['--heap-growing-percent=60', '--max-semi-space-size=16'],
  others: ['--heap-growing-percent=40', '--max-semi-space-size=16'],
};

interface Writers {
  /** Opens a writer with V8's options; the first one stays open. */
  open: (number: number, options: readonly string[]) => PageWriter;
  /** The maximum number of processes. */
  most: number;
}

/**
 * Several page writers as one: the permanent one renders few pages alone, and shares many with others that end afterwards. The first
 * failure ends a round.
 */
export function createPageWriters({ open, most }: Writers): PageWriter {
  const resident = open(1, OPTIONS.first);

  async function batchCalls(round: RenderRound): Promise<Rendered | NotRendered> {
    const batches = inBatches(round.pages);
    const others = Array.from({ length: Math.min(most, batches.length) - 1 }, (_, index) =>
      open(index + 2, OPTIONS.others),
    );
    const all: Rendered = { ok: true, written: [], same: [], gone: [], links: [], problems: [] };
    /** Most batches have the same ones. */
    const links = new Map<string, string>();
    let failure: NotRendered | null = null;
    const work = async (writer: PageWriter) => {
      for (let pages = batches.shift(); pages && !failure; pages = batches.shift()) {
        const result = await writer.write({ ...round, pages });
        if (result.ok) {
          add(all, result);
          for (const [path, file] of result.links) if (!links.has(path)) links.set(path, file);
        } else failure ??= result;
      }
    };
    try {
      await Promise.all([resident, ...others].map(work));
      return failure ?? { ...all, links: [...links] };
    } finally {
      await Promise.all(others.map((writer) => writer.close()));
    }
  }

  return {
    write: (round) => (round.pages.length <= ALONE || most === 1 ? resident.write(round) : batchCalls(round)),
    close: () => resident.close(),
  };
}

/** Merges the results of batches, links aside. */
function add(all: Rendered, { written, same, gone, problems }: Rendered): void {
  all.written.push(...written);
  all.same.push(...same);
  all.gone.push(...gone);
  all.problems.push(...problems);
}

function inBatches(pages: readonly PageToWrite[]): PageToWrite[][] {
  const batches: PageToWrite[][] = [];
  for (let start = 0; start < pages.length; start += BATCH) batches.push(pages.slice(start, start + BATCH));
  return batches;
}
