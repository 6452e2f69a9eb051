import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { endpoints } from './endpoints.ts';
import { EXAMPLES } from './examples.ts';
import { KEY_CALLS, KEY_SCOPES } from './roles.ts';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
const examples: Readonly<Record<string, unknown>> = EXAMPLES;

/** The scopes of programs' keys that open an endpoint. */
const scopesOf = (name: string) =>
  KEY_SCOPES.filter((scope) => (KEY_CALLS[scope] as readonly string[]).includes(name));

/** The API's description, OpenAPI 3.1: each call with its name, who may make it, and an example of its body where there is one. */
export function describeApi(): Document {
  const described = new OpenAPIHono();
  const registry = described.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'bestellbar.session_token',
    description: 'The session of staff, by POST /api/sessions',
  });
  registry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description: "A program's key, with scopes",
  });
  for (const [name, { route, who }] of Object.entries(endpoints)) {
    const scopes = scopesOf(name);
    registry.registerPath({
      ...withExample(route, examples[name]),
      operationId: name,
      ...(who === 'anyone'
        ? {}
        : { security: [{ session: [] }, ...(scopes.length > 0 ? [{ key: [] }] : [])] }),
      ...(scopes.length > 0 ? { description: `Scope of a key: ${scopes.join(' or ')}` } : {}),
    });
  }
  const document = described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Bestellbar',
      version: '1',
      description: 'Online ordering for shops with several branches',
    },
  });
  return nullsBesideRefs(document) as Document;
}

/** The generator says of what may be null that it is both the schema and null, which nothing is. */
function nullsBesideRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullsBesideRefs);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, it]) => [name, nullsBesideRefs(it)]));
  const { allOf, ...others } = fields;
  const [ref, nullable, ...more] = Array.isArray(allOf) ? (allOf as { $ref?: string; type?: unknown }[]) : [];
  const isBoth = ref?.$ref !== undefined && more.length === 0 && isNullable(nullable?.type);
  return isBoth ? { ...others, anyOf: [ref, { type: 'null' }] } : fields;
}

const isNullable = (type: unknown) => Array.isArray(type) && type.includes('null');

function withExample(route: RouteConfig, example: unknown): RouteConfig {
  const content = route.request?.body?.content['application/json'];
  if (example === undefined || !content || !route.request?.body) return route;
  const { request } = route;
  const body = { ...request.body, content: { 'application/json': { ...content, example } } };
  return { ...route, request: { ...request, body } };
}
