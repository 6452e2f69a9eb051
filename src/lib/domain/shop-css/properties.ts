import { GROUNDS, INKS, LINES, ROUNDINGS, SHADOWS, SPACES, STEPS } from './hooks.ts';
import { anyOrder, either, gradient, length, number, token, upTo, word, type Form } from './values.ts';

interface Property {
  form: Form;
  /** What words are seen on, or in: only of parts whose colours may be chosen. */
  isColor?: true;
}

/** No more and no less: nothing can be made so small, so large or so far away that it is not read. */
const space = either(length(0, 6, ['rem', 'px']), token(SPACES));
const line = length(0, 0.5, ['rem', 'px']);
const lineStyle = word('none', 'solid', 'dashed', 'dotted', 'double');
const lineColor = token(LINES);
const rounding = either(length(0, 99, ['rem', 'px']), token(ROUNDINGS));
const border = anyOrder(line, lineStyle, lineColor);
const ground = token(GROUNDS);
const shadow = either(word('none'), token(SHADOWS));

const sides = (name: string, form: Form): [string, Property][] => [
  [name, { form: upTo(4, form) }],
  ...['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'].map(
    (side): [string, Property] => [`${name}-${side}`, { form }],
  ),
  ...['block', 'inline'].map((axis): [string, Property] => [`${name}-${axis}`, { form: upTo(2, form) }]),
];

const BORDER_SIDES = ['', '-top', '-right', '-bottom', '-left'] as const;

/** The properties that a shop's CSS may set, with the form of their values. */
export const PROPERTIES: ReadonlyMap<string, Property> = new Map<string, Property>([
  ['font-size', { form: either(length(0.85, 4.5, ['rem', 'px']), token(STEPS)) }],
  ['font-weight', { form: either(number(300, 900), word('normal', 'bold')) }],
  ['font-style', { form: word('normal', 'italic') }],
  ['font-variant-caps', { form: word('normal', 'small-caps') }],
  ['line-height', { form: number(1, 2.2) }],
  ['letter-spacing', { form: either(word('normal'), length(-0.05, 0.3, ['em'])) }],
  ['text-transform', { form: word('none', 'uppercase', 'capitalize') }],
  ['text-align', { form: word('start', 'center', 'end', 'left', 'right') }],
  ['text-wrap', { form: word('wrap', 'balance', 'pretty') }],
  ['color', { form: token(INKS), isColor: true }],
  ['background-color', { form: ground, isColor: true }],
  ['background-image', { form: either(word('none'), gradient(ground)), isColor: true }],
  ...sides('padding', space),
  ...sides('margin', space),
  ['gap', { form: upTo(2, space) }],
  ...BORDER_SIDES.flatMap((side): [string, Property][] => [
    [`border${side}`, { form: border }],
    [`border${side}-width`, { form: side === '' ? upTo(4, line) : line }],
    [`border${side}-style`, { form: side === '' ? upTo(4, lineStyle) : lineStyle }],
    [`border${side}-color`, { form: side === '' ? upTo(4, lineColor) : lineColor }],
  ]),
  ['border-radius', { form: upTo(4, rounding) }],
  ['box-shadow', { form: shadow }],
]);

/** The custom properties that `:root` may set. */
export const ROOT_PROPERTIES: ReadonlyMap<string, Form> = new Map<string, Form>([
  ...ROUNDINGS.map((name): [string, Form] => [`--${name}`, length(0, 99, ['rem', 'px'])]),
  ...SHADOWS.map((name): [string, Form] => [`--${name}`, word('none')]),
]);
