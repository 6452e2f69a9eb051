import type { DailyReport } from '../../../lib/contract/statistics.ts';
import { formatDay } from '../../../lib/domain/dates.ts';
import type { Face } from '../../../lib/domain/face/face.ts';
import { formatMoney, toCents } from '../../../lib/domain/money.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';
import { paymentNames } from '../../orders/words.ts';
import type { Mail } from '../senders.ts';
import { letter } from './frame.ts';
import { button, facts, paragraph } from './building-blocks.ts';
import { dailyReportTexts as texts } from './texts.ts';

interface Terms {
  to: string;
  shopName: string;
  currency: string;
  face: Face;
  /** The origin of the back office. */
  office: string;
}

/** The figures of a day, for the shop's owner. In German. */
export async function dailyReportMail(report: DailyReport, terms: Terms): Promise<Mail> {
  const { to, shopName, currency, face, office } = terms;
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  const { from, orders, turnover, net, tax, taxes, paymentMethods, deliveryMethods } = report;
  const day = formatDay(from);
  const counted = (count: number, amount: number) => texts.counted(count, money(amount));
  const { html, text } = await letter(
    {
      shopName,
      face,
      preview: counted(orders, turnover),
      title: texts.title(day),
      footer: texts.footer,
    },
    [
      paragraph(orders === 0 ? texts.nothing : counted(orders, turnover)),
      ...(orders === 0
        ? []
        : [
            facts([
              { name: texts.net, value: money(net) },
              ...taxes.map((one) => ({ name: texts.tax(one.rate), value: money(one.tax) })),
              { name: texts.taxes, value: money(tax) },
            ]),
            facts(
              paymentMethods.filter(hasOrders).map((one) => ({
                name: paymentNames[one.paymentMethod],
                value: counted(one.orders, one.turnover),
              })),
            ),
            facts(
              deliveryMethods.filter(hasOrders).map((one) => ({
                name: MODE_NAMES[one.mode],
                value: counted(one.orders, one.turnover),
              })),
            ),
          ]),
      button(texts.open, `${office}/backend/statistics`),
    ],
  );
  return { id: `daily-report-${from}-${to}`, to, subject: texts.subject(day, shopName), html, text };
}

const hasOrders = ({ orders }: { orders: number }) => orders > 0;
