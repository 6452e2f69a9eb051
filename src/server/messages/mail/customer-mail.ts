import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import { baseOf } from '../../../lib/domain/languages.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { asCents, fromCents } from '../../../lib/domain/money.ts';
import { refundedTotal, type RefundTotals, type OrderMoment } from '../../../lib/domain/order-moments.ts';
import {
  appointmentCalendar,
  factsOf,
  givenBackIn,
  itemsOf,
  type ModeNames,
  placeOf,
  priceOf,
  strayIn,
  sumsOf,
  ticketCells,
  ticketOf,
  timeCell,
  timeOf,
  totalOf,
} from './order-in-mail.ts';
import { tillLines } from '../../../lib/domain/till-receipt.ts';
import type { Face } from '../../../lib/domain/face/face.ts';
import { letter } from './frame.ts';
import type { Mail, SpokenOrder } from '../senders.ts';
import {
  button,
  facts,
  heading,
  items,
  paragraph,
  quietButton,
  quote,
  rule,
  sums,
  ticket,
  type Block,
} from './building-blocks.ts';
import { statusPageOf } from '../../../lib/contract/site-pages.ts';
import { wordsOf as languageWords } from '../../platform/words-of.ts';
import { mailTextsIn } from './texts-in.ts';

/** Sender, links and context of an order's mail. */
export interface MailTerms {
  /** The same for every attempt. */
  id: string;
  shopName: string;
  /** The branch's mail address; '' for none. */
  branchEmail: string;
  /** The shop's time zone. */
  zone: string;
  /** The origin of the customers' pages. */
  site: string;
  /** The origin of the back office. */
  office: string;
  /** The instant of the event (ISO). */
  since: string;
  /** Refunded amounts, for mails about refunds. */
  refund?: RefundTotals | null | undefined;
  /** The money that the shop still holds; refunded once the order is canceled. */
  kept?: { amountCents: number; currency: string } | null | undefined;
  /** What a small business says in place of VAT; null: it is none. */
  taxFree?: string | null;
  /** The seller in one line; '': the shop has not said. */
  seller?: string;
  /** URL of the shop's logo; null: none. */
  logo?: string | null | undefined;
  /** What the shop calls its order types, by language; absent: as everybody does. */
  modeNames?: ModeNames | undefined;
  /** The shop's; absent: the default one. */
  face?: Face | undefined;
  /** URL of a product's picture; null: none. */
  pictureOf?: (product: number) => string | null;
}

/** Moments of anticipation, whose mails show dishes. */
const WITH_DISHES: ReadonlySet<OrderMoment> = new Set(['placed', 'confirmed', 'inDelivery', 'completed']);
/** As many pictures as fit side by side on a phone. */
const MOST_DISHES = 3;
/** Moments whose mails repeat the items: they confirm an order, or refund one. */
const IN_FULL: ReadonlySet<OrderMoment> = new Set(['placed', 'confirmed', 'refunded']);
/** Moments whose mails carry the appointment for calendars. */
const IN_CALENDAR: ReadonlySet<OrderMoment> = new Set(['placed', 'confirmed', 'rejected', 'canceled']);

