import type { Order } from '../../../lib/contract/staff-orders.ts';
import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { OrderMoment } from '../../../lib/domain/order-moments.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import {
  button,
  heading,
  letter,
  lines,
  paragraph,
  quietButton,
  quote,
  rule,
  ticket,
  type Part,
} from './frame.ts';
import { statusPageOf } from '../status-page.ts';
import type { Mail } from './mailer.ts';
import {
  dueOf,
  factLines,
  itemLines,
  placeLines,
  sumLines,
  ticketOf,
  timeOf,
  totalOf,
} from './order-parts.ts';
import { customerTexts as texts, orderTexts } from './texts.ts';

/** In whose name and where a mail is written. */
export interface MailTerms {
  /** The same for every try. */
  id: string;
  shopName: string;
  /** Where the branch reads its mail; '' is nowhere. */
  branchEmail: string;
  /** The shop's zone: times are its clock's. */
  zone: string;
  /** The origin of the customers' pages. */
  site: string;
  /** The origin of the back office. */
  office: string;
  /** The instant that brought the moment (ISO). */
  since: string;
}

/** Moments whose mail says once more what was ordered: from then on it is agreed, or to be paid back. */
const IN_FULL: ReadonlySet<OrderMoment> = new Set(['placed', 'confirmed', 'refunded']);
/** Moments at which a calendar learns of the appointment. */
const IN_CALENDAR: ReadonlySet<OrderMoment> = new Set(['placed', 'confirmed', 'rejected', 'canceled']);

/** What a customer is written at a moment of their order. */
export async function orderMail(order: Order, moment: OrderMoment, terms: MailTerms): Promise<Mail> {
  const { id, shopName, branchEmail, zone, site, since } = terms;
  const branch = order.branch.name ?? shopName;
  const number = ticketOf(order);
  const statusPage = statusPageOf(order, site);
  const words = wordsOf(order, moment, { zone, branch });
  const { html, text } = await letter(
    {
      shopName,
      preview: words.preview,
      title: words.title,
      footer: texts.footer(branch, branchEmail !== ''),
    },
    [
      paragraph(texts.greeting(order.name)),
      ...words.says.map(paragraph),
      ...asideOf(order, moment, zone),
      ...answersOf(order, moment, { zone, site, statusPage }),
      ...(IN_FULL.has(moment)
        ? [
            rule(),
            heading(texts.order(number)),
            lines(itemLines(order)),
            lines(sumLines(order)),
            ...(order.comment === '' ? [] : [quote(orderTexts.comment, order.comment)]),
            lines(factLines(order, zone)),
          ]
        : []),
      rule(),
      lines(placeLines(order, branch)),
    ],
  );
  const calendar = IN_CALENDAR.has(moment) ? appointmentCalendar(order, { branch, statusPage, since }) : null;
  return {
    id,
    to: order.email,
    subject: words.subject(number, branch),
    html,
    text,
    ...(branchEmail === '' ? {} : { replyTo: { name: branch, address: branchEmail } }),
    ...(calendar ? { calendar } : {}),
  };
}

interface Words {
  subject: (ticket: string, branch: string) => string;
  title: string;
  preview: string;
  says: string[];
}

function wordsOf(
  order: Order,
  moment: OrderMoment,
  { zone, branch }: { zone: string; branch: string },
): Words {
  const mode = modeOf(order);
  const time = order.appointment === null ? null : timeOf(order.appointment, zone);
  switch (moment) {
    case 'placed': {
      const total = totalOf(order);
      return { ...texts.placed, preview: texts.placed.preview(total), says: texts.placed.says(branch) };
    }
    case 'counterAppointment': {
      const proposed = order.counterAppointment === null ? '' : timeOf(order.counterAppointment, zone);
      const { preview, says } = texts.counterAppointment;
      return { ...texts.counterAppointment, preview: preview(proposed), says: says(proposed) };
    }
    case 'confirmed': {
      const says = texts.confirmed.says(mode, time);
      return { ...texts.confirmed, preview: says[0] ?? '', says };
    }
    case 'inDelivery': {
      const words = texts.inDelivery[mode];
      return { ...words, preview: words.says[0], says: [...words.says] };
    }
    case 'completed':
      return { ...texts.completed, says: [...texts.completed.says] };
    case 'rejected':
    case 'canceled':
      return { ...texts.canceled, says: texts.canceled.says(order.isPaid && !order.isRefunded) };
    case 'failed':
      return { ...texts.failed, says: [...texts.failed.says] };
    case 'refunded':
      return { ...texts.refunded, says: [...texts.refunded.says] };
  }
}

/** What stands out: the number to be called, the shop's reason. */
function asideOf(order: Order, moment: OrderMoment, zone: string): Part[] {
  const number = order.ticketNumber === null ? [] : [ticket(texts.ticket, ticketOf(order))];
  if (moment === 'placed' || (moment === 'inDelivery' && !order.isDelivery)) return number;
  if (moment === 'confirmed')
    return [...number, lines([{ name: orderTexts.due, value: dueOf(order, zone), isStrong: true }])];
  const reason = order.rejectionMessage ?? '';
  const isEnd = moment === 'rejected' || moment === 'canceled';
  return isEnd && reason !== '' ? [quote(texts.reason, reason)] : [];
}

function answersOf(
  order: Order,
  moment: OrderMoment,
  { zone, site, statusPage }: { zone: string; site: string; statusPage: string },
): Part[] {
  switch (moment) {
    case 'counterAppointment': {
      const at = Date.parse(order.counterAppointment ?? order.dueAt);
      const isToday = dayOf(at, zone) === dayOf(Date.parse(order.createdAt), zone);
      const time = isToday ? texts.atTime(formatTime(at, zone)) : timeOf(new Date(at).toISOString(), zone);
      // Both lead to the page, which asks: what looks through mails for harm opens every link.
      return [button(texts.accept(time), statusPage), quietButton(texts.decline, statusPage)];
    }
    case 'completed':
      return [button(texts.review, statusPage)];
    case 'failed': {
      const { identifier } = order.branch;
      return [button(texts.again, identifier === undefined ? site : `${site}/store/${identifier}`)];
    }
    case 'rejected':
    case 'canceled':
    case 'refunded':
      return [button(texts.look, statusPage)];
    default:
      return [button(texts.follow, statusPage)];
  }
}
