import type { WithdrawalAcknowledgement } from '../../../lib/contract/withdrawals.ts';
import { dayOf, formatDay } from '../../../lib/domain/dates.ts';
import { DEFAULT_LANGUAGE, type Wording } from '../../../lib/domain/languages.ts';
import { moneyDueAt, timeToSecond } from '../../../lib/domain/withdrawal.ts';
import type { Mail } from '../senders.ts';
import type { Face } from '../../../lib/domain/face/face.ts';
import { letter } from './frame.ts';
import { button, facts, paragraph, type Fact } from './building-blocks.ts';
import { mailTextsIn } from './texts-in.ts';
import { noticeTexts } from './texts.ts';
import { wordsOf } from '../../platform/words-of.ts';

type Declared = Omit<WithdrawalAcknowledgement, 'isMailed'>;

interface Letter {
  /** Of the case. */
  id: number;
  /** The customer's; the branch reads German. */
  language: Wording;
  shopName: string;
  face?: Face | undefined;
  zone: string;
  /** The back office's origin. */
  office: string;
  /** The branch's address; '': it has none. */
  replyTo: string;
}

function factsOf(declared: Declared, zone: string, language: Wording): Fact[] {
  const { receivedAt, name, email, orderNumber, goods } = declared;
  const { orderTexts, withdrawalTexts: texts } = mailTextsIn(language);
  const received = Date.parse(receivedAt);
  const day = wordsOf(language).writtenDay(dayOf(received, zone));
  return [
    { name: texts.received, value: orderTexts.at(day, timeToSecond(received, zone)) },
    { name: texts.name, value: name },
    { name: texts.order, value: orderNumber },
    { name: texts.goods, value: goods.length > 0 ? goods : texts.all },
    { name: texts.email, value: email },
  ];
}

/** The acknowledgement, at once and to keep: content, day and time (§ 356a Abs. 4 BGB, § 13a FAGG). */
export async function withdrawalAcknowledgement(declared: Declared, terms: Letter): Promise<Mail> {
  const { id, language, shopName, face, zone, replyTo } = terms;
  const { withdrawalTexts: texts } = mailTextsIn(language);
  const { html, text } = await letter(
    { language, shopName, face, preview: texts.preview, title: texts.title, footer: texts.footer },
    [paragraph(texts.says(shopName)), facts(factsOf(declared, zone, language)), paragraph(texts.next)],
  );
  return {
    id: `withdrawal-${id}`,
    language,
    to: declared.email,
    subject: texts.subject(shopName),
    html,
    text,
    ...(replyTo === '' ? {} : { replyTo: { name: shopName, address: replyTo } }),
  };
}

/** Tells the branch that there is a case, whether its customer has the acknowledgement, and until when the money is due. */
export async function withdrawalNotice(
  declared: Declared,
  terms: Letter,
  isConfirmed: boolean,
): Promise<Mail> {
  const { id, shopName, face, zone, office, replyTo } = terms;
  const due = formatDay(dayOf(moneyDueAt(Date.parse(declared.receivedAt)), zone));
  const { html, text } = await letter(
    {
      shopName,
      face,
      preview: noticeTexts.says(due),
      title: noticeTexts.title,
      footer: noticeTexts.footer,
    },
    [
      paragraph(isConfirmed ? noticeTexts.confirmed : noticeTexts.notConfirmed),
      paragraph(noticeTexts.says(due)),
      facts(factsOf(declared, zone, DEFAULT_LANGUAGE)),
      button(noticeTexts.open, `${office}/backend/withdrawals/${id}/show`),
    ],
  );
  return {
    id: `withdrawal-${id}-notice`,
    to: replyTo,
    subject: noticeTexts.subject(declared.orderNumber),
    html,
    text,
    replyTo: { name: declared.name, address: declared.email },
  };
}
