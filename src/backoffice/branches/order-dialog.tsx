import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, CallFailed } from '../api/call.ts';
import { couldNot } from '../api/texts.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.list;

/** Puts the branches in the order in which the shop shows them. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [ids, setIds] = useState<number[] | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['branches', 'in-order'],
    queryFn: async () => (await call('get /api/branches', {}, couldNot.loadMany('branches'))).data,
    staleTime: 0,
  });
  const order = ids ?? data.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setIds(next);
  };
  const save = async () => {
    try {
      await call('put /api/branches/order', { body: { ids: order } }, texts.orderFailed);
      await queries.invalidateQueries({ queryKey: ['branches'] });
      notify(texts.orderSaved, { type: 'success' });
      onClose();
    } catch (error) {
      notify(error instanceof CallFailed ? error.message : texts.orderFailed, { type: 'error' });
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{texts.order}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary">{texts.orderHint}</Typography>
        <List>
          {order.map((id, place) => {
            const name = data.find((branch) => branch.id === id)?.name ?? '';
            return (
              <ListItem key={id} divider>
                <ListItemText primary={`${place + 1}. ${name}`} />
                <IconButton
                  aria-label={texts.up(name)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUpwardIcon />
                </IconButton>
                <IconButton
                  aria-label={texts.down(name)}
                  disabled={place === order.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDownwardIcon />
                </IconButton>
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" onClick={() => void save()} disabled={ids === null}>
          {texts.saveOrder}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
