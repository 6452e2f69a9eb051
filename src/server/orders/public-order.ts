import type { PublicOrder, StrayPayment } from '../../lib/contract/orders.ts';
import { asCents, fromCents } from '../../lib/domain/money.ts';
import type { OrderItemRow, OrderRow, ShownPayment, StoredOrder } from './queries/orders.ts';

const money = (cents: number) => fromCents(asCents(cents));
const instant = (at: Date | null) => at?.toISOString() ?? null;

/** An order as its customer sees it. */
export function toPublicOrder({ order, items, rating, payment }: StoredOrder): PublicOrder {
  return {
    id: order.id,
    uid: order.uid,
    hash: order.hash,
    ticketNumber: String(order.ticketNumber),
    paymentRedirectUrl: isPayable(order) ? order.paymentRedirectUrl : null,
    paymentWaitsUntil: isPayable(order) ? instant(order.paymentWaitsUntil) : null,
    paymentMethod: order.paymentMethod,
    isDelivery: order.isDelivery,
    isDineIn: order.isDineIn,
    tableIdentifier: order.tableIdentifier,
    createdAt: order.createdAt.toISOString(),
    appointmentDate: instant(order.appointmentDate),
    appointment: instant(order.appointment),
    counterAppointment: instant(order.counterAppointment),
    rejectionMessage: order.rejectionMessage,
    questionnaireRating: rating,
    branch: order.branch,
    ...flagsOf(order),
    refunded: money(order.refundedCents),
    strayPayment: strayPaymentOf(order, payment),
    items: items.map(toOrderItem),
    pricing: pricingOf(order),
  };
}

/** The address to pay at; null: paid, or no longer payable. */
const isPayable = ({ paidAt, rejectedAt, canceledAt, failedAt }: OrderRow) =>
  !paidAt && !rejectedAt && !canceledAt && !failedAt;

/** A payment that does not belong to a paid order; null: none. */
function strayPaymentOf({ paidAt }: OrderRow, payment: ShownPayment | null): StrayPayment | null {
  if (paidAt || payment?.state !== 'paid' || payment.seenCents === null || payment.seenCurrency === null)
    return null;
  const { seenCents, seenCurrency, refundedCents } = payment;
  return { amount: money(seenCents), currency: seenCurrency, refunded: money(refundedCents) };
}

function flagsOf(order: OrderRow) {
  return {
    isConfirmed: order.confirmedAt !== null,
    isInDelivery: order.inDeliveryAt !== null,
    isDelivered: order.deliveredAt !== null,
    isCompleted: order.completedAt !== null,
    isRejected: order.rejectedAt !== null,
    isCanceled: order.canceledAt !== null,
    isFailed: order.failedAt !== null,
    isPaid: order.paidAt !== null,
    isRefunded: order.refundedAt !== null,
  };
}

function toOrderItem(item: OrderItemRow): PublicOrder['items'][number] {
  return {
    product: item.productId === null ? null : { id: item.productId },
    name: item.name,
    amount: item.amount,
    unit: item.unit,
    parts: item.parts,
    unitPrice: money(item.unitPriceCents),
    gross: money(item.grossCents),
    taxRate: item.taxRate,
    isApproximate: item.isApproximate,
  };
}

function pricingOf(order: OrderRow): PublicOrder['pricing'] {
  return {
    gross: money(order.grossCents),
    net: money(order.netCents),
    tax: money(order.taxCents),
    deliveryGross: money(order.deliveryGrossCents),
    deliveryNet: money(order.deliveryNetCents),
    totalGross: money(order.totalGrossCents),
    totalNet: money(order.totalNetCents),
    taxes: order.taxes.map(({ rate, amountCents }) => ({ rate, amount: money(amountCents) })),
    isApproximate: order.isApproximate,
  };
}
