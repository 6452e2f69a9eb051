import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * The vocabulary of schema.org, read from the declarations of `schema-dts`, which are made of the official one: which types
 * there are, which properties each has, and what may be a property's value.
 */

interface Interface {
  parents: string[];
  /** Names of the properties with the names of the types that their values have. */
  properties: Map<string, string[]>;
}

/** What a type may be written as besides an object. */
interface Alias {
  /** Other types and interfaces that it is made of. */
  names: string[];
  literals: Set<string>;
  isText: boolean;
  isNumber: boolean;
  isBoolean: boolean;
}

const FILE = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
const source = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest);

const interfaces = new Map<string, Interface>();
const aliases = new Map<string, Alias>();
/** The interface with a type's properties: `Restaurant` has those of `FoodEstablishmentBase`. */
const baseOf = new Map<string, string>();

const textOf = (node: ts.Node) => node.getText(source);
const nameOf = (node: ts.TypeNode): string[] => (ts.isTypeReferenceNode(node) ? [textOf(node.typeName)] : []);
const partsOf = (node: ts.TypeNode) => (ts.isUnionTypeNode(node) ? [...node.types] : [node]);

function readInterface(node: ts.InterfaceDeclaration): void {
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => textOf(expression)),
  );
  const properties = new Map<string, string[]>();
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !member.type) continue;
    const name = textOf(member.name).replaceAll('"', '');
    // SchemaValue<A | B | IdReference, "name">
    const [values] = (ts.isTypeReferenceNode(member.type) && member.type.typeArguments) || [];
    if (values && !name.startsWith('@')) properties.set(name, partsOf(values).flatMap(nameOf));
  }
  interfaces.set(node.name.text, { parents, properties });
  const type = /^(\w+)Leaf$/.exec(node.name.text)?.[1];
  if (type && parents[0]) baseOf.set(type, parents[0]);
}

function readAlias(node: ts.TypeAliasDeclaration): void {
  const parts = partsOf(node.type);
  const has = (kind: ts.SyntaxKind) => parts.some((part) => part.kind === kind);
  aliases.set(node.name.text, {
    names: parts.flatMap(nameOf),
    literals: new Set(
      parts.flatMap((part) =>
        ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
      ),
    ),
    isText: has(ts.SyntaxKind.StringKeyword),
    isNumber: has(ts.SyntaxKind.NumberKeyword),
    isBoolean: has(ts.SyntaxKind.BooleanKeyword),
  });
}

for (const node of source.statements) {
  if (ts.isInterfaceDeclaration(node)) readInterface(node);
  else if (ts.isTypeAliasDeclaration(node)) readAlias(node);
}

/** All names that values of these types may have: the types themselves, and every more particular one. */
function within(names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const part of aliases.get(name)?.names ?? []) found.add(part);
  return found;
}

/** The type's properties, its own and inherited, with the types of their values. Null: there is no such type. */
function propertiesOf(type: string): Map<string, string[]> | null {
  const base = baseOf.get(type);
  if (base === undefined) return null;
  const bases = new Set([base]);
  for (const name of bases) for (const parent of interfaces.get(name)?.parents ?? []) bases.add(parent);
  return new Map([...bases].flatMap((name) => [...(interfaces.get(name)?.properties ?? [])]));
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function isValue(value: unknown, types: readonly string[]): boolean {
  const formats = types.flatMap((type) => FORMATS[type] ?? []);
  if (typeof value === 'string' && formats.length === types.length)
    return formats.some((it) => it.test(value));
  const names = within(types);
  const forms = [...names].flatMap((name) => aliases.get(name) ?? []);
  if (typeof value === 'string') return forms.some((form) => form.isText || form.literals.has(value));
  if (typeof value === 'number') return forms.some(({ isNumber }) => isNumber);
  if (typeof value === 'boolean') return forms.some(({ isBoolean }) => isBoolean);
  if (!isNode(value)) return false;
  return '@type' in value ? names.has(String(value['@type'])) : '@id' in value && names.has('IdReference');
}

function problemsOf(node: Node, at: string): string[] {
  const type = String(node['@type']);
  const properties = propertiesOf(type);
  if (!properties) return [`${at}: there is no type ${type}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const types = properties.get(name);
    if (!types) return [`${at}: ${type} has no ${name}`];
    return [value].flat().flatMap((one) => {
      const place = `${at}.${name}`;
      if (!isValue(one, types)) return [`${place}: ${JSON.stringify(one)} is none of ${types.join(', ')}`];
      return isNode(one) && '@type' in one ? problemsOf(one, place) : [];
    });
  });
}

/** What in a JSON-LD graph schema.org does not know: types, properties of types, values of properties. */
export function schemaProblems(graph: readonly Record<string, unknown>[]): string[] {
  return graph.flatMap((node) => problemsOf(node, String(node['@type'])));
}

/** The vocabulary as schema.org publishes it, as far as validators read it: types with parents, properties with domains. */
export function vocabulary(): { '@graph': Record<string, unknown>[] } {
  const typeOf = (base: string) => base.replace(/Base$/, '');
  const ref = (name: string) => ({ '@id': `schema:${name}` });
  const types = [...baseOf].map(([type, base]) => {
    const parents = typeOf(base) === type ? (interfaces.get(base)?.parents ?? []) : [base];
    return {
      ...ref(type),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': parents
        .map(typeOf)
        .filter((name) => baseOf.has(name))
        .map(ref),
    };
  });
  const properties = [...interfaces].flatMap(([base, { properties: own }]) =>
    [...own.keys()].map((name) => ({
      ...ref(name),
      '@type': 'rdf:Property',
      'schema:domainIncludes': [ref(typeOf(base))],
    })),
  );
  return { '@graph': [...types, ...properties] };
}
