import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { createTelemetry } from '../../../src/server/platform/telemetry.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { NEVER_TAKEN, ODD, ODD_IN_URLS, pathsIn, replaced, sampleOf } from '../../support/odd-values.ts';

const LONGEST_LINE = 1000;

/** Nothing may be changed that the other calls need. */
const NEEDED = new Set(['signOut', 'deleteUser', 'changeMyPassword']);

interface Request {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: { content?: { 'application/json'?: { schema: z.ZodType } } };
}

describe('odd values', () => {
  let app: TestApp;
  let api: ReturnType<TestApp['composeAgain']>['app'];
  let cookie: string;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await newApp();
    const telemetry = createTelemetry({
      level: 'warn',
      destination: { write: (line) => void lines.push(line) },
    });
    ({ app: api } = app.composeAgain({
      telemetry,
      report: ({ error, ...request }) => telemetry.log.error({ ...request, err: error }, 'request failed'),
    }));
    ({ cookie } = await app.as('admin'));
  });
  afterAll(() => app.close());

  async function call(method: string, path: string, body?: unknown): Promise<number> {
    const response = await api.request(path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    return response.status;
  }
  const pathOf = (path: string, params: Record<string, string> = {}) =>
    path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? '1');

  const calls = Object.entries(endpoints)
    .filter(([name]) => !NEEDED.has(name))
    .map(([name, { route }]) => ({
      name,
      method: route.method.toUpperCase(),
      path: route.path,
      ...(route as { request?: Request }).request,
    }));

  /** What was answered otherwise than it should be: the field, the value and the status. */
  type Wrong = [field: string, value: string, status: number];

  it.each(calls.filter(({ params }) => params))('in the path of $name name nothing', async (it) => {
    const wrong: Wrong[] = [];
    for (const name of Object.keys(it.params?.shape ?? {}))
      for (const odd of ODD_IN_URLS) {
        const status = await call(it.method, pathOf(it.path, { [name]: odd }), it.body && {});
        if (status < 400 || status > 499) wrong.push([name, odd.slice(0, 20), status]);
      }
    expect(wrong).toEqual([]);
  });

  it.each(calls.filter(({ query }) => query))('in the query of $name are refused or ignored', async (it) => {
    const wrong: Wrong[] = [];
    for (const name of Object.keys(it.query?.shape ?? {}))
      for (const odd of [...ODD_IN_URLS, '{"q":"%00"}', '{"id":"%00"}', '["%00","ASC"]', '[0,1e308]']) {
        const status = await call(it.method, `${pathOf(it.path)}?${name}=${odd}`);
        if (status > 499) wrong.push([name, odd.slice(0, 20), status]);
      }
    expect(wrong).toEqual([]);
  });

  it.each(calls.filter(({ body }) => body))('in the body of $name are refused', async (it) => {
    const schema = it.body?.content?.['application/json']?.schema;
    if (!schema) return;
    const body = sampleOf(schema);
    const wrong: Wrong[] = [];
    for (const path of pathsIn(body))
      for (const [kind, odd] of Object.entries(ODD)) {
        const status = await call(it.method, pathOf(it.path), replaced(body, path, odd));
        if (status > 499 || (NEVER_TAKEN.has(kind) && status < 400))
          wrong.push([path.join('.'), kind, status]);
      }
    expect(wrong).toEqual([]);
  });

  it('write no line over 1 kB into the log', () => {
    expect(lines.filter(({ length }) => length > LONGEST_LINE)).toEqual([]);
  });
});
