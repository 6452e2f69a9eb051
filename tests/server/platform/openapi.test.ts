import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/lib/contract/examples.ts';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { newApp, type TestApp } from '../../support/app.ts';

interface Description {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

describe('the OpenAPI document', () => {
  let app: TestApp;
  let description: Description;
  beforeAll(async () => {
    app = await newApp('PGlite');
    description = (await (await app.app.request('/api/openapi.json')).json()) as Description;
  });
  afterAll(() => app.close());

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...structuredClone(description) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it.each(Object.entries(EXAMPLES))('has an example that %s takes', (name, example) => {
    const { request } = endpoints[name as keyof typeof EXAMPLES].route;
    const { schema } = request.body.content['application/json'];
    expect(schema.safeParse(example).error).toBeUndefined();
    expect(JSON.stringify(description)).toContain(JSON.stringify(example));
  });

  it.each(
    Object.values(endpoints).map((it) => [`${it.route.method.toUpperCase()} ${it.route.path}`, it] as const),
  )('has %s with all that it may answer', (_, { route, who }) => {
    const statuses = Object.keys(description.paths[route.path]?.[route.method]?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']));
    if (who !== 'anyone') expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
  });
});

describe('every endpoint of the contract', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp('PGlite')));
  afterAll(() => app.close());

  const calls = Object.values(endpoints).map(({ route }) => ({
    name: `${route.method.toUpperCase()} ${route.path}`,
    path: route.path.replaceAll(/\{[^}]+\}/g, '1'),
    method: route.method.toUpperCase(),
  }));

  it.each(calls)('has a handler: $name', async (call) => {
    const { cookie } = await app.as('admin');
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await app.app.request(call.path, { method: call.method, headers });
    // A handler's 404 is fine; the router's for an unknown path is not.
    expect(response.status).not.toBe(405);
    expect(response.headers.get('x-unknown-call')).toBeNull();
    await response.body?.cancel();
  });
});
