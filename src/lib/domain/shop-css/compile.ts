import parse, {
  type Atrule,
  type Block,
  type Declaration,
  type MediaNode,
  type MediaQuery,
  type Rule,
  type Selector,
  type SelectorNode,
  type StyleSheet,
} from 'css-tree/parser';
import { isColored, isPart, selectorBelow, STATES, type PartName } from './hooks.ts';
import { MOST_CSS } from './limits.ts';
import type { CssProblem, CssProblemCode } from './problems.ts';
import { PROPERTIES, ROOT_PROPERTIES } from './properties.ts';
import { length } from './values.ts';

/** The style of the page, or everything that is wrong, in its order. */
export type CompiledCss = { ok: true; css: string } | { ok: false; problems: CssProblem[] };

/** Every page of a shop has this root, and mails, receipts and the back office have not. */
const ROOT = 'html[data-shop]';

/** Letters of what was typed that an answer repeats. */
const MOST_WHAT = 60;

/** Properties by which something would be hidden, covered or said, and so get an answer of their own. */
const HIDING =
  /^(display|visibility|opacity|position|inset|top|left|right|bottom|z-index|content|clip|clip-path|mask|transform|translate|scale|rotate|filter|overflow|text-indent|width|height|max-width|max-height|font|all|pointer-events|animation|transition|order|float|zoom|color-scheme)(-|$)/;

interface Placed {
  loc: { start: { line: number } } | null;
}

/** Notes what is wrong with a part of the source; null, so that it can be answered with. */
type Say = (code: CssProblemCode, node: Placed, what?: string) => null;

/** What a rule's selector comes down to; custom properties are the root's. */
interface Target {
  selector: string;
  part: PartName | 'root';
}

/** A selector's nodes between its spaces; null: another combinator. */
function stepsOf(nodes: Iterable<SelectorNode>): SelectorNode[][] | null {
  const steps: SelectorNode[][] = [[]];
  for (const node of nodes)
    if (node.type !== 'Combinator') steps.at(-1)?.push(node);
    else if (node.name === ' ') steps.push([]);
    else return null;
  return steps;
}

const nameOf = (node: SelectorNode) =>
  'name' in node ? (typeof node.name === 'string' ? node.name : node.name.name) : '';

/** `[data-part=dish]`, without quotes or with. */
function partOf(node: SelectorNode, say: Say): PartName | null {
  const isHook = node.type === 'AttributeSelector' && node.name.name === 'data-part' && node.matcher === '=';
  if (!isHook || node.value === null || node.flags !== null) return say('selector', node, nameOf(node));
  const name = node.value.type === 'String' ? node.value.value : node.value.name;
  return isPart(name) ? name : say('part', node, name);
}

function stateOf(node: SelectorNode, say: Say): string | null {
  const name = nameOf(node).toLowerCase();
  const isState = node.type === 'PseudoClassSelector' && node.children === null;
  return isState && STATES.some((state) => state === name) ? `:${name}` : say('state', node, name);
}

const isRoot = (nodes: readonly SelectorNode[]) =>
  nodes.length === 1 && nodes.every((node) => node.type === 'PseudoClassSelector' && nameOf(node) === 'root');

/** `[data-part=dish]:hover [data-part=dish-name]` → the page's selector below the root. */
function targetOf(node: Selector, say: Say): Target | null {
  if (isRoot([...node.children])) return { selector: ROOT, part: 'root' };
  const steps = stepsOf(node.children);
  if (steps === null) return say('selector', node, '>');
  let above: PartName | null = null;
  let selector = `${ROOT} body`;
  for (const [hook, ...states] of steps) {
    const part = hook ? partOf(hook, say) : say('selector', node);
    if (part === null) return null;
    const written = states.map((state) => stateOf(state, say));
    if (written.includes(null)) return null;
    const own = selectorBelow(part, above);
    selector += (own === '' ? '' : ` ${own}`) + written.join('');
    above = part;
  }
  return above === null ? say('selector', node) : { selector, part: above };
}

function declarationOf(node: Declaration, targets: readonly Target[], say: Say): string | null {
  const name = node.property.toLowerCase();
  if (node.important !== false) return say('important', node, name);
  const isOfRoot = targets.every(({ part }) => part === 'root');
  const form = isOfRoot ? ROOT_PROPERTIES.get(name) : PROPERTIES.get(name)?.form;
  if (!form) {
    if (isOfRoot || name.startsWith('--')) return say('rootProperty', node, name);
    return say(HIDING.test(name) ? 'hides' : 'property', node, name);
  }
  const plain = targets.find(({ part }) => part !== 'root' && !isColored(part));
  if (PROPERTIES.get(name)?.isColor && plain) return say('color', node, plain.part);
  if (node.value.type === 'Raw') return say('value', node, name);
  const nodes = [...node.value.children];
  const hasAddress = nodes.some(
    (one) => one.type === 'Url' || (one.type === 'Function' && /^(url|image-set|src)$/i.test(one.name)),
  );
  if (hasAddress) return say('address', node, name);
  const value = form(nodes);
  return value === null ? say('value', node, name) : `${name}:${value}`;
}

