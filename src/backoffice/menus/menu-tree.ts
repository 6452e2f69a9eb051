import { arrayMove } from '@dnd-kit/sortable';
import type { CatalogEntry } from '../../lib/domain/menu.ts';

/** A product in a category. The key is unique, since a product may be in several categories. */
export interface ProductNode {
  key: string;
  id: number;
  enabled: boolean;
  visible: boolean;
}

export interface CategoryNode {
  key: string;
  id: number;
  visible: boolean;
  products: ProductNode[];
}

export type MenuTree = readonly CategoryNode[];

let made = 0;
const newKey = (kind: 'c' | 'p') => `${kind}${(made += 1)}`;

/** Whether a key belongs to a category. */
export const isCategoryKey = (key: string) => key.startsWith('c');

/** The editable tree of a catalog. */
export function toTree(catalog: readonly CatalogEntry[]): MenuTree {
  return catalog.map(({ id, visible, products }) => ({
    key: newKey('c'),
    id,
    visible,
    products: products.map((place) => ({ key: newKey('p'), ...place })),
  }));
}

/** The catalog of a tree, as the API expects it. */
export function toCatalog(tree: MenuTree): CatalogEntry[] {
  return tree.map(({ id, visible, products }) => ({
    id,
    visible,
    products: products.map(({ id: productId, enabled, visible: isVisible }) => ({
      id: productId,
      enabled,
      visible: isVisible,
    })),
  }));
}

/** The keys of the visible rows from top to bottom: categories, and the products of open ones. */
export function rowKeys(tree: MenuTree, open: ReadonlySet<string>): string[] {
  return tree.flatMap(({ key, products }) => [key, ...(open.has(key) ? products.map((it) => it.key) : [])]);
}

/**
 * Moves the row `from` to the place of the visible row `to`. A category takes its products along. A product joins the category above its
 * new place; if that one is closed, as its last product.
 */
export function moveRow(tree: MenuTree, open: ReadonlySet<string>, from: string, to: string): MenuTree {
  if (from === to) return tree;
  if (isCategoryKey(from)) {
    const target = isCategoryKey(to)
      ? to
      : tree.find(({ products }) => products.some(({ key }) => key === to))?.key;
    const keys = tree.map(({ key }) => key);
    return target === undefined ? tree : arrayMove([...tree], keys.indexOf(from), keys.indexOf(target));
  }
  const rows = rowKeys(tree, open);
  // A product cannot be above the first category.
  return regroup(tree, open, arrayMove([...rows], rows.indexOf(from), Math.max(1, rows.indexOf(to))));
}

function regroup(tree: MenuTree, open: ReadonlySet<string>, rows: readonly string[]): MenuTree {
  const nodes = new Map(tree.flatMap(({ products }) => products.map((node) => [node.key, node])));
  const groups = new Map<string, ProductNode[]>();
  let current: ProductNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row);
    if (node) current.push(node);
    else groups.set(row, (current = []));
  }
  return tree.map((category) => {
    const shown = groups.get(category.key) ?? [];
    if (!open.has(category.key))
      return shown.length > 0 ? { ...category, products: [...category.products, ...shown] } : category;
    const isSame =
      shown.length === category.products.length && shown.every((it, i) => it === category.products[i]);
    return isSame ? category : { ...category, products: shown };
  });
}

export function changeNode(
  tree: MenuTree,
  key: string,
  change: { visible?: boolean; enabled?: boolean },
): MenuTree {
  if (isCategoryKey(key)) return tree.map((node) => (node.key === key ? { ...node, ...change } : node));
  return tree.map((category) =>
    category.products.some((node) => node.key === key)
      ? {
          ...category,
          products: category.products.map((node) => (node.key === key ? { ...node, ...change } : node)),
        }
      : category,
  );
}

/** Removes a node; a category with its products. */
export function removeNode(tree: MenuTree, key: string): MenuTree {
  if (isCategoryKey(key)) return tree.filter((node) => node.key !== key);
  return tree.map((category) =>
    category.products.some((node) => node.key === key)
      ? { ...category, products: category.products.filter((node) => node.key !== key) }
      : category,
  );
}

export function addCategory(tree: MenuTree, id: number): MenuTree {
  return [...tree, { key: newKey('c'), id, visible: true, products: [] }];
}

export function addProduct(tree: MenuTree, categoryKey: string, id: number): MenuTree {
  const node: ProductNode = { key: newKey('p'), id, enabled: true, visible: true };
  return tree.map((category) =>
    category.key === categoryKey ? { ...category, products: [...category.products, node] } : category,
  );
}

export const countProducts = (tree: readonly { products: readonly unknown[] }[]) =>
  tree.reduce((sum, { products }) => sum + products.length, 0);
