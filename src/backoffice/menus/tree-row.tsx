import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton } from '@mui/material';
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
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        boxShadow: isDragging ? 4 : 0,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 60,
        pl: level === 1 ? 0.5 : { xs: 1, sm: 4 },
        pr: 0.5,
        bgcolor: level === 1 ? 'background.default' : 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={texts.move(name)}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicatorIcon />
      </IconButton>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minWidth: 0,
          opacity: visible ? 1 : 0.72,
        }}
      >
        {children}
      </Box>
      <IconButton
        aria-label={texts.show(name)}
        aria-pressed={visible}
        onClick={() => onVisible(rowKey, !visible)}
      >
        {visible ? <VisibilityIcon /> : <VisibilityOffIcon />}
      </IconButton>
      <IconButton aria-label={texts.remove(name)} onClick={() => onRemove(rowKey)}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