/** The customer's mail about a moment of their order. */
export async function orderMail(order: SpokenOrder, moment: OrderMoment, terms: MailTerms): Promise<Mail> {
  const { id, shopName, branchEmail, zone, site, since, logo, face, refund, kept } = terms;
  const { customerTexts: texts, orderTexts } = mailTextsIn(order.language);
  const branch = order.branch.name ?? shopName;
  const number = ticketOf(order);
  const statusPage = statusPageOf(order, site);
  const words = wordsOf(order, moment, { zone, branch, refund, kept });
  const { html, text } = await letter(
    {
      language: order.language,
      shopName,
      logo,
      face,
      dishes: WITH_DISHES.has(moment) ? dishesOf(order, terms) : [],
      preview: words.preview,
      title: words.title,
      footer: [texts.footer(branch, branchEmail !== ''), ...(order.tillReceipt ? [] : [texts.noTill])].join(
        ' ',
      ),
      seller: terms.seller,
    },
    [
      paragraph(texts.greeting(order.name)),
      ...words.says.map(paragraph),
      ...asideOf(order, moment, terms),
      ...answersOf(order, moment, { zone, site, statusPage }),
      ...(IN_FULL.has(moment)
        ? [
            rule(),
            heading(texts.order(number)),
            items(itemsOf(order)),
            sums(sumsOf(order, refund?.totalCents, terms.taxFree)),
            ...(order.comment === '' ? [] : [quote(orderTexts.comment, order.comment)]),
            facts(factsOf(order, terms)),
          ]
        : []),
      ...tillOf(order, zone),
      rule(),
      facts(placeOf(order, branch)),
    ],
  );
  const calendar = IN_CALENDAR.has(moment) ? appointmentCalendar(order, { branch, statusPage, since }) : null;
  return {
    id,
    language: order.language,
    to: order.email,
    subject: words.subject(number, branch),
    html,
    text,
    ...(branchEmail === '' ? {} : { replyTo: { name: branch, address: branchEmail } }),
    ...(calendar ? { calendar } : {}),
  };
}

/** What a till has made of the order. */
function tillOf({ tillReceipt, language }: SpokenOrder, zone: string): Block[] {
  if (!tillReceipt) return [];
  const [number = '', ...lines] = tillLines(tillReceipt, zone, languageWords(language));
  return [quote(number, lines.join('\n'))];
}

interface Words {
  subject: (ticket: string, branch: string) => string;
  title: string;
  preview: string;
  says: readonly string[];
}

function wordsOf(
  order: SpokenOrder,
  moment: OrderMoment,
  { zone, branch, refund, kept }: Pick<MailTerms, 'zone' | 'refund' | 'kept'> & { branch: string },
): Words {
  const { customerTexts: texts } = mailTextsIn(order.language);
  const mode = modeOf(order);
  const clock = { zone, language: order.language };
  const time = order.appointment === null ? null : timeOf(order.appointment, clock);
  switch (moment) {
    case 'placed': {
      const total = totalOf(order);
      return { ...texts.placed, preview: texts.placed.preview(total), says: texts.placed.says(branch) };
    }
    case 'counterAppointment': {
      const proposed = order.counterAppointment === null ? '' : timeOf(order.counterAppointment, clock);
      const { preview, says } = texts.counterAppointment;
      return {
        ...texts.counterAppointment,
        preview: preview(proposed),
        says: says(proposed, order.appointmentDate !== null),
      };
    }
    case 'confirmed': {
      const says = texts.confirmed.says(mode, time);
      return { ...texts.confirmed, preview: says[0] ?? '', says };
    }
    case 'inDelivery': {
      const words = texts.inDelivery[mode];
      return { ...words, preview: words.says[0], says: words.says };
    }
    case 'completed':
      return { ...texts.completed, says: texts.completed.says };
    case 'rejected':
    case 'canceled':
      return { ...texts.canceled, ...canceledWordsOf(order, kept) };
    case 'failed':
      return { ...texts.failed, ...failedWordsOf(order) };
    case 'refunded': {
      const { amount, total, isAll } = givenBackIn(order, refund);
      const { subject, title, preview, all, part, altogether, when, stray } = texts.refunded;
      const other = strayIn(order);
      const isOneOfSeveral = amount !== total;
      return {
        subject: (number) => subject(number, amount),
        title: title(amount),
        preview,
        says: [
          isAll && !isOneOfSeveral ? all(amount) : part(amount),
          ...(isOneOfSeveral ? [altogether(total)] : []),
          ...(other ? [stray(other.came, other.asked)] : []),
          when,
        ],
      };
    }
  }
}

