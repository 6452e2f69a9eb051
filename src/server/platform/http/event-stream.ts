import { setTimeout as pause } from 'node:timers/promises';

/** Keeps the connection from being taken for dead on its way; an event, since browsers tell a page of no comments. */
const HEARTBEAT_MS = 20_000;
/** A stream is ended after this, so that none outlives whoever forgot it; browsers come back by themselves. */
const LONGEST_MS = 60 * 60_000;
/** How long a browser waits before it comes back. */
const RETRY_MS = 3000;
/** Who takes nothing in for so many messages is gone. */
const MOST_UNREAD = 50;
/** How often, and at what intervals, it is asked again who may see an event while the database is away. */
const ASK_AGAIN = { times: 60, every: 500 };

/** What a stream is sent with. Buffers on the way would hold events back. */
export const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } as const;

export interface EventStream {
  /** Sends one event: its name, and its data in the envelope of every answer. */
  send: (name: string, data: unknown) => void;
  end: () => void;
  /** Ends the stream where the next sign of life would be due and it may not go on. */
  goOnWhile: (mayGoOn: () => Promise<boolean>) => void;
}

type Begun<F> = { ok: true; stop: () => void } | F;
type Opened<F> = { ok: true; body: ReadableStream<Uint8Array> } | F;

/** A stream of server-sent events (WHATWG HTML 9.2) that `begin` fills; what it answers to `stop` ends with the stream. */
export async function openEventStream<F extends { ok: false }>(
  begin: (stream: EventStream) => Promise<Begun<F>>,
): Promise<Opened<F>> {
  const stream = eventStream();
  try {
    const begun = await begin(stream);
    if (!begun.ok) {
      stream.end();
      return begun;
    }
    stream.onEnd(begun.stop);
    return { ok: true, body: stream.body };
  } catch (error) {
    stream.end();
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
    // While nobody can say, because the database is away, whoever was let in stays.
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
    /** Says what has to happen when the stream is over, at once if it already is. */
    onEnd(listener: () => void) {
      ended = listener;
      if (isOver) listener();
    },
  };
}

/**
 * The stream of somebody who has just been let in: before each further event and sign of life it is asked whether they still
 * may see it, and the stream ends if not. Events keep their order.
 */
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

/** The answer, as soon as it can be had; no, if that takes too long. */
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
