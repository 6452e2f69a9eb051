import type { Order, OrderDetails } from '../../lib/contract/staff-orders.ts';
import { isFinal } from '../../lib/domain/order.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { detailTexts } from './detail/texts.ts';
import { boardTexts, paymentNames } from './texts.ts';

/** The payment of an order on its card: paid online, or due on site. */
export function paymentOnCard(order: Order): string {
  if (!isOnlinePayment(order.paymentMethod)) return paymentNames[order.paymentMethod];
  if (order.isRefunded) return boardTexts.refunded;
  if (order.isPaid) return boardTexts.paid;
  return isFinal(order) ? boardTexts.notPaid : boardTexts.waitsForPayment;
}

/** The state of an order's payment on its sheet. */
export function paymentOnSheet(order: Order & { payment: Pick<PaymentFacts, 'chargedBack'> | null }): string {
  if (order.isRefunded) return detailTexts.refunded;
  if ((order.payment?.chargedBack ?? 0) > 0) return detailTexts.chargedBack;
  if (order.isPaid) return detailTexts.paid;
  if (isOnlinePayment(order.paymentMethod))
    return isFinal(order) ? detailTexts.neverPaid : detailTexts.unpaid;
  if (order.state === 'completed') return detailTexts.paidOnSite;
  return isFinal(order) ? detailTexts.nothingToPay : detailTexts.payOnSite;
}

type PaymentFacts = NonNullable<OrderDetails['payment']>;
