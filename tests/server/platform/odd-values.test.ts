import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { openDatatrans } from '../../../src/server/payments/providers/datatrans.ts';
import { openMollie } from '../../../src/server/payments/providers/mollie.ts';
import { signInTries } from '../../../src/server/platform/database/schema.ts';
import { createTelemetry } from '../../../src/server/platform/telemetry.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import {
  NEVER_TAKEN,
  ODD,
  ODD_BODIES,
  ODD_HEADERS,
  ODD_IN_URLS,
  pathsIn,
  replaced,
  sampleOf,
} from '../../support/odd-values.ts';
import { newCashier } from '../../support/paying.ts';

const LONGEST_LINE = 1000;

/** Any text is a valid attempt at a secret, so a wrong one is refused without naming its field. */
const IS_SECRET = /^(password|currentPassword|newPassword|code|token|challenge)$/;

interface Request {
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: { content?: { 'application/json'?: { schema: z.ZodType } } };
}

/** The values sent. */
interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | undefined;
}

interface Answer {
  status: number;
  fields: (string | null)[];
}

/** Every endpoint of the contract: a new one is tested without being named here. */
const calls = Object.entries(endpoints).map(([name, { route, who, kind }]) => {
  const { params, query, headers, body } = (route as { request?: Request }).request ?? {};
  return {
    ...{ name, who, kind, method: route.method.toUpperCase(), path: route.path as string },
    ...{ params, query, headers, hasBody: body !== undefined },
    schema: body?.content?.['application/json']?.schema,
  };
});
type Call = (typeof calls)[number];

/** What fits a parameter that is no number. */
const FITTING: Readonly<Record<string, string>> = { key: '0123456789abcdef'.repeat(2) };

const pathOf = (path: string, params: Record<string, string> = {}) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? FITTING[name] ?? '1');

