import type { WithdrawalAcknowledgement } from '../../../lib/contract/withdrawals.ts';
import { dayOf, formatDay } from '../../../lib/domain/dates.ts';
import { moneyDueAt, receivedText } from '../../../lib/domain/withdrawal.ts';
import type { Mail } from '../senders.ts';
import type { Face } from '../../../lib/domain/face/face.ts';
import { letter } from './frame.ts';
import { button, facts, paragraph, type Fact } from './pieces.ts';
import { withdrawalTexts as texts } from './texts.ts';

type Declared = Omit<WithdrawalAcknowledgement, 'isMailed'>;

interface Letter {
  /** Of the case. */
  id: number;
  shopName: string;
  face?: Face | undefined;
  zone: string;
  /** The back office's origin. */
  office: string;
  /** The branch's address; '': it has none. */
  replyTo: string;
}

function factsOf({ receivedAt, name, email, orderNumber, goods }: Declared, zone: string): Fact[] {
  return [
    { name: texts.received, value: receivedText(Date.parse(receivedAt), zone) },
    { name: texts.name, value: name },
    { name: texts.order, value: orderNumber },
    { name: texts.goods, value: goods.length > 0 ? goods : texts.all },
    { name: texts.email, value: email },
  ];
}

/** The acknowledgement, at once and to keep: content, day and time (§ 356a Abs. 4 BGB, § 13a FAGG). */
export async function withdrawalAcknowledgement(declared: Declared, terms: Letter): Promise<Mail> {
  const { id, shopName, face, zone, replyTo } = terms;
  const { html, text } = await letter(
    { shopName, face, preview: texts.preview, title: texts.title, footer: texts.footer },
    [paragraph(texts.says(shopName)), facts(factsOf(declared, zone)), paragraph(texts.next)],
  );
  return {
    id: `withdrawal-${id}`,
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
      preview: texts.notice.says(due),
      title: texts.notice.title,
      footer: texts.notice.footer,
    },
    [
      paragraph(isConfirmed ? texts.notice.confirmed : texts.notice.notConfirmed),
      paragraph(texts.notice.says(due)),
      facts(factsOf(declared, zone)),
      button(texts.notice.open, `${office}/backend/withdrawals/${id}/show`),
    ],
  );
  return {
    id: `withdrawal-${id}-notice`,
    to: replyTo,
    subject: texts.notice.subject(declared.orderNumber),
    html,
    text,
    replyTo: { name: declared.name, address: declared.email },
  };
}
