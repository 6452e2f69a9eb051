import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import type { Api } from '../../src/server/platform/http/api.ts';

/** Where the server tests of one run note which answers of which endpoint they have seen. */
const FOLDER = resolve(import.meta.dirname, '../../test-results/contract');

const table = Object.entries(endpoints)
  .map(([name, { route }]) => ({
    name,
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  // /api/users/me is no /api/users/{id}.
  .sort((a, b) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{')));

/** The endpoint that a request is for, if the contract has one. */
function endpointOf(method: string, path: string) {
  return table.find((it) => it.route.method === method.toLowerCase() && it.pattern.test(path));
}

/** Before the first test of a run. */
export function forgetRecord(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

const noted = new Set<string>();

function note(line: string): void {
  if (noted.has(line)) return;
  noted.add(line);
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(join(FOLDER, `${process.pid}.txt`), `${line}\n`);
}

/** `createOrder 201` for each answer that the last run's tests have seen. */
export function readRecord(): Set<string> {
  try {
    return new Set(
      readdirSync(FOLDER).flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n')),
    );
  } catch {
    return new Set();
  }
}

type Check = (pointer: string) => ValidateFunction;
let check: Promise<Check> | null = null;

/** Schemas of the API's own description, as its readers would use them. */
async function readDescription(app: Api['app']): Promise<Check> {
  const document = (await (await app.fetch(new Request('http://shop/api/openapi.json'))).json()) as object;
  const ajv = new Ajv2020({ strict: false, validateSchema: false, multipleOfPrecision: 6 });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

/** Holds every answer of the API against its description, and notes that it was seen. */
export function watchContract(app: Api['app']): void {
  const request = app.request.bind(app);
  app.request = async (input, init, ...rest) => {
    const response = await request(input, init, ...rest);
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://shop');
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const endpoint = endpointOf(method, url.pathname);
    if (endpoint) await hold(app, endpoint, response);
    return response;
  };
}

async function hold(
  app: Api['app'],
  { name, route }: (typeof table)[number],
  response: Response,
): Promise<void> {
  const { status } = response;
  if (status === 304) return;
  const where = `${route.method.toUpperCase()} ${route.path} ${status}`;
  const declared = (route.responses as Record<number, { content?: object }>)[status];
  if (!declared) throw new Error(`${where} is not declared`);
  note(`${name} ${status}`);
  // Compressed answers are covered by tests that request them plain.
  if (response.headers.has('content-encoding')) return;
  if (!declared.content || !('application/json' in declared.content)) return;
  const pointer = [
    'paths',
    route.path,
    route.method,
    'responses',
    String(status),
    'content',
    'application/json',
  ];
  const escaped = [...pointer, 'schema'].map((key) =>
    encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const validate = (await (check ??= readDescription(app)))(`/${escaped.join('/')}`);
  const body: unknown = await response.clone().json();
  if (!validate(body)) throw new Error(`${where} is not as described: ${JSON.stringify(validate.errors)}`);
}
