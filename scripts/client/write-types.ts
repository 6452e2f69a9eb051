import { format, resolveConfig } from 'prettier';
import { describeApi } from '../../src/lib/contract/description.ts';
import { KEY_CALLS } from '../../src/lib/contract/roles.ts';
import { WEBHOOK_TEST, WEBHOOK_TYPES } from '../../src/lib/contract/webhooks.ts';

/** JSON Schema, as far as the contract's has it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
type Content = Record<string, { schema: Schema }> | undefined;
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What programs without a key call as well. */
const PUBLIC = ['createOrder', 'readPublicOrder', 'readInit', 'branches.list', 'branches.read', 'sellOut'];
const NAMES: ReadonlySet<string> = new Set([...Object.values(KEY_CALLS).flat(), ...PUBLIC]);

const REF = '#/components/schemas/';
const quoted = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** The types of `packages/client`, from the API's description. */
export async function clientTypes(): Promise<string> {
  const document = describeApi() as unknown as Document;
  const seen = new Set<string>();

  function typeOf(schema: Schema): string {
    if (schema.$ref) {
      const name = schema.$ref.slice(REF.length);
      seen.add(name);
      return name;
    }
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    const any = schema.anyOf ?? schema.oneOf;
    if (any) return any.map((one) => `(${typeOf(one)})`).join(' | ');
    if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ');
    if (Array.isArray(schema.type))
      return schema.type.map((type) => `(${typeOf({ ...schema, type })})`).join(' | ');
    switch (schema.type) {
      case 'string':
        return 'string';
      case 'number':
      case 'integer':
        return 'number';
      case 'boolean':
        return 'boolean';
      case 'null':
        return 'null';
      case 'array':
        if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
        return `(${typeOf(schema.items ?? {})})[]`;
      case 'object':
        return objectOf(schema);
      default:
        return 'unknown';
    }
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
    const fields = Object.entries(properties).map(([name, field]) => {
      const comment = field.description ? `/** ${field.description.replaceAll('*/', '* /')} */\n` : '';
      return `${comment}${quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field)};`;
    });
    if (fields.length === 0 && typeof additionalProperties === 'object')
      return `Record<string, ${typeOf(additionalProperties)}>`;
    return `{ ${fields.join('\n')} }`;
  }

  const parametersOf = (operation: Operation, where: string) => {
    const some = (operation.parameters ?? []).filter((one) => one.in === where);
    const fields = some.map(
      ({ name, required = false, schema }) =>
        `${quoted(name)}${required ? '' : '?'}: ${where === 'path' ? 'string | number' : typeOf(schema)};`,
    );
    return some.length > 0 ? `{ ${fields.join(' ')} }` : 'undefined';
  };

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => NAMES.has(operationId))
      .map(([method, operation]) => {
        const body = operation.requestBody?.content?.['application/json']?.schema;
        const [, answer] =
          Object.entries(operation.responses).find(([status]) => /^20[012]$/.test(status)) ?? [];
        const said = answer?.content?.['application/json']?.schema;
        return `/** ${answer?.description ?? ''} */
        '${method.toUpperCase()} ${path}': {
          path: ${parametersOf(operation, 'path')};
          query: ${parametersOf(operation, 'query')};
          body: ${body ? typeOf(body) : 'undefined'};
          answer: ${said ? typeOf(said) : 'string'};
        };`;
      }),
  );

  const types = new Map<string, string>();
  for (let more = true; more;) {
    more = false;
    for (const name of [...seen].filter((one) => !types.has(one))) {
      more = true;
      types.set(name, typeOf(document.components.schemas[name] ?? {}));
    }
  }
  const text = `// Written by \`npm run client\` from the API's description; a test compares the two.

export interface Calls {
  ${calls.join('\n')}
}

/** The types of webhooks: ignore those that you do not know. */
export type WebhookType = ${[...WEBHOOK_TYPES, WEBHOOK_TEST].map((type) => `'${type}'`).join(' | ')};

${[...types]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, type]) => `export type ${name} = ${type};`)
  .join('\n\n')}
`;
  return format(text, { ...(await resolveConfig('packages/client/types.ts')), parser: 'typescript' });
}
