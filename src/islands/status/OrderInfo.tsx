import { modes } from '../../content/texts/cart.ts';
import { paymentMethods } from '../../content/texts/checkout.ts';
import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { formatDate, formatTime } from '../../lib/domain/dates.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { infoStatus, paymentAddition } from '../../lib/domain/order.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';

function paymentText(order: PublicOrder): string {
  const addition = paymentAddition(order);
  const method = isOnlinePayment(order.paymentMethod)
    ? words.onlinePayment
    : paymentMethods[order.paymentMethod];
  return addition ? `${method} ${words[addition]}` : method;
}

/** Status, payment, mode and times in one block (SPEC section 4 'Info block'). */
export function OrderInfo({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const at = (instant: string) => {
    const time = Date.parse(instant);
    return `${formatDate(time, timezone)}, ${formatTime(time, timezone)} Uhr`;
  };
  const rows: [string, string | null][] = [
    [words.statusLabel, words.info[infoStatus(order)]],
    [words.mode, modes[modeOf(order)]],
    [words.table, order.tableIdentifier],
    [words.appointment, order.appointment && at(order.appointment)],
    [words.requested, order.appointment ? null : order.appointmentDate && at(order.appointmentDate)],
    [words.payment, paymentText(order)],
    [words.ordered, at(order.createdAt)],
  ];
  return (
    <dl className="card summary">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
