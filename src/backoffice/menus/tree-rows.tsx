import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import AddIcon from '@mui/icons-material/Add';
import BackIcon from '@mui/icons-material/AddShoppingCart';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import OutIcon from '@mui/icons-material/RemoveShoppingCartOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { startTransition, useOptimistic, type ReactNode, memo } from 'react';
import { Link } from 'react-router';
import type { Category } from '../../lib/contract/entities.ts';
import type { Product } from '../../lib/contract/products.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { PlainPicture } from '../images/thumbnail.tsx';
import { PlainSwitch } from '../lists/long-lists.tsx';
import type { CategoryNode, ProductNode } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';

interface Props {
  rowKey: string;
  name: string;
  visible: boolean;
  level: 1 | 2;
  children: ReactNode;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** Constant elements, which React skips: each step of a drag renders all rows. */
const HANDLE = <DragIndicatorIcon />;
const VISIBLE = <VisibilityIcon />;
const HIDDEN = <VisibilityOffIcon />;
const REMOVE = <DeleteIcon />;

/** A row of the tree with its handle and its buttons for visibility and removal. Kept small, since each step of a drag renders all rows. */
function TreeRow({ rowKey, name, visible, level, children, onVisible, onRemove }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: rowKey,
    });
  return (
    <li
      ref={setNodeRef}
      className="tree-row"
      data-level={level}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className="tree-button tree-handle"
        aria-label={texts.move(name)}
      >
        {HANDLE}
      </button>
      <div className="tree-what">{children}</div>
      <VisibilityButton rowKey={rowKey} name={name} visible={visible} onVisible={onVisible} />
      <button
        type="button"
        className="tree-button"
        aria-label={texts.remove(name)}
        onClick={() => startTransition(() => onRemove(rowKey))}
      >
        {REMOVE}
      </button>
    </li>
  );
}

/** Switches at once, before the whole menu renders. `TreeStyles` styles the row by it. */
function VisibilityButton({
  rowKey,
  name,
  visible,
  onVisible,
}: Pick<Props, 'rowKey' | 'name' | 'visible' | 'onVisible'>) {
  const [isSeen, show] = useOptimistic(visible);
  return (
    <button
      type="button"
      className="tree-button tree-seen"
      aria-label={texts.show(name)}
      aria-pressed={isSeen}
      onClick={() =>
        startTransition(() => {
          show(!isSeen);
          onVisible(rowKey, !isSeen);
        })
      }
    >
      {isSeen ? VISIBLE : HIDDEN}
    </button>
  );
}

interface CategoryRowProps {
  node: CategoryNode;
  category: Category | undefined;
  isOpen: boolean;
  onToggle: (key: string) => void;
  onAdd: (key: string) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** A category: opens and closes, and takes new products. */
export const CategoryNodeRow = memo(function CategoryNodeRow({
  node,
  category,
  isOpen,
  onToggle,
  onAdd,
  onVisible,
  onRemove,
}: CategoryRowProps) {
  const name = category?.name ?? `#${node.id}`;
  return (
    <TreeRow
      rowKey={node.key}
      name={name}
      visible={node.visible}
      level={1}
      onVisible={onVisible}
      onRemove={onRemove}
    >
      <button type="button" className="tree-open" aria-expanded={isOpen} onClick={() => onToggle(node.key)}>
        <ExpandMoreIcon />
        {name}
        <Chip size="small" label={node.products.length} />
        {!node.visible && <Chip size="small" variant="outlined" label={texts.hidden} />}
        {category?.visible === false && (
          <Chip size="small" variant="outlined" label={texts.hiddenEverywhere} />
        )}
      </button>
      <button
        type="button"
        className="tree-button"
        aria-label={texts.addProduct(name)}
        onClick={() => onAdd(node.key)}
      >
        <AddIcon />
      </button>
    </TreeRow>
  );
});

interface ProductRowProps {
  node: ProductNode;
  product: Product | undefined;
  currency: string;
  /** Takes a product off sale everywhere, after asking for how long, or puts it back. */
  onToggleSale: (product: Product, at: HTMLElement) => void;
  onEnabled: (key: string, enabled: boolean) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** Constant elements, which React skips. */
const TAKE_OFF_SALE = <OutIcon />;
const SELL_AGAIN = <BackIcon />;

/** A product in a category of this menu. */
export const ProductNodeRow = memo(function ProductNodeRow({
  node,
  product,
  currency,
  onToggleSale,
  onEnabled,
  onVisible,
  onRemove,
}: ProductRowProps) {
  const name = product?.name ?? `#${node.id}`;
  return (
    <TreeRow
      rowKey={node.key}
      name={name}
      visible={node.visible}
      level={2}
      onVisible={onVisible}
      onRemove={onRemove}
    >
      <PlainPicture image={product?.images[0]} />
      <div className="tree-name">
        <Link to={`/products/${node.id}`}>{name}</Link>
        <div>
          {product && formatMoney(toCents(product.price), currency)}
          {!node.enabled && <Chip size="small" label={texts.soldOut} sx={{ ml: 1 }} />}
          {product?.enabled === false && (
            <Chip
              size="small"
              variant="outlined"
              label={product.outUntil ? texts.outToday : texts.offEverywhere}
              sx={{ ml: 1 }}
            />
          )}
          {product?.visible === false && (
            <Chip size="small" variant="outlined" label={texts.hiddenEverywhere} sx={{ ml: 1 }} />
          )}
        </div>
      </div>
      {product && (
        <button
          type="button"
          className="tree-button"
          aria-label={product.enabled ? texts.takeOut(name) : texts.sellAgain(name)}
          aria-haspopup={product.enabled ? 'menu' : undefined}
          onClick={({ currentTarget }) => onToggleSale(product, currentTarget)}
        >
          {product.enabled ? TAKE_OFF_SALE : SELL_AGAIN}
        </button>
      )}
      <SaleSwitch node={node} name={name} onEnabled={onEnabled} />
    </TreeRow>
  );
});

/** Switches at once, before the whole menu renders. */
function SaleSwitch({
  node,
  name,
  onEnabled,
}: Pick<ProductRowProps, 'node' | 'onEnabled'> & { name: string }) {
  const [isSold, show] = useOptimistic(node.enabled);
  return (
    <PlainSwitch
      label={texts.sell(name)}
      checked={isSold}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(() => {
          show(checked);
          onEnabled(node.key, checked);
        })
      }
    />
  );
}
