import type { Shop } from '../../../lib/contract/shop.ts';
import { dayOf, formatDay } from '../../../lib/domain/dates.ts';
import { moneyDueAt } from '../../../lib/domain/withdrawal.ts';
import { toReceipt } from '../../withdrawals/withdrawal-views.ts';
import type { WithdrawalRow } from '../../withdrawals/queries/withdrawals.ts';
import type { Mail } from '../delivery.ts';
import { letter } from './frame.ts';
import { button, facts, paragraph, type Fact } from './pieces.ts';
import { withdrawalTexts as texts } from './texts.ts';

interface Letter {
  shop: Shop | null;
  /** The back office's origin. */
  office: string;
  /** The branch's address; '': it has none. */
  replyTo: string;
}

const shopNameOf = ({ shop }: Letter) => shop?.config.shopName ?? '';
const zoneOf = ({ shop }: Letter) => shop?.config.timezone ?? 'Europe/Berlin';

/** Day and time with seconds, by the shop's clock: the law asks for both. */
function receivedAt({ receivedAt: at }: WithdrawalRow, zone: string): string {
  const time = new Intl.DateTimeFormat('de', { timeStyle: 'medium', timeZone: zone }).format(at);
  return texts.at(formatDay(dayOf(at.getTime(), zone)), time);
}

function declared(row: WithdrawalRow, zone: string): Fact[] {
  const { name, email, orderNumber, goods } = toReceipt(row);
  return [
    { name: texts.received, value: receivedAt(row, zone) },
    { name: texts.name, value: name },
    { name: texts.order, value: orderNumber },
    { name: texts.goods, value: goods.length > 0 ? goods : texts.all },
    { name: texts.email, value: email },
  ];
}

/** The receipt, at once and to keep: content, day and time (§ 356a Abs. 4 BGB, § 13a FAGG). */
export async function withdrawalReceipt(row: WithdrawalRow, terms: Letter): Promise<Mail> {
  const shopName = shopNameOf(terms);
  const { html, text } = await letter(
    { shopName, preview: texts.preview, title: texts.title, footer: texts.footer },
    [paragraph(texts.says(shopName)), facts(declared(row, zoneOf(terms))), paragraph(texts.next)],
  );
  return {
    id: `withdrawal-${row.id}`,
    to: row.email,
    subject: texts.subject(shopName),
    html,
    text,
    ...(terms.replyTo === '' ? {} : { replyTo: { name: shopName, address: terms.replyTo } }),
  };
}

/** Tells the branch that there is a case, and until when the money is due. */
export async function withdrawalNotice(row: WithdrawalRow, terms: Letter): Promise<Mail> {
  const zone = zoneOf(terms);
  const due = formatDay(dayOf(moneyDueAt(row.receivedAt.getTime()), zone));
  const { html, text } = await letter(
    {
      shopName: shopNameOf(terms),
      preview: texts.notice.says(due),
      title: texts.notice.title,
      footer: texts.notice.footer,
    },
    [
      paragraph(texts.notice.says(due)),
      facts(declared(row, zone)),
      button(texts.notice.open, `${terms.office}/backend/withdrawals/${row.id}/show`),
    ],
  );
  return {
    id: `withdrawal-${row.id}-notice`,
    to: terms.replyTo,
    subject: texts.notice.subject(row.orderNumber),
    html,
    text,
    replyTo: { name: row.name, address: row.email },
  };
}