/** Words of a canceled order: refunded, or to be refunded. */
function canceledWordsOf(order: SpokenOrder, kept: MailTerms['kept']): Pick<Words, 'preview' | 'says'> {
  const { preview, says, goesBack, hasGoneBack, moneyBack, when } = mailTextsIn(order.language).customerTexts
    .canceled;
  if (kept) {
    const amount = priceOf({ ...kept, language: order.language }, fromCents(asCents(kept.amountCents)));
    return { preview: moneyBack(amount), says: [says, goesBack(amount), when] };
  }
  if (refundedTotal(order) === 0) return { preview, says: [says] };
  const { total } = givenBackIn(order);
  return { preview: moneyBack(total), says: [says, hasGoneBack(total), when] };
}

/** A failed payment may still have delivered money: too late, or the wrong amount. */
function failedWordsOf(order: SpokenOrder): Pick<Words, 'title' | 'says'> {
  const { title, says, late, stray } = mailTextsIn(order.language).customerTexts.failed;
  const other = strayIn(order);
  if (other) return { title: stray.title, says: stray.says(other.came, other.asked) };
  return order.isPaid ? { title: late.title, says: late.says } : { title, says };
}

/** The highlighted block: ticket number, time, money or the shop's reason. */
function asideOf(order: SpokenOrder, moment: OrderMoment, terms: MailTerms): Block[] {
  const { zone, refund } = terms;
  const { customerTexts: texts } = mailTextsIn(order.language);
  switch (moment) {
    case 'placed':
    case 'confirmed':
    case 'inDelivery': {
      const isOnItsWay = moment === 'inDelivery';
      const told = moment === 'confirmed' ? order : { ...order, appointment: null };
      const cells = isOnItsWay && order.isDelivery ? [] : ticketCells(told, texts.ticket, terms);
      return cells.length === 0 ? [] : [ticket(cells)];
    }
    case 'counterAppointment':
      return order.counterAppointment === null
        ? []
        : [ticket([timeCell(texts.proposal, order.counterAppointment, { zone, language: order.language })])];
    case 'refunded':
      return [ticket([{ name: texts.refunded.cell, value: givenBackIn(order, refund).amount }])];
    case 'rejected':
    case 'canceled': {
      const reason = order.rejectionMessage ?? '';
      return reason === '' ? [] : [quote(texts.reason, reason)];
    }
    default:
      return [];
  }
}

/** Pictures of the ordered products, each once. */
function dishesOf({ items: ordered }: SpokenOrder, { pictureOf = () => null }: MailTerms): string[] {
  const pictures = ordered.flatMap(({ product }) => (product && pictureOf(product.id)) ?? []);
  return [...new Set(pictures)].slice(0, MOST_DISHES);
}

function answersOf(
  order: SpokenOrder,
  moment: OrderMoment,
  { zone, site, statusPage }: { zone: string; site: string; statusPage: string },
): Block[] {
  const { customerTexts: texts } = mailTextsIn(order.language);
  switch (moment) {
    case 'counterAppointment': {
      const at = Date.parse(order.counterAppointment ?? order.dueAt);
      const isToday = dayOf(at, zone) === dayOf(Date.parse(order.createdAt), zone);
      const time = isToday
        ? texts.atTime(formatTime(at, zone))
        : timeOf(new Date(at).toISOString(), { zone, language: order.language });
      // Both buttons lead to the page, which asks: spam filters open every link.
      return [button(texts.accept(time), statusPage), quietButton(texts.decline, statusPage)];
    }
    case 'completed':
      return [button(texts.review, statusPage)];
    case 'failed': {
      const { identifier } = order.branch;
      const home = site + baseOf(order.language);
      return [button(texts.again, identifier === undefined ? home : `${home}/store/${identifier}`)];
    }
    case 'rejected':
    case 'canceled':
    case 'refunded':
      return [button(texts.look, statusPage)];
    default:
      return [button(texts.follow, statusPage)];
  }
}
