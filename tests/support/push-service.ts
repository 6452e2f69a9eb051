import { type ECDH, createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** What browsers decrypt with (RFC 8188), which web-push brings along. */
interface Ece {
  decrypt: (body: Buffer, params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }) => Buffer;
}
const require = createRequire(import.meta.url);
const ece = createRequire(require.resolve('web-push'))('http_ece') as Ece;

export interface TakenPush {
  /** What the device shows. */
  shown: { title: string; body: string; url: string; tag: string };
  ttl: string | undefined;
  urgency: string | undefined;
}

/** A browser's subscription, with what only the browser has. */
export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: TakenPush[];
}

/** A push service (RFC 8030) and browsers that decrypt what they get (RFC 8291). It knows the shop by its signature (RFC 8292). */
export async function startPushService() {
  const browsers = new Map<string, { browser: Browser; decrypt: (body: Buffer) => Buffer }>();
  const state: { status: number; calls: number; troubles: string[] } = {
    status: 201,
    calls: 0,
    troubles: [],
  };
  const server = createServer((request, response) => {
    void (async () => {
      state.calls += 1;
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const known = browsers.get(request.url ?? '');
      const trouble = known ? checkSignature(request.headers.authorization ?? '', origin) : 'unknown';
      if (trouble !== null) state.troubles.push(trouble);
      else if (state.status < 300)
        known?.browser.received.push({
          shown: JSON.parse(known.decrypt(Buffer.concat(chunks)).toString('utf8')) as TakenPush['shown'],
          ttl: request.headers['ttl'] as string | undefined,
          urgency: request.headers['urgency'] as string | undefined,
        });
      response.writeHead(trouble === null ? state.status : 403);
      response.end();
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    state,
    newBrowser(): Browser {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const secret = randomBytes(16);
      const path = `/wpush/v2/${randomBytes(12).toString('base64url')}`;
      const browser: Browser = {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: secret.toString('base64url') },
        },
        received: [],
      };
      const decrypt = (body: Buffer) =>
        ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret });
      browsers.set(path, { browser, decrypt });
      return browser;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** `vapid t=<JWT>, k=<public key>`: signed with that key, for this service, not for ever. */
function checkSignature(header: string, audience: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return `no signature: ${header}`;
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  if (aud !== audience) return `for ${aud}`;
  if (exp > Date.now() / 1000 + 86_400) return 'for too long';
  return /^(mailto:|https:)/.test(sub) ? null : `nobody to ask: ${sub}`;
}