describe('odd values', () => {
  let app: TestApp;
  let api: ReturnType<TestApp['composeAgain']>['app'];
  let cookie: string;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await newApp();
    const telemetry = createTelemetry({
      level: 'info',
      destination: { write: (line) => void lines.push(line) },
    });
    const url = 'http://127.0.0.1:9';
    ({ app: api } = newCashier(app, {
      // Nothing answers there: odd calls are refused before any request goes out.
      providers: {
        mollie: openMollie({ apiKey: 'test_odd', url }),
        datatrans: openDatatrans({
          url,
          merchantId: '1',
          password: 'x',
          signKey: 'ab'.repeat(32),
          methods: [],
        }),
      },
      changes: {
        translate: ({ german }) => Promise.resolve({ ok: true, texts: german }),
        telemetry,
        report: ({ error, ...request }) => telemetry.log.error({ ...request, err: error }, 'request failed'),
      },
    }));
  });
  // Each test has a session of its own, which odd calls may end, and tries of its own.
  beforeEach(async () => {
    await app.db.delete(signInTries);
    ({ cookie } = await app.as('admin'));
  });
  afterAll(() => app.close());

  async function send({ path, method, headers, body }: Sent): Promise<Answer> {
    const response = await api.request(path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: body as BodyInit }),
    });
    if (!response.headers.get('content-type')?.startsWith('application/json')) {
      await response.body?.cancel();
      return { status: response.status, fields: [] };
    }
    const { errors = [] } = (await response.json()) as { errors?: { field: string | null }[] };
    return { status: response.status, fields: errors.map(({ field }) => field) };
  }

  /** What was answered otherwise than it should be: where the value was, the value, and the status. */
  type Wrong = [place: string, value: string, status: number];

  /** A fault of the shop, or a refusal before the value was looked at. */
  const isWrong = ({ who }: Pick<Call, 'who'>, status: number) =>
    status > 499 || (who !== 'anyone' && (status === 401 || status === 403));

  it.each(calls.filter(({ params }) => params))('in the path of $name name nothing', async (it) => {
    const wrong: Wrong[] = [];
    const body = it.schema && JSON.stringify(sampleOf(it.schema));
    for (const name of Object.keys(it.params?.shape ?? {}))
      for (const odd of ODD_IN_URLS) {
        const { status } = await send({ method: it.method, path: pathOf(it.path, { [name]: odd }), body });
        if (status < 400 || isWrong(it, status)) wrong.push([name, odd.slice(0, 20), status]);
      }
    expect(wrong).toEqual([]);
  });

  it('in paths beside the contract, such as those of files, name nothing', async () => {
    const beside = api.routes.filter(
      ({ method, path }) => method !== 'ALL' && path.includes(':') && !path.startsWith('/api/'),
    );
    expect(beside.map(({ path }) => path)).toContain('/upload/:hash/:file');
    const wrong: Wrong[] = [];
    for (const { method, path } of beside)
      for (const [name] of path.matchAll(/:\w+/g))
        for (const odd of [
          ...ODD_IN_URLS,
          '1-1.%00',
          '99999999999-1.webp',
          '1-1e308.webp',
          '..%2f..%2fa.jpg',
        ]) {
          const { status } = await send({ method, path: path.replace(name, odd).replaceAll(/:\w+/g, '1') });
          if (status < 400 || status > 499) wrong.push([`${path} ${name}`, odd.slice(0, 20), status]);
        }
    expect(wrong).toEqual([]);
  });

  it.each(calls.filter(({ query }) => query))('in the query of $name are refused or ignored', async (it) => {
    const wrong: Wrong[] = [];
    for (const name of Object.keys(it.query?.shape ?? {}))
      for (const odd of [...ODD_IN_URLS, '{"q":"%00"}', '{"id":"%00"}', '["%00","ASC"]', '[0,1e308]']) {
        const { status } = await send({ method: it.method, path: `${pathOf(it.path)}?${name}=${odd}` });
        if (isWrong(it, status)) wrong.push([name, odd.slice(0, 20), status]);
      }
    expect(wrong).toEqual([]);
  });

  it.each(calls.filter(({ headers }) => headers))(
    'in headers of $name are refused or ignored',
    async (it) => {
      const wrong: Wrong[] = [];
      const body = it.schema && JSON.stringify(sampleOf(it.schema));
      for (const name of Object.keys(it.headers?.shape ?? {}))
        for (const odd of ODD_HEADERS) {
          const headers = { [name]: odd };
          const { status } = await send({ method: it.method, path: pathOf(it.path), body, headers });
          if (isWrong(it, status)) wrong.push([name, odd.slice(0, 20), status]);
        }
      expect(wrong).toEqual([]);
    },
  );

  it('in headers that every call may have change nothing', async () => {
    const statuses = [];
    for (const name of [
      'x-request-id',
      'last-event-id',
      'x-forwarded-for',
      'x-forwarded-proto',
      'if-none-match',
    ])
      for (const odd of ODD_HEADERS)
        statuses.push(
          (await send({ method: 'GET', path: '/api/users/me', headers: { [name]: odd } })).status,
        );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it.each(calls.filter(({ schema }) => schema))(
    'in the body of $name are refused by their field',
    async (it) => {
      if (!it.schema) return;
      const body = sampleOf(it.schema);
      expect(it.schema.safeParse(body).error?.issues).toBeUndefined();
      const wrong: Wrong[] = [];
      for (const path of pathsIn(body)) {
        const place = path.join('.');
        // Refused because of this value, and not of another.
        const isNamed = (fields: (string | null)[]) =>
          IS_SECRET.test(place) ||
          fields.some((field) => field && (place.startsWith(field) || field.startsWith(place)));
        // One refused value per field shows that the endpoint validates by this schema, which judges the others.
        let isValidated = false;
        for (const [kind, odd] of Object.entries(ODD)) {
          const text = JSON.stringify(replaced(body, path, odd));
          const issues = it.schema.safeParse(JSON.parse(text)).error?.issues;
          // Long ones show what the log says of them.
          const isSent = !issues || !isValidated || kind === 'long';
          const { status, fields } = isSent
            ? await send({ method: it.method, path: pathOf(it.path), body: text })
            : { status: 422, fields: issues.map((issue) => issue.path.join('.')) };
          isValidated ||= issues !== undefined;
          const mustRefuse = issues !== undefined || NEVER_TAKEN.has(kind);
          if (
            isWrong(it, status) ||
            (mustRefuse && status < 400) ||
            (NEVER_TAKEN.has(kind) && !isNamed(fields))
          )
            wrong.push([place, kind, status]);
        }
      }
      expect(wrong).toEqual([]);
    },
    // The settings alone are sent more than a thousand times.
    90_000,
  );

  it.each(calls.filter(({ hasBody }) => hasBody))('as the body of $name are refused', async (it) => {
    const wrong: Wrong[] = [];
    for (const [kind, body] of Object.entries(ODD_BODIES)) {
      const { status } = await send({ method: it.method, path: pathOf(it.path), body });
      if (isWrong(it, status)) wrong.push(['body', kind, status]);
    }
    expect(wrong).toEqual([]);
  });

  it('write no line over 1 kB into the log', () => {
    expect(lines.length).toBeGreaterThan(calls.length);
    expect(lines.filter(({ length }) => length > LONGEST_LINE)).toEqual([]);
  });
});
