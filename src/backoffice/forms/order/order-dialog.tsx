import { useDndMonitor } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { couldNot } from '../../api/texts.ts';
import { SortableList } from '../../products/sortable-list.tsx';
import { withOrder } from './new-order.ts';
import { OrderRow } from './order-row.tsx';
import { orderTexts as texts } from './texts.ts';

/** An entry of any list that is sorted by hand. */
export interface Listed {
  id: number;
  identifier: string | null;
  name?: string;
  branch?: { id: number };
}

interface Props {
  list: 'branches' | 'divisions' | 'tables' | 'blocks' | 'donatees';
  /** What the order is for. */
  hint: string;
  /** Which entries are sorted among themselves; all of them unless said. */
  isMeant?: (entry: Listed) => boolean;
  /** An order that is put together without any moving. */
  arranged?: { label: string; by: (entries: readonly Listed[]) => Listed[] };
  /** What stands above the list. */
  children?: ReactNode;
  onClose: () => void;
}

/** Puts a list in another order, by finger, mouse, keyboard, or step by step. */
export function OrderDialog({ list, hint, isMeant = () => true, arranged, children, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const isDragging = useRef(false);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data, error } = useQuery({
    queryKey: [list, 'in-order'],
    queryFn: async () => (await call(`get /api/${list}`, {}, couldNot.loadMany(list))).data as Listed[],
    staleTime: 0,
  });
  const all = order ?? data?.map(({ id }) => id) ?? [];
  const byId = new Map(data?.map((entry) => [entry.id, entry]));
  const meant = all.flatMap((id) => byId.get(id) ?? []).filter(isMeant);
  const ids = meant.map(({ id }) => id);
  const nameOf = (id: number) => nameIn(byId.get(id));
  const put = (next: readonly number[]) => setOrder(withOrder(all, next));

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
    // Escape puts down what is being moved, before it closes anything.
    <Dialog open onClose={() => isDragging.current || onClose()} fullWidth maxWidth="sm">
      <DialogTitle>{texts.order}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{error ? error.message : hint}</Typography>
        {children}
        {arranged && (
          <Button
            sx={{ justifySelf: 'start' }}
            onClick={() => put(arranged.by(meant).map(({ id }) => id))}
            disabled={meant.length < 2}
          >
            {arranged.label}
          </Button>
        )}
        {data && meant.length === 0 && <Typography>{texts.nothing}</Typography>}
        <SortableList
          ids={ids.map(String)}
          nameOf={(id) => nameOf(Number(id))}
          onMove={(from, to) => put(arrayMove(ids, from, to))}
        >
          <Watch onDragging={(is) => (isDragging.current = is)} />
          <div role="list">
            {ids.map((id, place) => (
              <OrderRow
                key={id}
                id={id}
                name={nameOf(id)}
                place={place}
                isLast={place === ids.length - 1}
                onMove={(to) => put(arrayMove(ids, place, to))}
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

function Watch({ onDragging }: { onDragging: (isDragging: boolean) => void }) {
  const end = () => onDragging(false);
  useDndMonitor({ onDragStart: () => onDragging(true), onDragEnd: end, onDragCancel: end });
  return null;
}

const nameIn = (entry: Listed | undefined) => (entry ? entry.name || entry.identifier || `#${entry.id}` : '');
