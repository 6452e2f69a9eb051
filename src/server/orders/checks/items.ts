import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Menu } from '../../../lib/contract/entities.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import { type CartItem, type ChosenPart, isEmptyValue } from '../../../lib/domain/cart-item.ts';
import { activeMenu, menuGroups, menuProducts, type MenuProduct } from '../../../lib/domain/menu.ts';
import { menuOfBranch, type SoldOut } from '../../../lib/domain/sold-out.ts';
import { partProblems } from '../../../lib/domain/cart-changes.ts';
import type { Product } from '../../../lib/domain/product.ts';
import { quantityRule, isAllowedAmount } from '../../../lib/domain/quantity.ts';
import { stationsOnMenu } from '../../../lib/domain/kitchen.ts';
import { derive, type CurrentShop } from '../../shop/shop-cache.ts';
import { createWithCombos } from '../../shop/with-combos.ts';
import { readableText } from '../readable-text.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';

type ItemDraft = OrderDraft['items'][number];

/** Products that a branch sells at an instant, and all on any of its menus. */
export interface Offer {
  byId: ReadonlyMap<number, MenuProduct>;
  everListed: ReadonlySet<number>;
  products: ReadonlyMap<number, Product>;
  /** Who prepares a product. */
  stations: ReadonlyMap<number, number>;
}

/** Taken from the menu that is active when the order is due. */
export function offerOf(current: CurrentShop, branchId: number, dueAt: number): Offer {
  const shop = derive(current, 'shop with combos', () => createWithCombos()(current.shop));
  const menu = activeMenu(shop.menus, branchId, dueAt);
  const branch = shop.branches.find(({ id }) => id === branchId);
  // A number that is used up today is there again on another day; what staff have marked is out until they say otherwise (decision 9).
  const soldOut = branch?.soldOut.filter((one) => !one.isCounted || Date.parse(one.until) > dueAt) ?? [];
  return derive(current, `offer ${branchId} ${menu?.id} ${soldOut.length}`, () =>
    makeOffer(shop, branchId, menu, soldOut),
  );
}

function makeOffer(shop: Shop, branchId: number, menu: Menu | null, soldOut: readonly SoldOut[]): Offer {
  const offered = menu && menuOfBranch(menu, soldOut);
  const listed = offered ? menuProducts(menuGroups(offered, shop.categories, shop.products)) : [];
  const own = shop.menus.filter(({ branches }) => branches.some(({ id }) => id === branchId));
  return {
    byId: new Map(listed.map((entry) => [entry.product.id, entry])),
    everListed: new Set(
      own.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products.map(({ id }) => id))),
    ),
    products: new Map(shop.products.map((product) => [product.id, product])),
    stations: stationsOnMenu(menu?.catalog ?? [], shop),
  };
}

interface CheckedItems {
  /** Valid line items. */
  items: CartItem[];
  problems: OrderProblem[];
}

/** The draft's line items with the current products; `hasUpload` finds stored uploads. */
export function checkItems(
  drafts: readonly ItemDraft[],
  offer: Offer,
  hasUpload: (ref: { id: number; publicHash: string }) => boolean,
): CheckedItems {
  const checked: CheckedItems = { items: [], problems: [] };
  drafts.forEach((sent, index) => {
    const draft = { ...sent, parts: sent.parts.map(readablePart) };
    const found = findProduct(draft.product.id, offer, `items.${index}.product`);
    if (!found.ok) {
      checked.problems.push(found.problem);
      return;
    }
    const problems = choiceProblems(draft, found.product, `items.${index}`, hasUpload);
    checked.problems.push(...problems);
    if (problems.length > 0) return;
    const parts = draft.parts.filter((part) => !isEmptyValue(part.value));
    checked.items.push({ product: found.product, amount: draft.amount, unit: draft.unit, parts });
  });
  return checked;
}

/** Cleans customer text for tickets; option and file names are the shop's. */
const readablePart = ({ name, value }: ChosenPart): ChosenPart => ({
  name,
  value: typeof value === 'string' ? readableText(value) : value,
});

type Found = { ok: true; product: Product } | { ok: false; problem: OrderProblem };

function findProduct(id: number, { byId, everListed, products }: Offer, field: string): Found {
  const entry = byId.get(id);
  if (entry?.isOrderable) return { ok: true, product: entry.product };
  const product = products.get(id)?.name;
  if (product === undefined) return { ok: false, problem: invalid(field, { code: 'productUnknown' }) };
  if (entry) return { ok: false, problem: movedOn(field, { code: 'productSoldOut', product }) };
  return everListed.has(id)
    ? { ok: false, problem: movedOn(field, { code: 'productGone', product }) }
    : { ok: false, problem: invalid(field, { code: 'productForeign', product }) };
}

function choiceProblems(
  draft: ItemDraft,
  product: Product,
  field: string,
  hasUpload: (ref: { id: number; publicHash: string }) => boolean,
): OrderProblem[] {
  const rule = quantityRule(product, draft.unit);
  if (!rule) return [invalid(`${field}.unit`, { code: 'unitNotSold', product: product.name })];
  const problems: OrderProblem[] = [];
  if (!isAllowedAmount(draft.amount, rule))
    problems.push(invalid(`${field}.amount`, { code: 'amountNotSold', product: product.name }));
  const wrongParts = partProblems(product, draft.parts);
  for (const { name, code } of wrongParts) {
    const index = draft.parts.findIndex((part) => part.name === name);
    const at = index < 0 ? `${field}.parts` : `${field}.parts.${index}.value`;
    problems.push(invalid(at, { code: 'part', problem: code, part: name }));
  }
  draft.parts.forEach(({ name, value }, index) => {
    if (typeof value === 'string' || wrongParts.some((problem) => problem.name === name)) return;
    const refs = value.filter((entry) => typeof entry !== 'string');
    if (!refs.every(hasUpload))
      problems.push(invalid(`${field}.parts.${index}.value`, { code: 'uploadUnknown' }));
  });
  return problems;
}
