import type { Product, Configurable, PartOption } from './product.ts';
import type { UnitSymbol } from './units.ts';

/** A customer's file in a part; `publicHash` lets the shop read it. */
export interface UploadRef {
  id: number;
  publicHash: string;
}

/** The value of one part: text and textarea a string, select the option's name, multiselect names, files and images uploads. */
export type PartValue = string | string[] | UploadRef[];

/** A customer's selection for the part of that name. */
export interface ChosenPart {
  name: string;
  value: PartValue;
}

/** A line item of the cart. The product is stored as it was when added, so that later changes can be detected (SPEC section 4). */
export interface CartItem {
  product: Product;
  amount: number;
  unit: UnitSymbol;
  parts: ChosenPart[];
}

/** The value of the part with that name; undefined if it was never touched. */
export function valueOf(parts: readonly ChosenPart[], name: string): PartValue | undefined {
  return parts.find((part) => part.name === name)?.value;
}

/** Whether a value is empty: blank text or an empty list. */
export function isEmptyValue(value: PartValue | undefined): boolean {
  return value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
}

/** The option names in a value: one of a select (blank without a selection), any number of a multiselect. */
export function namesIn(value: PartValue): string[] {
  if (typeof value === 'string') return [value];
  return value.filter((entry) => typeof entry === 'string');
}

/** The chosen options in the product's order; unknown names are ignored. */
export function chosenOptions(product: Configurable, parts: readonly ChosenPart[]): PartOption[] {
  return product.config.parts.flatMap((part) => {
    if (part.type !== 'select' && part.type !== 'multiselect') return [];
    const names = namesIn(valueOf(parts, part.name) ?? '');
    return part.options.filter((option) => names.includes(option.name));
  });
}
