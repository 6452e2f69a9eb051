import type { Product } from './product.ts';
import type { UnitSymbol } from './units.ts';

/** A file that a customer gave to a part; `publicHash` lets the shop read it. */
export interface UploadRef {
  id: number;
  publicHash: string;
}

/** The value of one part: text and textarea a string, select the option's name, multiselect names, files and images uploads. */
export type PartValue = string | string[] | UploadRef[];

/** What a customer chose for the part of that name. */
export interface ChosenPart {
  name: string;
  value: PartValue;
}

/** A line of the cart. The product is kept as it was when added, so that a change since then can be told (SPEC section 4). */
export interface CartItem {
  product: Product;
  amount: number;
  unit: UnitSymbol;
  parts: ChosenPart[];
}
