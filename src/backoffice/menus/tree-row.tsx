import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { ReactNode } from 'react';
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

/** A row of the tree: its handle, what it is, whether customers see it, and taking it off. Thin, since all of them are drawn anew while one is dragged. */
export function TreeRow({ rowKey, name, visible, level, children, onVisible, onRemove }: Props) {
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
        <DragIndicatorIcon />
      </button>
      <div className="tree-what" data-hidden={!visible || undefined}>
        {children}
      </div>
      <button
        type="button"
        className="tree-button"
        aria-label={texts.show(name)}
        aria-pressed={visible}
        onClick={() => onVisible(rowKey, !visible)}
      >
        {visible ? <VisibilityIcon /> : <VisibilityOffIcon />}
      </button>
      <button
        type="button"
        className="tree-button"
        aria-label={texts.remove(name)}
        onClick={() => onRemove(rowKey)}
      >
        <DeleteIcon />
      </button>
    </li>
  );
}
