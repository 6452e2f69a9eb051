import { closestCenter, DndContext, MeasuringStrategy, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  Fragment,
  memo,
  startTransition,
  useCallback,
  useMemo,
  useOptimistic,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { Product } from '../../lib/contract/products.ts';
import { PlainSwitchStyles, ShowMore, useShown } from '../lists/long-lists.tsx';
import { useSaleToggle } from '../products/off-sale.tsx';
import { useConfig } from '../data/config.ts';
import { useDragSensors, dragAccessibility } from '../sorting/sortable-list.tsx';
import type { MenuEntities } from './menu-editor.ts';
import {
  changeNode,
  isCategoryKey,
  moveRow,
  removeNode,
  rowKeys,
  type MenuTree,
  type ProductNode,
} from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';
import { CategoryNodeRow, ProductNodeRow } from './tree-rows.tsx';
import { TreeStyles } from './tree-styles.tsx';

interface Props {
  tree: MenuTree;
  entities: MenuEntities;
  open: ReadonlySet<string>;
  onOpen: Dispatch<SetStateAction<ReadonlySet<string>>>;
  editTree: (change: (tree: MenuTree) => MenuTree) => void;
  /** Opens the dialog that adds a product to the category. */
  onAdd: (categoryKey: string) => void;
}

const NONE: ReadonlySet<string> = new Set();
/** Picking up a category hides all products, which moves the remaining rows. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } };

/** A menu's categories and products in the order that customers see. */
export const TreeView = memo(function TreeView({
  tree: savedTree,
  entities,
  open,
  onOpen,
  editTree,
  onAdd,
}: Props) {
  const { currency = 'EUR', timezone } = useConfig() ?? {};
  const { toggleSale, menu: outMenu } = useSaleToggle(timezone);
  // A dropped row shows in its new place at once, before the rest renders.
  const [tree, showTree] = useOptimistic(savedTree);
  const [dragged, setDragged] = useState<string | null>(null);
  // While a category is dragged, all categories are closed.
  const shown = dragged !== null && isCategoryKey(dragged) ? NONE : open;
  // A stable array while no row is added, removed or moved: a new one would render all rows.
  const keyText = rowKeys(tree, shown).join(' ');
  const keys = useMemo(() => keyText.split(' '), [keyText]);
  const accessibility = useMemo(
    () => dragAccessibility((key) => nameOf(tree, entities, String(key))),
    [tree, entities],
  );
  const sensors = useDragSensors();

  const onVisible = useCallback(
    (key: string, visible: boolean) => editTree((before) => changeNode(before, key, { visible })),
    [editTree],
  );
  const onEnabled = useCallback(
    (key: string, enabled: boolean) => editTree((before) => changeNode(before, key, { enabled })),
    [editTree],
  );
  const onRemove = useCallback((key: string) => editTree((before) => removeNode(before, key)), [editTree]);
  const onToggle = useCallback(
    (key: string) =>
      onOpen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [onOpen],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (!over || active.id === over.id) return;
    const move = (before: MenuTree) => moveRow(before, shown, String(active.id), String(over.id));
    startTransition(() => {
      showTree(move);
      editTree(move);
    });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={MEASURING}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <TreeStyles />
        <PlainSwitchStyles />
        <ul aria-label={texts.tree} className="tree">
          {tree.map((node) => (
            <Fragment key={node.key}>
              <CategoryNodeRow
                node={node}
                category={entities.category.get(node.id)}
                isOpen={shown.has(node.key)}
                {...{ onToggle, onAdd, onVisible, onRemove }}
              />
              {shown.has(node.key) && (
                <ProductRows
                  places={node.products}
                  entities={entities}
                  currency={currency}
                  onToggleSale={toggleSale}
                  {...{ onEnabled, onVisible, onRemove }}
                />
              )}
            </Fragment>
          ))}
        </ul>
        {outMenu}
      </SortableContext>
    </DndContext>
  );
});

function nameOf(tree: MenuTree, { category, product }: MenuEntities, key: string): string {
  const node = tree.find((it) => it.key === key);
  if (node) return category.get(node.id)?.name ?? `#${node.id}`;
  const place = tree.flatMap(({ products }) => products).find((it) => it.key === key);
  return place ? (product.get(place.id)?.name ?? `#${place.id}`) : '';
}

const STEP = 20;

interface ProductRowsProps {
  places: readonly ProductNode[];
  entities: MenuEntities;
  currency: string;
  onToggleSale: (product: Product, at: HTMLElement) => void;
  onEnabled: (key: string, enabled: boolean) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** The products of an open category, rendered in steps as they scroll into view. */
const ProductRows = memo(function ProductRows({ places, entities, ...rest }: ProductRowsProps) {
  const [most, showMore] = useShown(STEP);
  const left = places.length - most;
  if (places.length === 0) return <li className="tree-note">{texts.emptyCategory}</li>;
  return (
    <>
      {places.slice(0, most).map((place) => (
        <ProductNodeRow key={place.key} node={place} product={entities.product.get(place.id)} {...rest} />
      ))}
      {left > 0 && (
        <li className="tree-note">
          <ShowMore rest={left} label={texts.more(Math.min(left, STEP))} onMore={showMore} />
        </li>
      )}
    </>
  );
});
