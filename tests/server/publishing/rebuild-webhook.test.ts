import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { signedCalls } from '../../../src/server/platform/database/schema.ts';
import { MOST_REFUSED_PER_MINUTE } from '../../../src/server/platform/http/limits.ts';
import { createTelemetry } from '../../../src/server/platform/telemetry.ts';
import { newApp, REBUILD_SECRET, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { serveApp } from '../../support/serve-app.ts';
import { NOON_SECONDS, signCall } from '../../support/sign-call.ts';

const REBUILD = '/api/webhooks/rebuild';
const BODY = '{"entry":"Äpfel"}';
const STORM = 1000;

/** What `openssl dgst -sha256 -hmac only-tests-know-this-secret` says of `1795258800.{"entry":"Äpfel"}`. */
const BY_OPENSSL = '8f5dc16b09d334c5b63964bb345af2d2b9ea8fa2036a3c2c4a7c4b87327f3501';

const REFUSED = { errors: [{ field: null, message: 'Dieser Aufruf ist nicht gültig unterschrieben.' }] };

describe.each(bothFor('races'))('a signed call to rebuild the site on %s', (kind) => {
  let app: TestApp;
  let tests = 0;
  beforeAll(async () => void (app = await newApp(kind)));
  beforeEach(async () => {
    tests++;
    app.clock.now = NOON_SECONDS * 1000;
    app.publisher.forget();
    await app.db.delete(signedCalls);
  });
  afterAll(() => app.close());

  type Sent = string | Uint8Array<ArrayBuffer>;
  /** As from that address; the tests' own requests come from none, which nobody counts. */
  const from = (address: string, headers: Record<string, string>, body: Sent = BODY, to = app.app) =>
    to.request(
      REBUILD,
      { method: 'POST', headers, body },
      { incoming: { socket: { remoteAddress: address } } },
    );
  const send = (headers: Record<string, string>, body?: Sent, to = app.app) =>
    from(`198.51.100.${tests}`, headers, body, to);
  const statusOf = async (headers: Record<string, string>, body?: Sent) => (await send(headers, body)).status;
  const countKept = async () => (await app.db.select({ number: count() }).from(signedCalls))[0]?.number;

  async function expectRefused(headers: Record<string, string>, body: Sent = BODY) {
    const answer = await send(headers, body);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(REFUSED);
    expect(app.publisher.asked).toEqual([]);
    expect(await countKept()).toBe(0);
  }

  it('is accepted and rebuilds every page', async () => {
    const answer = await send(signCall(BODY));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ data: { accepted: true } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(app.publisher.asked).toEqual([{ whole: true }]);
  });

  it('has the same signature as OpenSSL computes', async () => {
    const headers = {
      'x-bestellbar-timestamp': String(NOON_SECONDS),
      'x-bestellbar-signature': `sha256=${BY_OPENSSL}`,
    };
    expect(await statusOf(headers)).toBe(202);
  });

  it.each([
    ['no body', ''],
    ['bytes that are no text', Uint8Array.of(0xff, 0x00, 0xc3, 0x28)],
    ['64 kB', 'x'.repeat(64 * 1024)],
  ])('may carry anything: %s', async (_, body) => {
    expect(await statusOf(signCall(body), body)).toBe(202);
  });

  it.each([undefined, 'application/json', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'])(
    'may have any content type: %s',
    async (type) => {
      const headers = { ...signCall(BODY), ...(type === undefined ? {} : { 'content-type': type }) };
      expect(await statusOf(headers, new TextEncoder().encode(BODY))).toBe(202);
    },
  );

  it('is refused above 64 kB, with any signature', async () => {
    const body = 'x'.repeat(64 * 1024 + 1);
    expect(await statusOf(signCall(body), body)).toBe(413);
    expect(await statusOf({ ...signCall(body), 'content-length': String(body.length) }, body)).toBe(413);
    expect(app.publisher.asked).toEqual([]);
  });

  const good = signCall(BODY);
  const digits = good['x-bestellbar-signature'].slice('sha256='.length);
  const signed = (signature: string) => ({ ...good, 'x-bestellbar-signature': signature });
  it.each<[string, Record<string, string>]>([
    ['without any header', {}],
    ['without a signature', { 'x-bestellbar-timestamp': String(NOON_SECONDS) }],
    ['without a time', { 'x-bestellbar-signature': good['x-bestellbar-signature'] }],
    ['with an empty signature', signed('')],
    ['with a signature of nothing', signed('sha256=')],
    ['without the name of the hash', signed(digits)],
    ['with the name of another hash', signed(`sha1=${digits}`)],
    ['with half a signature', signed(`sha256=${digits.slice(0, 32)}`)],
    ['with a digit less', signed(`sha256=${digits.slice(0, -1)}`)],
    ['with a byte more', signed(`sha256=${digits}00`)],
    ['with what is no digit', signed(`sha256=${'z'.repeat(64)}`)],
    ['with letters of two bytes', signed(`sha256=${'ä'.repeat(32)}`)],
    [
      'with one digit changed',
      signed(`sha256=${digits.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`),
    ],
    ['with two signatures', signed(`sha256=${digits}, sha256=${digits}`)],
    ['signed with another secret', signCall(BODY, { secret: 'another-secret-of-some-length' })],
    ['signed with no secret', signCall(BODY, { secret: '' })],
    ['signed for another body', signCall(`${BODY} `)],
    ['signed for another time', { ...good, 'x-bestellbar-timestamp': String(NOON_SECONDS + 1) }],
    ['signed five minutes ago and a second', signCall(BODY, { timestamp: NOON_SECONDS - 301 })],
    ['signed for in five minutes and a second', signCall(BODY, { timestamp: NOON_SECONDS + 301 })],
    ['signed at a time that is none', signCall(BODY, { timestamp: 'soon' })],
    ['signed in milliseconds', signCall(BODY, { timestamp: NOON_SECONDS * 1000 })],
    ['signed with a fraction', signCall(BODY, { timestamp: `${NOON_SECONDS}.0` })],
    ['signed with an exponent', signCall(BODY, { timestamp: '1.7952588e9' })],
    ['signed before 1970', signCall(BODY, { timestamp: -1 })],
  ])('is refused %s, in the same words', (_, headers) => expectRefused(headers));

  it('is refused if a single byte of the body differs from what was signed', async () => {
    await expectRefused(signCall(BODY), BODY.slice(0, -1));
    await expectRefused(signCall(BODY), '');
    await expectRefused(signCall(Uint8Array.of(0xff)), Uint8Array.of(0xfe));
  });

  it.each([-300, 300])('is accepted with a clock that is %i seconds off', async (off) => {
    expect(await statusOf(signCall(BODY, { timestamp: NOON_SECONDS + off }))).toBe(202);
  });

  it('is accepted once per signature, in any notation, and again with a new signature', async () => {
    const headers = signCall(BODY);
    expect(await statusOf(headers)).toBe(202);
    const again = await send(headers);
    expect(again.status).toBe(401);
    expect(await again.json()).toEqual(REFUSED);
    expect(await statusOf(signed(`sha256=${digits.toUpperCase()}`))).toBe(401);
    expect(await statusOf(signed(`SHA256=${digits}`))).toBe(401);
    app.clock.now += 299_000;
    expect(await statusOf(headers)).toBe(401);
    app.clock.now += 60_000;
    expect(await statusOf(headers)).toBe(401);
    expect(app.publisher.asked).toHaveLength(1);
    expect(await statusOf(signCall(BODY, { timestamp: NOON_SECONDS + 359 }))).toBe(202);
  });

  it('is accepted once of a thousand concurrent copies, across processes', async () => {
    const others = [app.composeAgain(), app.composeAgain()].map((other) => other.app);
    const processes = [app.app, ...others];
    const headers = signCall(BODY);
    // While each process is busy with another call, those that are alike gather and are served together.
    const busy = processes.map((it, i) => from(`10.1.0.${i}`, signCall(`${i}`), `${i}`, it));
    const answers = await Promise.all(
      Array.from({ length: STORM }, (_, i) =>
        // Each from an address of its own, so that none is refused for being one too many.
        from(`10.0.${i >> 8}.${i & 255}`, headers, BODY, processes[i % processes.length]),
      ),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([...statuses.keys()].sort()).toEqual([202, 401]);
    expect(statuses.get(202)).toHaveLength(1);
    expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await countKept()).toBe(1 + processes.length);
    // One wish for each call that came alone, one for that of the thousand.
    expect(app.publisher.asked).toHaveLength(1 + processes.length);
  });

  it('is not rate limited while it is valid: a thousand of one address make a few jobs', async () => {
    const other = app.composeAgain().app;
    const answers = await Promise.all(
      Array.from({ length: STORM }, (_, i) => send(signCall(`${i}`), `${i}`, i % 2 ? app.app : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await countKept()).toBe(STORM);
    expect(app.publisher.asked.length).toBeGreaterThan(0);
    expect(app.publisher.asked.length).toBeLessThan(STORM / 4);
  });

  it('is accepted from an address with too many forged calls; those are limited', async () => {
    const forged = { ...signCall(BODY), 'x-bestellbar-signature': `sha256=${'0'.repeat(64)}` };
    for (let tries = 0; tries < MOST_REFUSED_PER_MINUTE; tries++) expect(await statusOf(forged)).toBe(401);
    const answer = await send(forged);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.1', forged)).status).toBe(401);
    expect(await statusOf(signCall(BODY))).toBe(202);
  });

  it('is accepted with either secret during a rotation', async () => {
    const next = 'the-secret-from-tomorrow-on';
    const changing = app.composeAgain({ rebuildSecrets: [REBUILD_SECRET, next] }).app;
    const changed = app.composeAgain({ rebuildSecrets: [next] }).app;
    expect((await send(signCall('1'), '1', changing)).status).toBe(202);
    expect((await send(signCall('1', { secret: next }), '1', changing)).status).toBe(202);
    expect((await send(signCall('2'), '2', changed)).status).toBe(401);
    expect((await send(signCall('2', { secret: next }), '2', changed)).status).toBe(202);
  });

  it('says plainly if no secret is set, or if there are no pages', async () => {
    const mute = app.composeAgain({ rebuildSecrets: [] }).app;
    const unset = await send(signCall(BODY, { secret: '' }), BODY, mute);
    expect(unset.status).toBe(503);
    expect(await unset.json()).toEqual({
      errors: [
        {
          field: null,
          message:
            'Dieser Aufruf ist nicht eingerichtet: Es fehlt das gemeinsame Geheimnis (REBUILD_SECRET).',
        },
      ],
    });
    const bare = app.composeAgain({
      publisher: { ...app.publisher, hasSite: () => Promise.resolve(false) },
    }).app;
    expect((await send(signCall(BODY), BODY, bare)).status).toBe(503);
    // Unsigned callers do not learn of it; signed ones may repeat the call where there are pages.
    expect((await send(signCall(BODY, { secret: 'another-secret' }), BODY, bare)).status).toBe(401);
    expect(await statusOf(signCall(BODY))).toBe(202);
  });

  it('logs the reason of a refusal, without secret and signature', async () => {
    let lines = '';
    const telemetry = createTelemetry({
      level: 'info',
      destination: { write: (line: string) => void (lines += line) },
    });
    const told = app.composeAgain({ telemetry }).app;
    await send({}, BODY, told);
    await send(signCall(BODY, { secret: 'another-secret' }), BODY, told);
    await send(signCall(BODY, { timestamp: NOON_SECONDS - 301 }), BODY, told);
    await send(signCall(BODY, { timestamp: NOON_SECONDS + 301 }), BODY, told);
    await send(signCall(BODY), BODY, told);
    await send(signCall(BODY), BODY, told);
    const reasons = [...lines.matchAll(/"reason":"(\w+)","msg":"signed call refused"/g)].map(([, it]) => it);
    expect(reasons).toEqual(['unsigned', 'forged', 'late', 'early', 'repeated']);
    expect(lines).not.toContain(digits);
    expect(lines).not.toContain(REBUILD_SECRET);
    expect(lines).not.toContain('198.51.100');
  });

  it('deletes used signatures once they have expired', async () => {
    expect(await statusOf(signCall('1'), '1')).toBe(202);
    app.clock.now += 2 * 3_600_000;
    expect(await statusOf(signCall('2', { timestamp: NOON_SECONDS + 7200 }), '2')).toBe(202);
    expect(await countKept()).toBe(1);
    expect(await statusOf(signCall('1'), '1')).toBe(401);
  });

  it('is never logged as a server error', () => {
    expect(app.reported).toEqual([]);
  });
});

describe('the webhook secret', () => {
  const secretsOf = (REBUILD_SECRET?: string) => {
    const read = readConfig(REBUILD_SECRET === undefined ? {} : { REBUILD_SECRET });
    return read.ok ? read.config.rebuildSecrets : read.problems;
  };

  it('is one, or two during a rotation, or none', () => {
    expect(secretsOf('sixteen-letters!')).toEqual(['sixteen-letters!']);
    expect(secretsOf('sixteen-letters!, sixteen-others!!')).toEqual(['sixteen-letters!', 'sixteen-others!!']);
    expect(secretsOf('')).toEqual([]);
    expect(secretsOf()).toEqual([]);
  });

  it.each(['too-short', 'sixteen-letters!,', 'sixteen-letters!,short', 'a,b'])('cannot be %j', (secret) => {
    expect(secretsOf(secret)).toEqual([
      'REBUILD_SECRET ist nicht gültig: erwartet wird ein Geheimnis mit mindestens 16 Zeichen, oder zwei mit einem Komma dazwischen.',
    ]);
  });
});

describe('a signed call over HTTP', () => {
  let app: TestApp;
  let shop: Awaited<ReturnType<typeof serveApp>>;
  beforeAll(async () => {
    app = await newApp('PGlite');
    app.clock.now = Date.now();
    shop = await serveApp(app);
  });
  afterAll(async () => {
    shop.close();
    await app.close();
  });

  it('is verified on its bytes, in one chunk or several', async () => {
    const bytes = new TextEncoder().encode(BODY);
    const send = async (headers: Record<string, string>, body: BodyInit, more: object = {}) =>
      (await fetch(shop.url + REBUILD, { method: 'POST', headers, body, ...more })).status;
    const seconds = Math.floor(app.clock.now / 1000);
    const [first, second] = [seconds, seconds + 1].map((timestamp) => signCall(bytes, { timestamp }));
    const inPieces = new ReadableStream({
      start(stream) {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    expect(await send({ ...first }, bytes)).toBe(202);
    expect(await send({ ...second }, inPieces, { duplex: 'half' })).toBe(202);
    expect(await send({ ...second }, 'another body')).toBe(401);
    expect(await send({ ...second }, 'x'.repeat(64 * 1024 + 1))).toBe(413);
  });

  it('is documented with its signature scheme', async () => {
    const { paths } = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { post: { parameters: object[]; requestBody: object } }>;
    };
    expect(paths[REBUILD]?.post).toMatchObject({
      parameters: [
        { in: 'header', name: 'x-bestellbar-timestamp' },
        { in: 'header', name: 'x-bestellbar-signature' },
      ],
      requestBody: { content: { '*/*': {} } },
    });
    expect(JSON.stringify(paths[REBUILD])).toContain('HMAC-SHA256 of `{timestamp}.{body}`');
  });
});
