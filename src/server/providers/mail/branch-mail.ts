import type { Order } from '../../../lib/contract/staff-orders.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { OrderMoment } from '../../../lib/domain/order-moments.ts';
import { button, heading, letter, lines, paragraph, quote, rule, ticket } from './frame.ts';
import type { Mail } from './mailer.ts';
import type { MailTerms } from './order-mail.ts';
import { contactLines, dueOf, factLines, itemLines, sumLines, ticketOf, totalOf } from './order-parts.ts';
import { branchTexts as texts, orderTexts } from './texts.ts';

/** What the branch is written: of a new order all that it needs to make it, of others what has become of it without the shop. */
export async function branchMail(order: Order, moment: OrderMoment, terms: MailTerms): Promise<Mail> {
  const { id, shopName, branchEmail, zone, office } = terms;
  const words = wordsOf(moment);
  const number = ticketOf(order);
  const mode = orderTexts.modes[modeOf(order)];
  const { html, text } = await letter(
    {
      shopName: order.branch.name ?? shopName,
      preview: texts.preview(mode, dueOf(order, zone), totalOf(order)),
      title: words.title(number),
      footer: texts.footer,
    },
    [
      paragraph(words.says),
      ...(order.ticketNumber === null ? [] : [ticket(mode, number)]),
      button(texts.open, `${office}/backend/orders/${order.id}`),
      lines(factLines(order, zone)),
      rule(),
      heading(texts.items),
      lines(itemLines(order)),
      ...(order.comment === '' ? [] : [quote(orderTexts.comment, order.comment)]),
      lines(sumLines(order)),
      heading(texts.customer),
      lines(contactLines(order)),
    ],
  );
  return {
    id,
    to: branchEmail,
    subject: words.subject(number, mode, dueOf(order, zone)),
    html,
    text,
    ...(order.email === '' ? {} : { replyTo: { name: order.name, address: order.email } }),
  };
}

function wordsOf(moment: OrderMoment) {
  if (moment === 'placed') return texts.placed;
  return moment === 'refunded' ? texts.refunded : texts.canceled;
}
