import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { isFinal } from '../../../lib/domain/order.ts';
import { useMe, isAdmin } from '../../data/me.ts';
import { useAttempt } from '../../data/attempt.ts';
import { deleteOrder, ticketOf } from '../steps/step-store.ts';
import { Section } from './section.tsx';
import { detailTexts as texts } from './texts.ts';

/** Deletes an order for good, after saying what that means. Only admins may. */
export function DeleteOrder({ order, onDeleted }: { order: Order; onDeleted: () => void }) {
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  if (!me || !isAdmin(me)) return null;
  const ticket = ticketOf(order);
  const remove = async () => {
    setRunning(true);
    const isDone = await attempt(() => deleteOrder(order.id), texts.deleted(ticket));
    setRunning(false);
    setAsking(false);
    if (isDone) onDeleted();
  };
  return (
    <Section title={texts.deletion}>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {texts.delete}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isRunning}
        title={texts.confirmDelete(ticket)}
        content={texts.deleteMeans(order.name, !isFinal(order))}
        confirm={texts.delete}
        ConfirmIcon={DeleteIcon}
        CancelIcon={CloseIcon}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </Section>
  );
}