function declarationsOf(block: Block, targets: readonly Target[], say: Say): string[] {
  return [...block.children].flatMap((child) => {
    if (child.type === 'Comment') return [];
    if (child.type === 'Declaration') return declarationOf(child, targets, say) ?? [];
    // What could not be read was reported as it was parsed.
    if (child.type !== 'Raw') say('nested', child);
    return [];
  });
}

function ruleOf({ prelude, block, ...rule }: Rule, say: Say): string {
  if (prelude.type === 'Raw') return '';
  const targets = [...prelude.children].map((selector) => targetOf(selector, say));
  const known = targets.filter((target) => target !== null);
  if (known.length < targets.length) return '';
  const isMixed = new Set(known.map(({ part }) => part === 'root')).size > 1;
  if (isMixed) say('selector', rule, ':root');
  const declarations = declarationsOf(block, known, say);
  const selectors = known.map(({ selector }) => selector);
  return declarations.length === 0 ? '' : `${selectors.join(',')}{${declarations.join(';')}}`;
}

const WIDTHS = ['min-width', 'max-width'];
const width = length(0, 200, ['rem', 'px', 'em']);

/** `(min-width: 48rem) and (prefers-color-scheme: dark)`. */
function conditionOf(node: MediaNode): string | null {
  if (node.type === 'Condition') {
    const parts = [...node.children].map((child) =>
      child.type === 'Identifier'
        ? child.name.toLowerCase() === 'and'
          ? ' and '
          : null
        : conditionOf(child),
    );
    return parts.includes(null) ? null : parts.join('');
  }
  if (node.type !== 'Feature' || node.value === null) return null;
  const name = node.name.toLowerCase();
  if (WIDTHS.includes(name)) {
    const size = width([node.value]);
    return size === null ? null : `(${name}:${size})`;
  }
  const scheme = node.value.type === 'Identifier' ? node.value.name.toLowerCase() : '';
  const isScheme = name === 'prefers-color-scheme' && (scheme === 'light' || scheme === 'dark');
  return isScheme ? `(${name}:${scheme})` : null;
}

const queryOf = ({ modifier, mediaType, condition }: MediaQuery): string | null =>
  modifier === null && mediaType === null && condition ? conditionOf(condition) : null;

function atRuleOf({ name, prelude, block, ...node }: Atrule, say: Say): string {
  if (name.toLowerCase() !== 'media' || block === null) {
    say(/^(import|font-face|namespace)$/i.test(name) ? 'address' : 'atRule', node, `@${name}`);
    return '';
  }
  const [list] = prelude?.type === 'AtrulePrelude' ? prelude.children : [];
  const queries = list?.type === 'MediaQueryList' ? [...list.children].map(queryOf) : [null];
  if (queries.length === 0 || queries.includes(null)) say('media', node);
  const rules = [...block.children].map((child) => {
    if (child.type === 'Rule') return ruleOf(child, say);
    if (child.type !== 'Comment' && child.type !== 'Raw') say('nested', child);
    return '';
  });
  const inner = rules.join('');
  return inner === '' ? '' : `@media ${queries.join(',')}{${inner}}`;
}

function sheetOf(sheet: StyleSheet, say: Say): string {
  return [...sheet.children]
    .map((child) => {
      if (child.type === 'Rule') return ruleOf(child, say);
      if (child.type === 'Atrule') return atRuleOf(child, say);
      if (child.type !== 'Comment' && child.type !== 'Raw') say('syntax', child);
      return '';
    })
    .join('');
}

/**
 * A shop's own CSS → the style of its pages. It is written anew from what was recognised: documented parts below the page's root, listed
 * properties, values within bounds, colours of the face. So whatever is in it, nothing can be hidden, covered, loaded or closed.
 */
export function compileCss(source: string): CompiledCss {
  if (source.length > MOST_CSS)
    return { ok: false, problems: [{ code: 'tooLong', line: 1, what: String(source.length) }] };
  const problems: CssProblem[] = [];
  const say: Say = (code, { loc }, what = '') => {
    problems.push({ code, line: loc?.start.line ?? 1, what: what.slice(0, MOST_WHAT) });
    return null;
  };
  const onParseError = ({ line }: { line: number }) => void problems.push({ code: 'syntax', line, what: '' });
  const css = sheetOf(parse(source, { positions: true, parseCustomProperty: true, onParseError }), say);
  if (problems.length === 0) return { ok: true, css };
  return { ok: false, problems: problems.toSorted((one, other) => one.line - other.line) };
}
