import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Something that a schema of the contract allows: all of an object's fields, one item of each list. */
function sample(schema: Schema | boolean | undefined, root: Schema): unknown {
  if (typeof schema !== 'object') return 'x';
  if (schema.$ref) return sample(root.$defs?.[schema.$ref.replace(/^.*\//, '')], root);
  // Of fields that exclude each other.
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sample(choice[0], root);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, root)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          BY_NAME[name] ?? sample(field, root),
        ]),
      );
    case 'array':
      return arrayOf(schema, root);
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 0);
    case 'boolean':
      // Nothing is switched on that other calls would be refused for.
      return false;
    case 'null':
      return null;
    default:
      return TEXTS.find((text) => fits(text, schema)) ?? TEXTS[0].padEnd(schema.minLength ?? 0, '1');
  }
}

/** As many entries as there have to be, at least one; of a tuple one of each. */
function arrayOf({ prefixItems = [], items, minItems = 1 }: Schema, root: Schema): unknown[] {
  if (prefixItems.length > 0) return prefixItems.map((part) => sample(part, root));
  if (!items || Array.isArray(items)) return [];
  return Array.from({ length: Math.max(1, minItems) }, () => sample(items, root));
}

/** One of these fits each pattern of the contract. */
const TEXTS = [
  'odd@example.org',
  'text-1',
  'webp',
  '12:00',
  '2026-11-21',
  '2026-11-21T12:00:00+01:00',
  'https://example.org/a',
  'EUR',
  'a'.repeat(86),
  'a'.repeat(22),
  'data:text/plain;base64,b2Rk',
  '+4915112345678',
  '8300',
  'BB',
  '#a61c28',
] as const;

/** Rules that a JSON schema cannot tell. */
const BY_NAME: Readonly<Record<string, string>> = {
  timezone: 'Europe/Berlin',
  host: 'printer',
  href: 'https://example.org/a',
  url: 'https://example.org/a',
};

const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /T.*\+/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^https:/,
};

const fits = (text: string, { format = '', pattern, minLength = 0, maxLength = Infinity }: Schema) =>
  (FORMATS[format] ?? /^/).test(text) &&
  (pattern === undefined || format in FORMATS || new RegExp(pattern, 'u').test(text)) &&
  text.length >= minLength &&
  text.length <= maxLength;

/** A body that an endpoint's schema takes. */
export function sampleOf(body: z.ZodType): unknown {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return sample(schema, schema);
}

/** The paths to all fields of a value, outermost first. */
export function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return names.flatMap((name) => [
    [...path, name],
    ...pathsIn((value as Record<string | number, unknown>)[name], [...path, name]),
  ]);
}

/** The value with another one at that path. */
export function replaced(
  value: unknown,
  [name, ...rest]: readonly (string | number)[],
  by: unknown,
): unknown {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

/** What breaks parsers, databases and logs. */
export const ODD = {
  nul: 'a\0b',
  surrogate: 'a\uD800b',
  long: 'x'.repeat(100_000),
  huge: 1e308,
  negative: -1,
  fraction: 0.1 + 0.2,
  null: null,
  list: [[[[]]]],
  object: { __proto__: null, constructor: 'x' },
  quote: "'; drop table orders; --",
} as const;

/** The values that no field takes. */
export const NEVER_TAKEN: ReadonlySet<string> = new Set(['nul', 'surrogate', 'long', 'huge']);

/** Bodies that are no JSON object of the contract, or that only look like one. */
export const ODD_BODIES: Readonly<Record<string, string | Uint8Array>> = {
  empty: ' ',
  null: 'null',
  list: '[]',
  number: '1e999',
  word: '"x"',
  nul: '{"a":"\0"}',
  cut: '{"a":',
  deep: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  proto: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  form: 'id=%00&ConnectionType=%ED%A0%80&ResponseFile=%3C!DOCTYPE%20a%3E',
  bytes: Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x00, 0xc0, 0x80, 0x22, 0x7d),
};

/** Values of headers; HTTP allows no control characters in them. */
export const ODD_HEADERS = [
  '',
  '-1',
  '1e308',
  "'; drop table orders; --",
  'x'.repeat(8000),
  '\u00ff\u0080',
  '{"a":[[[]]]}',
];

/** Such values in a path or a query, as they are written there. */
export const ODD_IN_URLS = [
  ...['%00', 'a%00b', '%ED%A0%80', 'x'.repeat(10_000), '-1', '1e308', '%27%3B--', '%F0%9F%8D%95'],
];
