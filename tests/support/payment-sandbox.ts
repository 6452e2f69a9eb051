import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What both payment services' sandboxes are made of: a server, its faults, idempotency keys, webhooks, and a page to pay on. */

export interface Asking {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Runs once the answer is on its way. */
  afterwards?: () => void;
}

/** What a test wants to go wrong with a call. */
export interface Fault {
  /** With which calls: 'create', 'read', 'cancel', 'refund', 'settle', 'list'. */
  on: string;
  /** A status; silence until `resume()`; a connection cut; an answer that is no JSON; one that breaks off in its middle. */
  how: number | 'hang' | 'drop' | 'garbage' | 'half';
  /** `after`: the work is done all the same, and only its answer is lost. */
  when?: 'before' | 'after';
  times?: number;
}

/** The faults that a test has ordered. */
export class Faults {
  #ordered: Required<Fault>[] = [];
  #waiting: (() => void)[] = [];
  /** How many calls were refused since the first one of their key was at work. */
  refusals = 0;

  order(fault: Fault): void {
    this.#ordered.push({ when: 'before', times: 1, ...fault });
  }

  take(on: string): Required<Fault> | null {
    const fault = this.#ordered.find((it) => it.on === on);
    if (!fault) return null;
    fault.times--;
    if (fault.times <= 0) this.#ordered = this.#ordered.filter((it) => it !== fault);
    return fault;
  }

  hang(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }

  /** How many calls hang. */
  get hanging(): number {
    return this.#waiting.length;
  }

  resume(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  clear(): void {
    this.#ordered = [];
    this.refusals = 0;
    this.resume();
  }
}

interface Kept {
  print: string;
  /** null: still at work. */
  answer: Answer | null;
  at: number;
}

/** Answers by idempotency key, for as long as the service keeps them. */
export class Keys {
  #kept = new Map<string, Kept>();
  #now: () => number;
  #lifetime: number;
  constructor(now: () => number, lifetime: number) {
    this.#now = now;
    this.#lifetime = lifetime;
  }

