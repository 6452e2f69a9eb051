import type { OrderListener } from '../orders/change-order.ts';
import {
  createCheckPayment,
  type CheckPayment,
  keepPaymentsChecked,
  createRecheckPayment,
  createReturnFromProvider,
  createTakePaymentCall,
  type RecheckPayment,
  type ReturnFromProvider,
  type TakePaymentCall,
} from './check-payment.ts';
import {
  createPaymentListener,
  createRefundOrder,
  createSendRefund,
  type RefundOrder,
  type SendRefund,
} from './refunds.ts';
import { createReadPayments, type ReadPayments } from './read-payments.ts';
import type { StartPayment } from '../orders/place-order.ts';
import { createStartPayment } from './start-payment.ts';
import type { PaymentDependencies } from './dependencies.ts';

/** Online payment. */
export interface PaymentService {
  start: StartPayment;
  check: CheckPayment;
  recheck: RecheckPayment;
  takeCall: TakePaymentCall;
  returnFromProvider: ReturnFromProvider;
  read: ReadPayments;
  refundOrder: RefundOrder;
  runRefund: SendRefund;
  listener: OrderListener;
  /** Runs due checks until the returned function is called. */
  keepChecked: () => () => Promise<void>;
}

export function createPaymentService(dependencies: PaymentDependencies): PaymentService {
  const check = createCheckPayment(dependencies);
  return {
    start: createStartPayment(dependencies),
    check,
    recheck: createRecheckPayment(dependencies, check),
    takeCall: createTakePaymentCall(dependencies),
    returnFromProvider: createReturnFromProvider(dependencies, check),
    read: createReadPayments(dependencies.db),
    refundOrder: createRefundOrder(dependencies),
    runRefund: createSendRefund(dependencies),
    listener: createPaymentListener(dependencies),
    keepChecked: () => keepPaymentsChecked(dependencies, check),
  };
}
