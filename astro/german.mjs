import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { inSwissSpelling, PARENTS } from '../src/lib/domain/german.ts';

/** A node without what only types need. */
const bare = (node) =>
  /^TS(As|Satisfies|NonNull)Expression$/.test(node?.type ?? '') ? bare(node.expression) : node;

/** The exported constants and functions of a module: where each stands as a whole, and its value. */
function exportsOf(code, file) {
  const { program, errors } = parseSync(file, code, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = program.body.flatMap((whole) => {
    const { declaration } = whole;
    if (whole.type !== 'ExportNamedDeclaration' || !declaration) return [];
    if (declaration.type === 'FunctionDeclaration') return [[declaration.id.name, { whole, value: null }]];
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => [id.name, { whole, value: bare(init) }]);
  });
  return { body: program.body, named: new Map(found) };
}

const keyOf = ({ key }) => key.name ?? String(key.value);

/** The pieces of a module that a variant says differently: `[start, end, text]`. */
function changes(base, own, code, where) {
  if (base?.type !== 'ObjectExpression' || own.type !== 'ObjectExpression') {
    if (!base) throw new Error(`${where} is not in the German words`);
    return [[base.start, base.end, code.slice(own.start, own.end)]];
  }
  return own.properties.flatMap((property) => {
    const name = keyOf(property);
    const same = base.properties.find((one) => one.type === 'Property' && keyOf(one) === name);
    return changes(bare(same?.value), bare(property.value), code, `${where}.${name}`);
  });
}

/**
 * The source of a catalogue with what a variant says differently in its place, so that a page of it weighs what its words weigh.
 * Overrides are literals and functions that need nothing but what the catalogue has.
 */
function patched(source, file, overrides, from) {
  const base = exportsOf(source, file);
  const own = exportsOf(overrides, from);
  const pieces = [...own.named].flatMap(([name, { whole, value }]) => {
    const german = base.named.get(name);
    if (!german) throw new Error(`${from}: ${name} is not in the German words`);
    if (value === null || german.value === null) {
      const text =
        value === null
          ? overrides.slice(whole.start, whole.end)
          : `export const ${name} = ${overrides.slice(value.start, value.end)};`;
      return [[german.whole.start, german.whole.end, text]];
    }
    return changes(german.value, value, overrides, `${from}: ${name}`);
  });
  const helpers = own.body
    .filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration')
    .map(({ start, end }) => overrides.slice(start, end));
  const text = pieces
    .toSorted(([one], [other]) => other - one)
    .reduce((all, [start, end, piece]) => all.slice(0, start) + piece + all.slice(end), source);
  return [...helpers, text].join('\n');
}

/** Whether words are those of a variant of German. */
export const isVariant = (wording) => Object.hasOwn(PARENTS, wording);

/** The source of a German catalogue in a variant (src/lib/domain/german.ts has the same for the server). */
export function germanSource(folder, name, variant) {
  const chain = [variant];
  while (PARENTS[chain[0]] !== null) chain.unshift(PARENTS[chain[0]]);
  const file = join(folder, name);
  const source = chain
    .map((one) => join(folder, one, name))
    .filter((from) => existsSync(from))
    .reduce(
      (code, from) => patched(code, file, readFileSync(from, 'utf8'), from),
      readFileSync(file, 'utf8'),
    );
  return variant === 'de-CH' ? inSwissSpelling(source) : source;
}