  /** Does the work of a key once: `run` is given a function that keeps the answer, which a later call gets again. */
  async once(key: string, print: string, { changed, inFlight, replay, run }: Once): Promise<SandboxOutcome> {
    const kept = this.#kept.get(key);
    if (kept && this.#now() - kept.at < this.#lifetime) {
      if (kept.print !== print) return changed();
      return kept.answer === null ? inFlight() : replay(kept.answer);
    }
    const own: Kept = { print, answer: null, at: this.#now() };
    this.#kept.set(key, own);
    const said = await run((answer) => {
      // Server errors are not kept: the work is to be tried again.
      if (answer.status < 500) own.answer = answer;
      return answer;
    });
    if (own.answer === null) this.#kept.delete(key);
    return said;
  }
}

/** What a call is answered with: words, a connection cut, or half an answer. */
type SandboxOutcome = Answer | 'drop' | 'half';

interface Once {
  changed: () => Answer;
  inFlight: () => Answer;
  replay: (answer: Answer) => Answer;
  run: (keep: (answer: Answer) => Answer) => Promise<SandboxOutcome>;
}

type Handle = (asking: Asking) => Promise<SandboxOutcome>;

/** A server on this machine; `stop` ends every connection, however long it hangs. */
export async function listen(handle: Handle, port = 0) {
  const server = createServer((request, response) => {
    void receive(request)
      .then(handle)
      .catch((error: unknown) => ({ status: 500, body: String(error) }))
      .then((answer) => respond(response, answer));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function receive(request: IncomingMessage): Promise<Asking> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const { method = 'GET', url = '/', headers } = request;
  return {
    method,
    url: new URL(url, `http://${headers.host}`),
    headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function respond(response: ServerResponse, answer: SandboxOutcome): void {
  if (answer === 'drop') return void response.socket?.destroy();
  if (answer === 'half') {
    response.writeHead(200, { 'content-type': 'application/hal+json', 'content-length': '1000' });
    response.write('{"id":');
    return void setImmediate(() => response.socket?.destroy());
  }
  response.writeHead(answer.status, { 'cache-control': 'no-store', ...answer.headers });
  response.end(answer.body ?? '', answer.afterwards);
}

/** Does the work of a call, as the faults let it. */
export async function withFault(
  faults: Faults,
  on: string,
  work: () => Answer | Promise<Answer>,
  error: (status: number) => Answer,
): Promise<SandboxOutcome> {
  const fault = faults.take(on);
  if (fault === null) return work();
  const { how, when } = fault;
  if (how === 'hang' && when === 'before') {
    await faults.hang();
    return work();
  }
  if (when === 'after') await work();
  switch (how) {
    case 'hang':
      await faults.hang();
      return 'drop';
    case 'drop':
    case 'half':
      return how;
    case 'garbage':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<html>Wartungsarbeiten &amp; Kaffee</html>',
      };
    default:
      return error(how);
  }
}

/** How webhooks go out. `first`: before the browser is sent back; `after`: then; `held`: when the test lets them; `lost`: never. */
export type WebhookOrder = 'first' | 'after' | 'held' | 'lost';

export interface SentWebhook {
  id: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** 1 for the first. */
  attempt: number;
  /** null: there was no answer. */
  status: number | null;
}

export interface Webhook {
  id: string;
  url: string;
  /** Made for each attempt, like its signature. */
  write: () => { headers: Record<string, string>; body: string };
}

interface Schedule {
  /** After how many milliseconds each attempt follows, counted from the first. */
  offsets: number[];
  timeoutMs: number;
  isTaken: (status: number) => boolean;
}

/** Sends webhooks, and repeats them until they are accepted. */
export class Webhooks {
  order: WebhookOrder = 'first';
  /** How many of each are sent. */
  copies = 1;
  readonly sent: SentWebhook[] = [];
  /** Webhooks that were never sent. */
  readonly lost: Webhook[] = [];
  #held: Webhook[] = [];
  #timers = new Set<NodeJS.Timeout>();
  #running = new Set<Promise<unknown>>();
  #isStopped = false;
  #schedule: Schedule;
  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Resolves after the first attempts; what is to follow the browser is given back, for the moment when it has gone. */
  async send(webhook: Webhook): Promise<(() => void) | undefined> {
    switch (this.order) {
      case 'first':
        await this.#sendCopies(webhook);
        return undefined;
      case 'after':
        return () => void this.#sendCopies(webhook);
      case 'held':
        this.#held.push(webhook);
        return undefined;
      case 'lost':
        this.lost.push(webhook);
        return undefined;
    }
  }

  /** Sends held webhooks, in the order of `reorder`. */
  async release(reorder: (held: Webhook[]) => Webhook[] = (held) => held): Promise<void> {
    for (const webhook of reorder(this.#held.splice(0))) await this.#sendCopies(webhook);
  }

  /** Resolves once nothing is on its way and nothing is to be tried again. */
  async quiet(): Promise<void> {
    while (this.#running.size > 0 || this.#timers.size > 0)
      if (this.#running.size > 0) await Promise.all(this.#running);
      else await new Promise((again) => setTimeout(again, 2));
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #sendCopies(webhook: Webhook): Promise<void> {
    await Promise.all(Array.from({ length: this.copies }, () => this.#track(this.#attempt(webhook, 1))));
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    return work.finally(() => this.#running.delete(work));
  }

  async #attempt(webhook: Webhook, attempt: number): Promise<void> {
    if (this.#isStopped) return;
    const { headers, body } = webhook.write();
    // A redirection by 301 or 302 is followed without the body, as the services' own clients do.
    const status = await fetch(webhook.url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(this.#schedule.timeoutMs),
    }).then(
      async (response) => {
        await response.arrayBuffer().catch(() => null);
        return response.status;
      },
      () => null,
    );
    this.sent.push({ id: webhook.id, url: webhook.url, headers, body, attempt, status });
    const { offsets, isTaken } = this.#schedule;
    const [last, next] = [offsets[attempt - 1], offsets[attempt]];
    if ((status !== null && isTaken(status)) || last === undefined || next === undefined || this.#isStopped)
      return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#track(this.#attempt(webhook, attempt + 1));
    }, next - last);
    timer.unref();
    this.#timers.add(timer);
  }
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

interface CheckoutPage {
  name: string;
  lines: [label: string, value: string][];
  /** Name of the action and what stands on its button; none: there is nothing to pay any more. */
  buttons: [action: string, label: string][];
  /** Where customers go who cancel. */
  back: string;
}

/** The page that a customer pays on. Leaving it is walking away. */
export function checkoutPage({ name, lines, buttons, back }: CheckoutPage): Answer {
  const rows = lines.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`,
  );
  const form = buttons.map(
    ([action, label]) => `<p><button name="action" value="${action}">${escapeHtml(label)}</button></p>`,
  );
  const rest =
    buttons.length > 0
      ? `<form method="post">${form.join('')}</form>`
      : `<p role="status">Hier ist nichts mehr zu bezahlen. Nothing left to pay.</p><p><a href="${escapeHtml(back)}">Zurück zum Shop</a></p>`;
  const body = `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(name)}</title>
<style>body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1rem;width:100%;min-height:48px}</style></head>
<body><main><h1>${escapeHtml(name)}</h1><dl>${rows.join('')}</dl>${rest}</main></body></html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** Presses a button of a checkout page as a browser would; the address that it is sent to. */
export async function pressButton(checkoutUrl: string, action: string): Promise<string> {
  const page = await fetch(checkoutUrl);
  const html = await page.text();
  if (!html.includes(`value="${action}"`)) throw new Error(`no button for ${action} on ${checkoutUrl}`);
  const pressed = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  const location = pressed.headers.get('location');
  await pressed.arrayBuffer();
  if (pressed.status !== 303 || location === null) throw new Error(`no way back: ${pressed.status}`);
  return location;
}
