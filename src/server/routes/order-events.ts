import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { failure } from './failures.ts';

/** Keeps the connection from being taken for dead on its way. */
const HEARTBEAT_MS = 20_000;
/** A stream is ended after this, so that none outlives whoever forgot it; browsers come back by themselves. */
const LONGEST_MS = 60 * 60_000;
/** How long a browser waits before it comes back. */
const RETRY_MS = 3000;
/** Who takes nothing in for so many messages is gone. */
const MOST_UNREAD = 50;

/** An order as a stream of server-sent events (WHATWG HTML 9.2), each the whole order. */
export function orderEventRoutes({ app, usecases: { watchOrder } }: Api): void {
  app.openapi(endpoints.watchPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const stream = eventStream();
    const watched = await watchOrder(uid, hash, {
      show: (order) => stream.send(`event: order\ndata: ${JSON.stringify({ data: order })}\n\n`),
      end: stream.end,
    });
    c.header('cache-control', 'no-store');
    if (!watched.ok) {
      stream.end();
      if (watched.code === 'notFound') return failure(c, 404, 'orderNotFound');
      return watched.code === 'tooMany' ? failure(c, 429, 'tooMany') : failure(c, 503, 'unavailable');
    }
    stream.onEnd(watched.stop);
    // Buffers on the way would hold events back.
    return c.body(stream.body, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  });
}

function eventStream() {
  const encoder = new TextEncoder();
  let isOver = false;
  let ended = () => {};
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (it) => void (controller = it),
    cancel: () => stop(),
  });

  function send(text: string): void {
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

  const beating = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
  const aging = setTimeout(end, LONGEST_MS);
  send(`retry: ${RETRY_MS}\n\n`);

  return {
    body,
    send,
    end,
    /** Says what has to happen when the stream is over, at once if it already is. */
    onEnd(listener: () => void) {
      ended = listener;
      if (isOver) listener();
    },
  };
}
