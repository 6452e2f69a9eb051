import { Box, Chip, Link, Switch, Typography } from '@mui/material';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Product } from '../../lib/contract/products.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import type { ProductNode } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';
import { TreeRow } from './tree-row.tsx';

interface Props {
  node: ProductNode;
  product: Product | undefined;
  currency: string;
  onEnabled: (key: string, enabled: boolean) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** A product on the menu, and whether it is sold here. */
export const ProductNodeRow = memo(function ProductNodeRow({
  node,
  product,
  currency,
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
      <Thumbnail image={product?.images[0]} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/products/${node.id}`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary" component="div">
          {product && formatMoney(toCents(product.price), currency)}
          {!node.enabled && <Chip size="small" label={texts.soldOut} sx={{ ml: 1 }} />}
          {product?.enabled === false && (
            <Chip size="small" variant="outlined" label={texts.offEverywhere} sx={{ ml: 1 }} />
          )}
          {product?.visible === false && (
            <Chip size="small" variant="outlined" label={texts.hiddenEverywhere} sx={{ ml: 1 }} />
          )}
        </Typography>
      </Box>
      <Switch
        checked={node.enabled}
        color="secondary"
        slotProps={{ input: { 'aria-label': texts.sell(name) } }}
        onChange={(_, enabled) => onEnabled(node.key, enabled)}
      />
    </TreeRow>
  );
});
