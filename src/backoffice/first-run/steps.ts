import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';
import type { Menu } from '../../lib/contract/entities.ts';
import { activeMenu } from '../../lib/domain/menu.ts';

/** The steps of a new shop, in their order: later ones build on earlier ones. */
export const STEPS = ['name', 'branch', 'hours', 'menu', 'legal', 'order'] as const;
export type Step = (typeof STEPS)[number];

/** The data that shows a shop's progress. */
export interface ShopFacts {
  config: Config;
  branches: readonly Branch[];
  menus: readonly Menu[];
  /** The number of orders ever placed. */
  orders: number;
}

/** The demo shop's name; a shop that still has it has not begun. */
const DEMO_NAME = 'Feige & Glut';
/** The demo's legal texts call themselves a demo. */
const DEMO_TEXT = /\bDemo\b|Feige & Glut/;

const isOwn = (words: string) => words.trim() !== '' && !words.includes(DEMO_NAME);
const isOwnText = (text: string, link: string) =>
  link.trim() !== '' || (text.trim() !== '' && !DEMO_TEXT.test(text));

const isOwnBranch = ({ name, street, zipCode, city, isPublic }: Branch) =>
  isOwn(name) && isPublic && [street, zipCode, city].every((part) => part.trim() !== '');

/** Which steps are done, according to the shop's data. */
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
