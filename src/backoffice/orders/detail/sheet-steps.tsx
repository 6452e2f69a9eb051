import { Box, Button } from '@mui/material';
import { useStore } from '@nanostores/react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Order, OrderAction } from '../../../lib/contract/staff-orders.ts';
import { isFinal } from '../../../lib/domain/order.ts';
import { useAttempt } from '../../data/attempt.ts';
import { clock } from '../../data/shop-time.ts';
import { useMe, isAdmin } from '../../data/me.ts';
import { ask } from '../steps/asking.tsx';
import { stepLabel } from '../steps/card-actions.tsx';
import { nextStep, otherSteps } from '../steps/possible-steps.ts';
import { $working, takeStep, deleteOrder, ticketOf } from '../steps/step-store.ts';
import { stepTexts, timeTexts } from '../texts.ts';
import { detailTexts as texts } from './texts.ts';
import { Section } from './section.tsx';

/** The next step's label needs room: the others wrap below. */
const STEPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .order-button[data-main]': { minWidth: 'min-content' },
};

/** All possible steps of an order. */
export function SheetSteps({ order, zone }: { order: Order; zone: string }) {
  const isWorking = useStore($working, { keys: [order.id] })[order.id] === true;
  const attempt = useAttempt();
  const next = nextStep(order);
  const others = otherSteps(order);
  if (next === null && others.length === 0) return null;
  const take = (action: OrderAction) => {
    if (isWorking) return;
    if (action === 'reject' || action === 'cancel') ask({ what: action, order });
    else void attempt(() => takeStep(order, action));
  };
  const time = next === 'confirm' && order.appointmentDate ? ` ${clock(order.appointmentDate, zone)}` : '';
  return (
    <Box role="group" aria-label={texts.steps} sx={STEPS}>
      {next && (
        <>
          <button
            type="button"
            className="order-button"
            data-main
            aria-disabled={isWorking}
            onClick={() => take(next)}
          >
            {isWorking ? stepTexts.working : `${stepLabel(order, next)}${time}`}
          </button>
          <button
            type="button"
            className="order-button"
            aria-disabled={isWorking}
            onClick={() => !isWorking && ask({ what: 'time', order })}
          >
            {order.state === 'new' ? stepTexts.otherTime : timeTexts.move}
          </button>
        </>
      )}
      {others.map((action) => (
        <button
          key={action}
          type="button"
          className="order-button"
          aria-disabled={isWorking}
          onClick={() => take(action)}
        >
          {stepLabel(order, action)}
        </button>
      ))}
    </Box>
  );
}

/** Deletes an order permanently, after a question. Admins only. */
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
