import { cutLabel } from '../../domain/food-label.ts';
import type { Product } from '../../domain/product.ts';

/**
 * A product in its menu row. Name and description are the row's text; a JSON attribute has the fields that differ from the
 * common values, and those stand once, at the menu. So nothing is shipped twice, and nothing as script.
 */

/** The values that most products have. */
export const COMMON_PRODUCT = {
  type: 'simple',
  enabled: true,
  visible: true,
  unit: { type: 'amount', symbol: 'Stk' },
  alternativeUnits: [],
  minimumQuantity: 1,
  maximumQuantity: 0,
  quantityStepSize: 1,
  defaultQuantity: 1,
  defaultUnit: 'Stk',
  pricing: 'unit',
  calculationModel: 'fixed',
  tax: 7,
  takeawayTax: 7,
  dineInTax: 7,
  images: [],
  allergens: [],
  noAllergens: false,
  additives: [],
  netContent: null,
  minimumAge: null,
  origin: '',
  nutrition: null,
  isStepByStep: false,
  isLeadTimeEnabled: false,
  leadTimeType: 'minutes',
  leadTimeValue: 0,
  config: { parts: [] },
} satisfies Partial<Product>;

type TextField = 'name' | 'description';

/** JSON for an attribute, with single quotes: HTML spends six characters on each double one. */
export const toAttribute = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("'", String.raw`\u0027`)
    .replaceAll('"', "'");

/** The inverse of `toAttribute`. */
export const fromAttribute = (text: string): unknown => JSON.parse(text.replaceAll("'", '"'));

/** The JSON for a product's row: the fields that are neither text of the row nor common values. Its pictures are the row's own, a label's texts the API's. */
export function productMarkup(product: Product): string {
  // Suggestions are asked for at the checkout.
  const { name: _name, description, images: _images, goesWith: _goesWith, ...said } = product;
  const { isReturnable, label, ...rest } = said;
  const cut = cutLabel(label);
  const common = COMMON_PRODUCT as Record<string, unknown>;
  // HTML drops carriage returns, so such a description is not readable from the row's text.
  const unsaid = description.includes('\r') ? { description } : {};
  // What is absent costs nothing where no product has it.
  const seldom = { ...(isReturnable && { isReturnable }), ...(cut && { label: cut }) };
  const rare = Object.entries({ ...rest, ...unsaid, ...seldom }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(common[key]),
  );
  return toAttribute(Object.fromEntries(rare));
}

/** The JSON for the menu around the rows. */
export const menuMarkup = () => toAttribute(COMMON_PRODUCT);

/** The product of a row, from its JSON and its text, and from its menu's JSON. The inverse of `productMarkup`. */
export function productFromMarkup(row: string, text: Pick<Product, TextField>, menu: string): Product {
  return { ...(fromAttribute(menu) as object), ...text, ...(fromAttribute(row) as object) } as Product;
}

/** The product of the menu row that an element belongs to. */
export function productOfRow(inside: Element): Product | null {
  const row = inside.closest<HTMLElement>('[data-product]');
  const menu = inside.closest<HTMLElement>('[data-menu]');
  if (!row?.dataset.product || !menu?.dataset.menu) return null;
  const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
  const said = { name: text('[data-name]'), description: text('[data-description]') };
  return productFromMarkup(row.dataset.product, said, menu.dataset.menu);
}
