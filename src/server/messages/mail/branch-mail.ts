import type { Order } from '../../../lib/contract/staff-orders.ts';
import { DEFAULT_LANGUAGE } from '../../../lib/domain/languages.ts';
import type { OrderMoment } from '../../../lib/domain/order-moments.ts';
import type { Face } from '../../../lib/domain/face/face.ts';
import { letter } from './frame.ts';
import type { Mail } from '../senders.ts';
import type { MailTerms } from './customer-mail.ts';
import {
  contactOf,
  dueOf,
  factsOf,
  givenBackIn,
  itemsOf,
  modeNameOf,
  sumsOf,
  ticketCells,
  ticketOf,
  totalOf,
} from './order-in-mail.ts';
import { button, facts, heading, items, paragraph, quote, rule, sums, ticket } from './building-blocks.ts';
import { orderTexts } from './customer-texts.ts';
import { branchTexts as texts, webhookOffTexts as offTexts } from './texts.ts';

/** `isReminder`: nobody has answered the order yet. */
type BranchMailTerms = MailTerms & { isReminder?: boolean };

/** The mail to the branch: a new order with all details, a reminder of it, or what happened to an order without the branch. In German. */
export async function branchMail(placed: Order, moment: OrderMoment, terms: BranchMailTerms): Promise<Mail> {
  const order = { ...placed, language: DEFAULT_LANGUAGE };
  const { id, shopName, branchEmail, zone, office, logo, face, refund } = terms;
  const words = wordsOf(order, moment, terms);
  const number = ticketOf(order);
  const mode = modeNameOf(order, terms);
  const cells = ticketCells({ ...order, appointment: null }, mode, terms);
  const { html, text } = await letter(
    {
      shopName: order.branch.name ?? shopName,
      logo,
      face,
      preview: texts.preview(mode, dueOf(order, zone), totalOf(order)),
      title: words.title(number),
      footer: texts.footer,
    },
    [
      paragraph(words.says),
      ...(cells.length === 0 ? [] : [ticket(cells)]),
      button(texts.open, `${office}/backend/orders/${order.id}`),
      facts(factsOf(order, terms)),
      rule(),
      heading(texts.items),
      items(itemsOf(order)),
      sums(sumsOf(order, refund?.totalCents, terms.taxFree)),
      ...(order.comment === '' ? [] : [quote(orderTexts.comment, order.comment)]),
      heading(texts.customer),
      facts(contactOf(order)),
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

/** The mail to a branch that nobody attends; its button leads to the board. */
export async function unattendedMail(
  { title, says }: { title: string; says: string },
  { id, to, branch, url, face }: { id: string; to: string; branch: string; url: string; face: Face },
): Promise<Mail> {
  const frame = { shopName: branch, face, preview: says, title, footer: texts.footer };
  const { html, text } = await letter(frame, [paragraph(says), button(texts.toBoard, url)]);
  return { id, to, subject: title, html, text };
}

/** The mail to admins about a receiver of webhooks that was switched off; its button leads to all receivers. */
export async function webhookOffMail(
  { name, says }: { name: string; says: string },
  { id, to, shopName, url, face }: { id: string; to: string; shopName: string; url: string; face: Face },
): Promise<Mail> {
  const title = offTexts.title(name);
  const { html, text } = await letter({ shopName, face, preview: says, title, footer: offTexts.footer }, [
    paragraph(says),
    paragraph(offTexts.orders),
    button(offTexts.open, url),
  ]);
  return { id, to, subject: title, html, text };
}

function wordsOf(order: Order, moment: OrderMoment, { refund, isReminder }: BranchMailTerms) {
  if (isReminder) return texts.unanswered;
  if (moment === 'placed') return texts.placed;
  if (moment !== 'refunded') return texts.canceled;
  const { subject, title, partly, all, part } = texts.refunded;
  const { amount, total, isAll } = givenBackIn(order, refund);
  return { subject, title: isAll ? title : partly, says: isAll ? all(total) : part(amount, total) };
}
