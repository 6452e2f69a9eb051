import { orderTop as words } from '../../content/texts/order-top.ts';
import type { DeliveryArea } from '../../lib/domain/branch.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';

/** '12,00 EUR' is '12 EUR' in a line of short facts. */
const short = (amount: number, currency: string) =>
  formatMoney(toCents(amount), currency).replace(/[.,]00 /, ' ');

/** Fee and minimum order value of a delivery, ', 1,50 EUR, Minimum 12 EUR'; of several areas the lowest, with 'ab'. */
export function deliveryTerms(areas: readonly DeliveryArea[], currency: string): string {
  const lowest = (of: (area: DeliveryArea) => number) => Math.min(...areas.map(of));
  const money = (amount: number) => {
    const text = short(amount, currency);
    return areas.length > 1 ? words.from(text) : text;
  };
  const fee = lowest(({ free, price }) => (free ? 0 : price));
  const minimum = lowest(({ minimumOrderValue }) => minimumOrderValue);
  return [
    '',
    fee === 0 && areas.length === 1 ? words.free : money(fee),
    ...(minimum > 0 ? [words.minimum(money(minimum))] : []),
  ].join(', ');
}
