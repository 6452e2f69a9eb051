import BackIcon from '@mui/icons-material/AddShoppingCart';
import OutIcon from '@mui/icons-material/RemoveShoppingCartOutlined';
import { Chip } from '@mui/material';
import { memo, startTransition, useOptimistic } from 'react';
import { Link } from 'react-router';
import type { Product } from '../../lib/contract/products.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { PlainPicture } from '../long-lists/plain-picture.tsx';
import { PlainSwitch } from '../long-lists/plain-switch.tsx';
import type { ProductNode } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';
import { TreeRow } from './tree-row.tsx';

interface Props {
  node: ProductNode;
  product: Product | undefined;
  currency: string;
  /** Asks how long it is to be off everywhere; what is off is sold again. */
  onOut: (product: Product, at: HTMLElement) => void;
  onEnabled: (key: string, enabled: boolean) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** Always the same elements, which React then leaves alone. */
const OUT = <OutIcon />;
const BACK = <BackIcon />;

/** A product on the menu, and whether it is sold here. */
export const ProductNodeRow = memo(function ProductNodeRow({
  node,
  product,
  currency,
  onOut,
  onEnabled,
  onVisible,
  onRemove,
}: Props) {
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
          onClick={({ currentTarget }) => onOut(product, currentTarget)}
        >
          {product.enabled ? OUT : BACK}
        </button>
      )}
      <SaleSwitch node={node} name={name} onEnabled={onEnabled} />
    </TreeRow>
  );
});

/** Turns at once, the whole menu follows. */
function SaleSwitch({ node, name, onEnabled }: Pick<Props, 'node' | 'onEnabled'> & { name: string }) {
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
