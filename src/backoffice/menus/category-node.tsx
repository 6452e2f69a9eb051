import AddIcon from '@mui/icons-material/Add';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Chip } from '@mui/material';
import { memo } from 'react';
import type { Category } from '../../lib/contract/entities.ts';
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
