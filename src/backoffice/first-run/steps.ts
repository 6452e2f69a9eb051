import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import { activeMenu } from '../../lib/domain/menu.ts';

/** What a new shop has to do, in the order in which one builds on the other. */
export const STEPS = ['name', 'branch', 'hours', 'menu', 'legal', 'order'] as const;
export type Step = (typeof STEPS)[number];

/** What of a shop says how far it is. */
export interface ShopFacts {
  config: Config;
  branches: readonly Branch[];
  menus: readonly Menu[];
  /** How many orders were ever placed. */
  orders: number;
}

/** What the shop that comes with the program is called; whoever still is called so has not begun. */
const DEMO_NAME = 'Feige & Glut';
/** Its legal texts say of themselves what they are. */
const DEMO_TEXT = /\bDemo\b|Feige & Glut/;

const isOwn = (words: string) => words.trim() !== '' && !words.includes(DEMO_NAME);
const isOwnText = (text: string, link: string) =>
  link.trim() !== '' || (text.trim() !== '' && !DEMO_TEXT.test(text));

const isOwnBranch = ({ name, street, zipCode, city, isPublic }: Branch) =>
  isOwn(name) && isPublic && [street, zipCode, city].every((part) => part.trim() !== '');

/** Which steps are done, as the shop itself says. */
export function stepsDone(
  { config, branches, menus, orders }: ShopFacts,
  now: number,
): Record<Step, boolean> {
  const own = branches.filter(isOwnBranch);
  return {
    name: isOwn(config.shopName),
    branch: own.length > 0,
    hours: own.some(({ openingHours }) => openingHours.some(({ isClosed }) => !isClosed)),
    menu: own.some(({ id }) =>
      activeMenu(menus, id, now)?.catalog.some(({ visible, products }) => visible && products.length > 0),
    ),
    legal:
      isOwnText(config.imprintText, config.imprint) &&
      isOwnText(config.privacyPolicyText, config.privacyPolicy) &&
      isOwnText(config.termsAndConditionsText, config.termsAndConditions),
    order: orders > 0,
  };
}
