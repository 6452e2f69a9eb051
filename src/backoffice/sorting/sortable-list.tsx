import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  KeyboardSensor,
  type KeyboardSensorProps,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../data/queries.ts';
import { dragTexts as texts } from './texts.ts';

interface Props {
  ids: string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** The sensors of all draggable lists. Touch has to rest on the handle first, so that the page still scrolls. */
export function useDragSensors(coordinateGetter = sortableKeyboardCoordinates) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(DeferredKeyboardSensor, { coordinateGetter }),
  );
}

/** A list whose rows can be dragged by their handles. */
export function SortableList({ ids, nameOf, onMove, children }: Props) {
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      accessibility={dragAccessibility((id) => nameOf(String(id)))}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id)
          onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A row of a `SortableList`; `children` gets its handle to place. */
export function SortableRow({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={label}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIndicatorIcon />
    </IconButton>
  );
  return (
    <Box
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ position: 'relative', zIndex: isDragging ? 2 : 'auto', opacity: isDragging ? 0.85 : 1 }}
    >
      {children(handle)}
    </Box>
  );
}

/** Runs after the next paint, or before the next key press if that comes first. */
function afterNextPaint(run: () => void): void {
  const runNow = afterPaint(() => {
    removeEventListener('keydown', runNow, true);
    flushSync(run);
  });
  addEventListener('keydown', runNow, true);
}

/**
 * Picks up and drops by keyboard after the next paint, since dnd-kit then measures and renders all rows. Until then the row alone shows
 * that it is held, by its `data-dragged` attribute.
 */
class DeferredKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const row = props.activeNode.node.current;
    const release = (end: () => void) => () => {
      row?.removeAttribute('data-dragged');
      afterNextPaint(end);
    };
    row?.setAttribute('data-dragged', 'true');
    super({
      ...props,
      onStart: (at) => afterNextPaint(() => props.onStart(at)),
      onEnd: release(props.onEnd),
      onCancel: release(props.onCancel),
    });
  }
}

/** What screen readers announce during a drag. */
export function dragAccessibility(
  nameOf: (id: UniqueIdentifier) => string,
): NonNullable<DndContextProps['accessibility']> {
  const place = (over: { id: UniqueIdentifier } | null) => (over ? nameOf(over.id) : null);
  return {
    screenReaderInstructions: { draggable: texts.instructions },
    announcements: {
      onDragStart: ({ active }) => texts.started(nameOf(active.id)),
      onDragOver: ({ active, over }) => texts.over(nameOf(active.id), place(over)),
      onDragEnd: ({ active, over }) => texts.ended(nameOf(active.id), place(over)),
      onDragCancel: ({ active }) => texts.cancelled(nameOf(active.id)),
    },
  };
}
