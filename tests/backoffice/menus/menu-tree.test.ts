import { describe, expect, it } from 'vitest';
import {
  addProduct,
  changeNode,
  moveRow,
  removeNode,
  rowKeys,
  toCatalog,
  toTree,
  type MenuTree,
} from '../../../src/backoffice/menus/menu-tree.ts';

const place = (id: number) => ({ id, enabled: true, visible: true });
const catalog = [
  { id: 1, visible: true, products: [place(11), place(12)] },
  { id: 2, visible: true, products: [place(21)] },
  { id: 3, visible: false, products: [] },
];
const begin = () => {
  const tree = toTree(catalog);
  const all = new Set(tree.map(({ key }) => key));
  const keyOf = (id: number) =>
    tree.flatMap((it) => [it, ...it.products]).find((it) => it.id === id)?.key ?? 'none';
  return { tree, all, keyOf };
};
const ids = (tree: MenuTree) => toCatalog(tree).map(({ id, products }) => [id, products.map((it) => it.id)]);

describe('the tree of a menu', () => {
  it('is sent as it was loaded if nothing changes', () => {
    expect(toCatalog(begin().tree)).toEqual(catalog);
  });

  it('lists products of open categories only', () => {
    const { tree, keyOf } = begin();
    expect(rowKeys(tree, new Set([keyOf(2)]))).toEqual([keyOf(1), keyOf(2), keyOf(21), keyOf(3)]);
  });

  it('moves a category with its products', () => {
    const { tree, keyOf } = begin();
    expect(ids(moveRow(tree, new Set(), keyOf(1), keyOf(2)))).toEqual([
      [2, [21]],
      [1, [11, 12]],
      [3, []],
    ]);
  });

  it('moves a product within its category and into another', () => {
    const { tree, all, keyOf } = begin();
    expect(ids(moveRow(tree, all, keyOf(12), keyOf(11)))[0]).toEqual([1, [12, 11]]);
    expect(ids(moveRow(tree, all, keyOf(11), keyOf(21))).slice(0, 2)).toEqual([
      [1, [12]],
      [2, [21, 11]],
    ]);
    expect(ids(moveRow(tree, all, keyOf(21), keyOf(12))).slice(0, 2)).toEqual([
      [1, [11, 21, 12]],
      [2, []],
    ]);
  });

  it('appends a product that is dropped on a closed category', () => {
    const { tree, keyOf } = begin();
    expect(ids(moveRow(tree, new Set([keyOf(1)]), keyOf(11), keyOf(2))).slice(0, 2)).toEqual([
      [1, [12]],
      [2, [21, 11]],
    ]);
  });

  it('keeps a product in the first category when it is dragged above it', () => {
    const { tree, all, keyOf } = begin();
    expect(ids(moveRow(tree, all, keyOf(12), keyOf(1)))[0]).toEqual([1, [12, 11]]);
  });

  it('keeps unchanged categories the same objects, so that they are not rendered again', () => {
    const { tree, all, keyOf } = begin();
    const next = changeNode(moveRow(tree, all, keyOf(12), keyOf(11)), keyOf(11), { enabled: false });
    expect(next[1]).toBe(tree[1]);
    expect(toCatalog(next)[0]?.products).toContainEqual({ id: 11, enabled: false, visible: true });
  });

  it('adds and removes products and categories', () => {
    const { tree, keyOf } = begin();
    expect(ids(addProduct(tree, keyOf(3), 31))[2]).toEqual([3, [31]]);
    expect(ids(removeNode(removeNode(tree, keyOf(2)), keyOf(11)))).toEqual([
      [1, [12]],
      [3, []],
    ]);
  });
});
