import { setTimeout as pause } from 'node:timers/promises';
import type { PlaceLimit } from '../async/concurrency.ts';

/** Keeps the connection alive; an event, since EventSource hides comments. */
const HEARTBEAT_MS = 20_000;
/** Streams end after this, so that none is forgotten; browsers reconnect by themselves. */
const LONGEST_MS = 60 * 60_000;
/** How long browsers wait before reconnecting. */
const RETRY_MS = 3000;
/** A client with this many unread messages is gone. */
const MOST_UNREAD = 50;
/** Retries of an access check while the database is unavailable. */
const ASK_AGAIN = { times: 60, every: 500 };

/** Proxies must not buffer events. */
export const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } as const;

export interface EventStream {
  /** Sends one event: its name, and its data in the usual envelope. */
  send: (name: string, data: unknown) => void;
  end: () => void;
  /** Ends the stream at the next heartbeat unless it may continue. */
  goOnWhile: (mayGoOn: () => Promise<boolean>) => void;
}

type Begun<F> = { ok: true; stop: () => void } | F;
type Opened<F> = { ok: true; body: ReadableStream<Uint8Array> } | F;

/** Whose stream it is, and how many of them may be open. */
interface Place {
  limit: PlaceLimit;
  owner: string;
}

/** A stream of server-sent events (WHATWG HTML 9.2), filled by `begin`; the returned `stop` runs at its end. */
export async function openEventStream<F extends { ok: false }>(
  begin: (stream: EventStream) => Promise<Begun<F>>,
  place: Place,
): Promise<Opened<F> | { ok: false; code: 'tooMany' }> {
  const release = place.limit.take(place.owner);
  if (!release) return { ok: false, code: 'tooMany' };
  const stream = eventStream();
  try {
    const begun = await begin(stream);
    if (!begun.ok) {
      stream.end();
      release();
      return begun;
    }
    stream.onEnd(() => {
      release();
      begun.stop();
    });
    return { ok: true, body: stream.body };
  } catch (error) {
    stream.end();
    release();
    throw error;
  }
}

function eventStream() {
  const encoder = new TextEncoder();
  let isOver = false;
  let ended = () => {};
  let mayGoOn = () => Promise.resolve(true);
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (it) => void (controller = it),
    cancel: () => stop(),
  });

  function write(text: string): void {
    if (isOver) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) < -MOST_UNREAD) end();
  }

  function stop(): void {
    if (isOver) return;
    isOver = true;
    clearInterval(beating);
    clearTimeout(aging);
    ended();
  }

  function end(): void {
    if (isOver) return;
    stop();
    controller.close();
  }

  async function beat(): Promise<void> {
    // While the database is unavailable, an open stream stays open.
    if (await mayGoOn().catch(() => true)) write('event: alive\ndata: {}\n\n');
    else end();
  }

  const beating = setInterval(() => void beat(), HEARTBEAT_MS);
  const aging = setTimeout(end, LONGEST_MS);
  write(`retry: ${RETRY_MS}\n\n`);

  return {
    body,
    send: (name: string, data: unknown) => write(`event: ${name}\ndata: ${JSON.stringify({ data })}\n\n`),
    end,
    goOnWhile: (isAllowed: () => Promise<boolean>) => void (mayGoOn = isAllowed),
    /** Runs the listener at the end of the stream, at once if it has ended. */
    onEnd(listener: () => void) {
      ended = listener;
      if (isOver) listener();
    },
  };
}

/** Checks before each event and heartbeat whether the viewer still has access, and ends the stream otherwise. Events keep their order. */
export function whileAllowed(stream: EventStream, isAllowed: () => Promise<boolean>): EventStream {
  const { send, end } = stream;
  stream.goOnWhile(isAllowed);
  let isNew = true;
  let sent = Promise.resolve();
  return {
    ...stream,
    send(name, data) {
      if (isNew) send(name, data);
      else sent = sent.then(async () => ((await isSurely(isAllowed)) ? send(name, data) : end()));
      isNew = false;
    },
  };
}

/** The result as soon as it is available; no after a timeout. */
async function isSurely(isAllowed: () => Promise<boolean>): Promise<boolean> {
  for (let asked = 0; asked < ASK_AGAIN.times; asked += 1) {
    try {
      return await isAllowed();
    } catch {
      await pause(ASK_AGAIN.every, undefined, { ref: false });
    }
  }
  return false;
}
