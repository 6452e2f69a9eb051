import { Box, Button } from '@mui/material';
import { useStore } from '@nanostores/react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Order, OrderAction } from '../../../lib/contract/staff-orders.ts';
import { isFinal } from '../../../lib/domain/order.ts';
import { useAttempt } from '../../data/attempt.ts';
import { isAdmin } from '../../../lib/contract/roles.ts';
import { useMe } from '../../data/me.ts';
import { ask } from '../steps/asking.tsx';
import { StepLabel, stepLabel } from '../steps/card-actions.tsx';
import { nextStep, otherSteps } from '../steps/possible-steps.ts';
import { $working, takeStep, eraseOrder, ticketOf } from '../steps/step-store.ts';
import { stepTexts, timeTexts } from '../texts.ts';
import { detailTexts as texts } from './texts.ts';
import { Section } from './sheet-sections.tsx';

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
            {isWorking ? stepTexts.working : <StepLabel order={order} action={next} zone={zone} />}
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

/** Removes the customer from a finished order, after a question. Admins only. */
export function EraseOrder({ order }: { order: Order }) {
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  if (!me || !isAdmin(me) || !isFinal(order)) return null;
  const ticket = ticketOf(order);
  const erase = async () => {
    setRunning(true);
    await attempt(() => eraseOrder(order.id), texts.erased(ticket));
    setRunning(false);
    setAsking(false);
  };
  return (
    <Section title={texts.erasure}>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {texts.erase}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isRunning}
        title={texts.confirmErase(ticket)}
        content={texts.eraseMeans}
        confirm={texts.erase}
        ConfirmIcon={DeleteIcon}
        CancelIcon={CloseIcon}
        onClose={() => setAsking(false)}
        onConfirm={() => void erase()}
      />
    </Section>
  );
}
