import { MOST_CSS } from '../../../domain/shop-css/limits.ts';
import type { CssProblemCode } from '../../../domain/shop-css/problems.ts';
import type * as german from '../shop-css.ts';

const CSS_REASONS: Readonly<Record<CssProblemCode, (what: string) => string>> = {
  tooLong: (length) => `The CSS is too long (${length} of at most ${MOST_CSS} characters).`,
  syntax: () => 'This is not complete CSS.',
  atRule: (what) => `${what} is not available here. Only @media is allowed.`,
  media: () =>
    'Here, @media takes only min-width, max-width and prefers-color-scheme, joined by “and” or a comma.',
  nested: () => 'Rules cannot be nested here.',
  selector: (what) =>
    `${what === '' ? 'This selector' : `“${what}”`} does not work here. Name parts of the page with [data-part=…].`,
  part: (what) => `There is no part “${what}”.`,
  state: (what) =>
    `${what === '' ? 'This' : `“${what}”`} cannot follow a part. :hover, :first-child and :last-child are allowed.`,
  important: () => '!important is not needed: what stands here already takes precedence.',
  property: (what) => `The property ${what} cannot be set here.`,
  rootProperty: (what) =>
    `${what} cannot be set here. :root only has --radius-1 to --radius-3, --pill, --shadow-1 and --shadow-2.`,
  hides: (what) =>
    `${what} does not work here: it could cover or change what customers have to see, such as prices, allergens or the order button.`,
  address: () => 'CSS loads nothing: url(), @import and @font-face do not work here.',
  value: (what) => `This value for ${what} does not work here.`,
  color: (what) => `The colours of “${what}” have a meaning and stay as they are.`,
};

const MOST_TOLD = 4;

export const cssMessage: typeof german.cssMessage = (problems) => {
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ code, line, what }) => `${code === 'tooLong' ? '' : `Line ${line}: `}${CSS_REASONS[code](what)}`);
  const rest = problems.length - told.length;
  return [...told, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
};
