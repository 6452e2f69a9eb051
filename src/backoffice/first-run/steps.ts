import type { Branch } from '../../lib/contract/branches.ts';
import { UNNAMED_SHOP, type Config } from '../../lib/contract/config.ts';
import type { Menu } from '../../lib/contract/entities.ts';
import { isInUnion } from '../../lib/domain/country.ts';
import { offeredPaymentMethods } from '../../lib/domain/payment-methods.ts';
import { lacksRegister } from '../../lib/domain/legal-texts.ts';
import { activeMenu } from '../../lib/domain/menu.ts';

/** The steps of a new shop, in their order: later ones build on earlier ones. */
export const STEPS = ['country', 'name', 'branch', 'hours', 'menu', 'legal', 'order'] as const;
export type Step = (typeof STEPS)[number];

/** The data that shows a shop's progress. */
export interface ShopFacts {
  config: Config;
  branches: readonly Branch[];
  menus: readonly Menu[];
  /** The number of orders at these branches: those of a demo that was emptied are none of its own. */
  orders: number;
  /** Whether it is still the demo of the first start. */
  isDemo: boolean;
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

/** Legal facts that a shop needs before it sells; without `email`, customers have the receipt of the status page. */
export type MissingFact =
  'imprint' | 'terms' | 'privacy' | 'legalForm' | 'sellerAddress' | 'guarantee' | 'payment' | 'email';

/** What is still missing, in the order of importance (docs/law.md). */
export function missingFacts({ config, branches }: Pick<ShopFacts, 'config' | 'branches'>): MissingFact[] {
  const open = branches.filter(({ isPublic }) => isPublic);
  const facts: Record<MissingFact, boolean> = {
    imprint: isOwnText(config.imprintText, config.imprint),
    terms: isOwnText(config.termsAndConditionsText, config.termsAndConditions),
    privacy: isOwnText(config.privacyPolicyText, config.privacyPolicy),
    legalForm:
      config.country === '' ||
      (config.legalForm.trim() !== '' && !lacksRegister(config.legalForm, config.country)),
    sellerAddress: config.country === '' || config.sellerAddress.trim() !== '',
    guarantee:
      !isInUnion(config.country) || config.guaranteeNotice !== null || config.guaranteeLink.trim() !== '',
    payment: open.every((branch) =>
      offeredPaymentMethods(branch, config).some((method) => method !== 'test-terminal'),
    ),
    email: open.every(
      (branch) =>
        (branch.isDeliveryEmailRequired || !branch.isDeliveryEnabled) &&
        (branch.isTakeawayEmailRequired || !branch.isTakeawayEnabled),
    ),
  };
  return (Object.keys(facts) as MissingFact[]).filter((fact) => !facts[fact]);
}

/** Which steps are done, according to the shop's data. */
export function stepsDone(
  { config, branches, menus, orders, isDemo }: ShopFacts,
  now: number,
): Record<Step, boolean> {
  const own = branches.filter(isOwnBranch);
  return {
    // The demo has one; choosing it in the guide ends the demo or comes with the name.
    country: config.country !== '' && (isOwn(config.shopName) || !isDemo),
    name: isOwn(config.shopName) && config.shopName !== UNNAMED_SHOP,
    branch: own.length > 0,
    hours: own.some(({ openingHours }) => openingHours.some(({ isClosed }) => !isClosed)),
    menu: own.some(({ id }) =>
      activeMenu(menus, id, now)?.catalog.some(({ visible, products }) => visible && products.length > 0),
    ),
    legal: missingFacts({ config, branches }).every((fact) => fact === 'email'),
    order: orders > 0,
  };
}
