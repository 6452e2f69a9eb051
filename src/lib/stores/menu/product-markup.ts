import type { Product } from '../../domain/product.ts';

/**
 * The menu is HTML that anyone can read; what it does not say of a product stands in its row as JSON, without
 * what the row's text already says and without what is the same for most products: that stands once, at the menu itself.
 * So nothing is shipped twice, and nothing as script.
 */

/** What most products are. */
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
  isStepByStep: false,
  isLeadTimeEnabled: false,
  leadTimeType: 'minutes',
  leadTimeValue: 0,
  config: { parts: [] },
} satisfies Partial<Product>;

type Said = 'name' | 'description';

/** The JSON for a product's row: its fields that the row's text does not show and that are not common ones. */
export function productMarkup({ name: _name, description, ...rest }: Product): string {
  const common = COMMON_PRODUCT as Record<string, unknown>;
  // HTML has no carriage return: its readers would get another text than the one the API knows.
  const unsaid = description.includes('\r') ? { description } : {};
  const rare = Object.entries({ ...rest, ...unsaid }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(common[key]),
  );
  return JSON.stringify(Object.fromEntries(rare));
}

/** The JSON for the menu around the rows. */
export const menuMarkup = () => JSON.stringify(COMMON_PRODUCT);

/** The product of a row, from its JSON and its text, and from its menu's JSON. The inverse of `productMarkup`. */
export function productFromMarkup(json: string, text: Pick<Product, Said>, menu: string): Product {
  return { ...JSON.parse(menu), ...text, ...JSON.parse(json) } as Product;
}
