import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { startTransition, useOptimistic, type ReactNode } from 'react';
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

/** Always the same elements, which React then leaves alone: all rows are drawn anew at each step of a drag. */
const HANDLE = <DragIndicatorIcon />;
const SEEN = <VisibilityIcon />;
const UNSEEN = <VisibilityOffIcon />;
const AWAY = <DeleteIcon />;

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
        {HANDLE}
      </button>
      <div className="tree-what">{children}</div>
      <SeenButton rowKey={rowKey} name={name} visible={visible} onVisible={onVisible} />
      <button
        type="button"
        className="tree-button"
        aria-label={texts.remove(name)}
        onClick={() => startTransition(() => onRemove(rowKey))}
      >
        {AWAY}
      </button>
    </li>
  );
}

/** Shows at once what was chosen, the whole menu follows; the row's look goes by it (`TreeStyles`). */
function SeenButton({
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
      {isSeen ? SEEN : UNSEEN}
    </button>
  );
}
