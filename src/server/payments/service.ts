import type { OrderFollower } from '../orders/follow-orders.ts';
import { createCheckPayment, type CheckPayment } from './check-payment.ts';
import { keepPaymentsChecked } from './keep-checking.ts';
import {
  createRecheckPayment,
  createReturnFromTerminal,
  createTakePaymentCall,
  type RecheckPayment,
  type ReturnFromTerminal,
  type TakePaymentCall,
} from './payment-calls.ts';
import {
  createPaymentFollower,
  createRefundOrder,
  createRunRefund,
  type RefundOrder,
  type RunRefund,
} from './refunds.ts';
import { createReadPayments, type ReadPayments } from './read-payments.ts';
import type { StartPayment } from '../orders/place-order.ts';
import { createStartPayment } from './start-payment.ts';
import type { PaymentWorld } from './terminals.ts';

/** Everything about paying online. */
export interface PaymentService {
  start: StartPayment;
  check: CheckPayment;
  recheck: RecheckPayment;
  takeCall: TakePaymentCall;
  comeBack: ReturnFromTerminal;
  read: ReadPayments;
  refundOrder: RefundOrder;
  runRefund: RunRefund;
  follower: OrderFollower;
  /** Asks for what is due until the answer is called. */
  keepChecked: () => () => Promise<void>;
}

export function createPaymentService(world: PaymentWorld): PaymentService {
  const check = createCheckPayment(world);
  return {
    start: createStartPayment(world),
    check,
    recheck: createRecheckPayment(world, check),
    takeCall: createTakePaymentCall(world),
    comeBack: createReturnFromTerminal(world, check),
    read: createReadPayments(world.db),
    refundOrder: createRefundOrder(world),
    runRefund: createRunRefund(world),
    follower: createPaymentFollower(world),
    keepChecked: () => keepPaymentsChecked(world, check),
  };
}
