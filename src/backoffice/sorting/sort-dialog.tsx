import { useDndMonitor } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  Box,
  IconButton,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps, useRef, type ReactNode } from 'react';
import { CreateButton, TopToolbar, useNotify } from 'react-admin';
import { call } from '../data/call.ts';
import { couldNot } from '../data/texts.ts';
import { LoadError } from '../lists/load-error.tsx';
import { reorderSome } from './sort-order.ts';
import { sortTexts as texts } from './texts.ts';
import { SortableList, SortableRow } from './sortable-list.tsx';

type ButtonProps = Omit<ComponentProps<typeof SortDialog>, 'onClose'>;

function SortButton(props: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<SwapVertIcon />} onClick={() => setOpen(true)}>
        {texts.order}
      </Button>
      {isOpen && <SortDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The toolbar of a list that staff put in order. */
export function SortedListActions({ more, ...props }: ButtonProps & { more?: ReactNode }) {
  return (
    <TopToolbar>
      {more}
      <SortButton {...props} />
      <CreateButton />
    </TopToolbar>
  );
}

/** An entity of any list with a manual order. */
export interface SortableEntity {
  id: number;
  identifier?: string | null;
  name?: string;
  branch?: { id: number };
}

interface Props {
  list: 'branches' | 'divisions' | 'tables' | 'blocks' | 'donatees' | 'stations';
  /** Explains what the order is used for. */
  hint: string;
  /** Restricts the dialog to some entities; all others keep their positions. */
  isIncluded?: (entry: SortableEntity) => boolean;
  /** A button that sorts the entities by a rule. */
  preset?: { label: string; sort: (entries: readonly SortableEntity[]) => SortableEntity[] };
  /** Shown above the list. */
  children?: ReactNode;
  onClose: () => void;
}

/** Changes the order of a list by dragging, by keyboard, or with buttons. */
export function SortDialog({ list, hint, isIncluded = () => true, preset, children, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const isDragging = useRef(false);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [list, 'in-order'],
    queryFn: async () =>
      (await call(`get /api/${list}`, {}, couldNot.loadMany(list))).data as SortableEntity[],
    staleTime: 0,
  });
  const all = order ?? data?.map(({ id }) => id) ?? [];
  const byId = new Map(data?.map((entry) => [entry.id, entry]));
  const included = all.flatMap((id) => byId.get(id) ?? []).filter(isIncluded);
  const ids = included.map(({ id }) => id);
  const nameOf = (id: number) => nameIn(byId.get(id));
  const reorder = (next: readonly number[]) => setOrder(reorderSome(all, next));

  const save = async () => {
    setSaving(true);
    try {
      await call(`put /api/${list}/order`, { body: { ids: [...all] } }, texts.failed);
      await queries.invalidateQueries({ queryKey: [list] });
      notify(texts.saved, { type: 'success' });
      onClose();
    } catch (failed) {
      notify(failed instanceof Error ? failed.message : texts.failed, { type: 'error' });
      setSaving(false);
    }
  };

  return (
    // While an entry is dragged, Escape cancels the drag, not the dialog.
    <Dialog open onClose={() => isDragging.current || onClose()} fullWidth maxWidth="sm">
      <DialogTitle>{texts.order}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error ? (
          <LoadError error={error} onAgain={refetch} />
        ) : (
          <Typography color="text.secondary">{hint}</Typography>
        )}
        {children}
        {preset && (
          <Button
            sx={{ justifySelf: 'start' }}
            onClick={() => reorder(preset.sort(included).map(({ id }) => id))}
            disabled={included.length < 2}
          >
            {preset.label}
          </Button>
        )}
        {data && included.length === 0 && <Typography>{texts.nothing}</Typography>}
        <SortableList
          ids={ids.map(String)}
          nameOf={(id) => nameOf(Number(id))}
          onMove={(from, to) => reorder(arrayMove(ids, from, to))}
        >
          <DragMonitor onDragging={(is) => (isDragging.current = is)} />
          <div role="list">
            {ids.map((id, place) => (
              <SortRow
                key={id}
                id={id}
                name={nameOf(id)}
                place={place}
                isLast={place === ids.length - 1}
                onMove={(to) => reorder(arrayMove(ids, place, to))}
              />
            ))}
          </div>
        </SortableList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" onClick={() => void save()} disabled={order === null || isSaving}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function DragMonitor({ onDragging }: { onDragging: (isDragging: boolean) => void }) {
  const end = () => onDragging(false);
  useDndMonitor({ onDragStart: () => onDragging(true), onDragEnd: end, onDragCancel: end });
  return null;
}

const nameIn = (entry: SortableEntity | undefined) =>
  entry ? entry.name || entry.identifier || `#${entry.id}` : '';

/** An entry with a drag handle, and with buttons as an alternative. */
function SortRow({
  id,
  name,
  place,
  isLast,
  onMove,
}: {
  id: number;
  name: string;
  place: number;
  isLast: boolean;
  onMove: (to: number) => void;
}) {
  return (
    <SortableRow id={String(id)} label={texts.move(name)}>
      {(handle) => (
        <Box role="listitem" sx={ROW}>
          {handle}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{`${place + 1}. ${name}`}</Box>
          <IconButton aria-label={texts.up(name)} disabled={place === 0} onClick={() => onMove(place - 1)}>
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton aria-label={texts.down(name)} disabled={isLast} onClick={() => onMove(place + 1)}>
            <ArrowDownwardIcon />
          </IconButton>
        </Box>
      )}
    </SortableRow>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 56,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
