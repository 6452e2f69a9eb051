import { Worker } from 'node:worker_threads';
import type { Confirmation } from './parts.ts';

/** The forms of a confirmation, with what each is written as. */
export interface Forms {
  page: string;
  pdf: Uint8Array<ArrayBuffer>;
}

/** What the thread is asked, and what it answers. */
export interface WorkerRequest {
  id: number;
  form: keyof Forms;
  said: Confirmation;
}
export type WorkerAnswer = { id: number; content: Forms[keyof Forms] } | { id: number; error: string };

/** In a release, the thread's file lies beside this one (vite.server.config.ts). */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './confirmation-thread.ts' : './confirmation-thread.mjs',
  import.meta.url,
);
/** An idle thread gives its memory back. */
const IDLE_MS = 60_000;

interface Pending {
  resolve: (content: never) => void;
  reject: (error: Error) => void;
}

let thread: Worker | null = null;
let idle: NodeJS.Timeout | null = null;
let lastId = 0;
const pending = new Map<number, Pending>();

/** Writes a confirmation in a thread of its own: long legal texts would hold up the server's other answers for a fifth of a second. */
export function writeApart<F extends keyof Forms>(form: F, said: Confirmation): Promise<Forms[F]> {
  if (idle) clearTimeout(idle);
  thread ??= openThread();
  lastId += 1;
  const request: WorkerRequest = { id: lastId, form, said };
  const written = new Promise<Forms[F]>((resolve, reject) => pending.set(request.id, { resolve, reject }));
  thread.postMessage(request);
  return written;
}

function openThread(): Worker {
  const opened = new Worker(THREAD);
  // What waits for an answer keeps the process alive by itself.
  opened.unref();
  opened.on('message', (answer: WorkerAnswer) => {
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.content as never);
    if (pending.size === 0) idle = setTimeout(() => end(opened), IDLE_MS).unref();
  });
  opened.on('error', (error: Error) => fail(opened, error));
  opened.on('exit', () => fail(opened, new Error('the thread that writes confirmations has ended')));
  return opened;
}

function end(unused: Worker): void {
  // A request that comes while it ends opens another.
  thread = null;
  void unused.terminate();
}

/** The next request opens a new thread. */
function fail(failed: Worker, error: Error): void {
  if (thread !== failed) return;
  thread = null;
  for (const { reject } of pending.values()) reject(error);
  pending.clear();
}
