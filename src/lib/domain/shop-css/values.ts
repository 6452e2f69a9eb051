import type { ValueNode } from 'css-tree/parser';

/** The nodes of a value → how the page writes it; null: not of this form. Nothing is written that was not recognised. */
export type Form = (nodes: readonly ValueNode[]) => string | null;

const single =
  (write: (node: ValueNode) => string | null): Form =>
  (nodes) => {
    const [node] = nodes;
    return nodes.length === 1 && node ? write(node) : null;
  };

/** One of some words. */
export const word = (...words: readonly string[]): Form =>
  single((node) => {
    const name = node.type === 'Identifier' ? node.name.toLowerCase() : '';
    return words.includes(name) ? name : null;
  });

/** One of some custom properties, as `var(--name)` without a fallback. */
export const token = (names: readonly string[]): Form =>
  single((node) => {
    if (node.type !== 'Function' || node.name.toLowerCase() !== 'var') return null;
    const [inner, ...more] = node.children;
    const name = inner?.type === 'Identifier' && more.length === 0 ? inner.name.replace(/^--/, '') : '';
    return names.includes(name) ? `var(--${name})` : null;
  });

const within = (text: string, least: number, most: number) => {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && value >= least && value <= most ? value : null;
};

/** As many as the browser needs: written again, so that no spelling of a number gets into a page. */
const written = (value: number) => String(Math.round(value * 1000) / 1000);

/** A number without a unit, bounds included. */
export const number = (least: number, most: number): Form =>
  single((node) => {
    const value = node.type === 'Number' ? within(node.value, least, most) : null;
    return value === null ? null : written(value);
  });

/** What one of these is in rem. */
const REM = { rem: 1, px: 1 / 16, em: 1 } as const;
type LengthUnit = keyof typeof REM;

/** A length, bounds in rem (`em` counts alike) and included; 0 needs no unit. */
export const length = (
  least: number,
  most: number,
  units: readonly LengthUnit[] = ['rem', 'px', 'em'],
): Form =>
  single((node) => {
    if (node.type === 'Number') return least <= 0 && Number(node.value) === 0 ? '0' : null;
    if (node.type !== 'Dimension') return null;
    const unit = units.find((one) => one === node.unit.toLowerCase());
    if (unit === undefined) return null;
    const value = within(node.value, least / REM[unit], most / REM[unit]);
    return value === null ? null : `${written(value)}${unit}`;
  });

/** The first form that fits. */
export const either =
  (...forms: readonly Form[]): Form =>
  (nodes) =>
    forms.reduce<string | null>((found, form) => found ?? form(nodes), null);

/** One to `most` values of a form, such as the four sides of a box. */
export const upTo =
  (most: number, form: Form): Form =>
  (nodes) => {
    const parts = nodes.map((node) => form([node]));
    return parts.length > 0 && parts.length <= most && !parts.includes(null) ? parts.join(' ') : null;
  };

/** One value of each form, in any order, each at most once. */
export const anyOrder =
  (...forms: readonly Form[]): Form =>
  (nodes) => {
    const left = [...forms];
    const parts = nodes.map((node) => {
      const at = left.findIndex((form) => form([node]) !== null);
      return at === -1 ? null : (left.splice(at, 1)[0]?.([node]) ?? null);
    });
    return parts.length > 0 && !parts.includes(null) ? parts.join(' ') : null;
  };

const DIRECTIONS = ['top', 'right', 'bottom', 'left'];

/** Nodes apart by commas. */
function apart(nodes: readonly ValueNode[]): ValueNode[][] {
  const groups: ValueNode[][] = [[]];
  for (const node of nodes)
    if (node.type === 'Operator' && node.value === ',') groups.push([]);
    else groups.at(-1)?.push(node);
  return groups;
}

/** `to right`, `to top left`, `135deg`. */
const direction: Form = (nodes) => {
  const [first, ...rest] = nodes;
  if (first?.type === 'Dimension' && first.unit.toLowerCase() === 'deg' && rest.length === 0) {
    const degrees = within(first.value, -360, 360);
    return degrees === null ? null : `${written(degrees)}deg`;
  }
  const isTo = first?.type === 'Identifier' && first.name.toLowerCase() === 'to';
  const to = isTo ? upTo(2, word(...DIRECTIONS))(rest) : null;
  return to === null ? null : `to ${to}`;
};

/** A gradient between colours. */
export const gradient = (color: Form): Form =>
  single((node) => {
    if (node.type !== 'Function' || node.name.toLowerCase() !== 'linear-gradient') return null;
    const [first = [], ...rest] = apart([...node.children]);
    const start = direction(first) ?? color(first);
    const parts = [start, ...rest.map((group) => color(group))];
    const colors = parts.length - (direction(first) === null ? 0 : 1);
    return colors >= 2 && colors <= 5 && !parts.includes(null) ? `linear-gradient(${parts.join(',')})` : null;
  });
