import CloseIcon from '@mui/icons-material/Close';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { useStore } from '@nanostores/react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { useAttempt } from '../../data/attempt.ts';
import { stepTexts } from '../texts.ts';
import { Clock } from '../clock.tsx';
import { ask } from './asking.tsx';
import { nextStep, isStrayTap } from './possible-steps.ts';
import { $working, takeStep } from './step-store.ts';

/** The most common steps, one tap each. */
export function CardActions({ order, zone }: { order: Order; zone: string }) {
  const isWorking = useStore($working, { keys: [order.id] })[order.id] === true;
  const attempt = useAttempt();
  const next = nextStep(order);
  if (next === null) return null;
  return (
    <div className="order-actions">
      <button
        type="button"
        className="order-button"
        data-main
        aria-disabled={isWorking}
        onClick={({ nativeEvent }) =>
          !isWorking && !isStrayTap(order.id, nativeEvent) && void attempt(() => takeStep(order, next))
        }
      >
        {isWorking ? stepTexts.working : <StepLabel order={order} action={next} zone={zone} />}
      </button>
      {order.state === 'new' && (
        <>
          <button
            type="button"
            className="order-button"
            aria-label={stepTexts.otherTime}
            title={stepTexts.otherTime}
            aria-disabled={isWorking}
            onClick={() => !isWorking && ask({ what: 'time', order })}
          >
            <ScheduleIcon />
          </button>
          <button
            type="button"
            className="order-button"
            aria-label={stepTexts.reject}
            title={stepTexts.reject}
            aria-disabled={isWorking}
            onClick={() => !isWorking && ask({ what: 'reject', order })}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  );
}

interface StepLabelProps {
  order: Order;
  action: keyof typeof stepTexts.done;
  zone: string;
}

/** The label of a step; of a confirmation, with the time that it confirms. */
export function StepLabel({ order, action, zone }: StepLabelProps) {
  const label = stepLabel(order, action);
  if (action !== 'confirm' || !order.appointmentDate) return label;
  return <Clock at={order.appointmentDate} zone={zone} words={(time) => `${label} ${time}`} />;
}

/** The label of a step for the order's mode: pickup and delivery differ. */
export function stepLabel(order: Order, action: keyof typeof stepTexts.done): string {
  const label = stepTexts[action];
  return typeof label === 'string' ? label : label[modeOf(order)];
}
