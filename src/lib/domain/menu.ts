import type { ImageRef, Product } from './product.ts';

export interface Category {
  id: number;
  name: string;
  image: ImageRef | null;
  visible: boolean;
}

/** One category's place on a menu, and its products in their order (SPEC section 3 'Menu'). */
export interface CatalogEntry {
  id: number;
  visible: boolean;
  products: { id: number; enabled: boolean; visible: boolean }[];
}

export interface Menu {
  id: number;
  name: string;
  /** Instant from which the menu may be active. */
  availableFrom: string;
  branches: { id: number }[];
  catalog: CatalogEntry[];
}

/** A category as a customer sees it: only what can be seen, in the menu's order. `isOrderable` false: shown as sold out. */
export interface MenuGroup {
  category: Category;
  products: { product: Product; isOrderable: boolean }[];
}
