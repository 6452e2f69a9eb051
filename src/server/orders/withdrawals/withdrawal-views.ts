import type { Withdrawal, WithdrawalAcknowledgement } from '../../../lib/contract/withdrawals.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { moneyDueAt } from '../../../lib/domain/withdrawal.ts';
import type { FoundWithdrawal, WithdrawalRow } from '../queries/withdrawals.ts';

/** What the customer declared. Who had no link to the order is not told its lines, nor whether it exists. */
export function toAcknowledgement(row: WithdrawalRow): Omit<WithdrawalAcknowledgement, 'isMailed'> {
  const { receivedAt, name, email, orderNumber, goods, lines, isByLink } = row;
  const written = goods === '' ? [] : [goods];
  return {
    receivedAt: receivedAt.toISOString(),
    name,
    email,
    orderNumber,
    goods: isByLink ? lines.map((line) => `${formatAmount(line.amount)} ${line.unit} ${line.name}`) : written,
  };
}

/** The case as staff see it. */
export function toWithdrawal({ row, order }: FoundWithdrawal): Withdrawal {
  const { id, branchId, name, email, orderNumber, goods, lines, isLate, doneBy } = row;
  return {
    id,
    order: order && {
      id: order.id,
      ticketNumber: String(order.ticketNumber),
      branch: order.branch.name,
      currency: order.currency,
      paymentMethod: order.paymentMethod,
      isPaid: order.paidAt !== null,
    },
    branchId,
    name,
    email,
    orderNumber,
    goods,
    lines,
    receivedAt: row.receivedAt.toISOString(),
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    isLate,
    moneyDueAt: new Date(moneyDueAt(row.receivedAt.getTime())).toISOString(),
    receiptSentAt: row.receiptSentAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy,
  };
}
