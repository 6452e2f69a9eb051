import AddIcon from '@mui/icons-material/Add';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Chip, IconButton, Typography } from '@mui/material';
import { memo } from 'react';
import type { Category } from '../../lib/contract/categories.ts';
import type { CategoryNode } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';
import { TreeRow } from './tree-row.tsx';

interface Props {
  node: CategoryNode;
  category: Category | undefined;
  isOpen: boolean;
  onToggle: (key: string) => void;
  onAdd: (key: string) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** A category on the menu: opens to its products, and takes more of them. */
export const CategoryNodeRow = memo(function CategoryNodeRow({
  node,
  category,
  isOpen,
  onToggle,
  onAdd,
  onVisible,
  onRemove,
}: Props) {
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
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => onToggle(node.key)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 52,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          border: 0,
          p: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
        }}
      >
        <ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip size="small" label={node.products.length} />
        {!node.visible && <Chip size="small" variant="outlined" label={texts.hidden} />}
        {category?.visible === false && (
          <Chip size="small" variant="outlined" label={texts.hiddenEverywhere} />
        )}
      </Box>
      <IconButton aria-label={texts.addProduct(name)} onClick={() => onAdd(node.key)}>
        <AddIcon />
      </IconButton>
    </TreeRow>
  );
});
