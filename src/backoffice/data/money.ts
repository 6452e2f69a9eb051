import type { Order } from '../../lib/contract/staff-orders.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';

/** An amount of an order in its own currency: '12,50 EUR'. */
export const moneyOf = ({ currency }: Pick<Order, 'currency'>, amount: number): string =>
  formatMoney(toCents(amount), currency);

/** What the whole order costs; 'ca.' while something has still to be weighed. */
export const totalOf = (order: Order): string =>
  `${order.pricing.isApproximate ? 'ca. ' : ''}${moneyOf(order, order.pricing.totalGross)}`;
