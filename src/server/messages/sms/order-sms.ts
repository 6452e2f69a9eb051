import type { SpokenOrder } from '../senders.ts';
import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { OrderMoment } from '../../../lib/domain/order-moments.ts';
import { wordsOf } from '../../platform/words-of.ts';
import { smsTextsIn } from './texts-in.ts';

/** The basic character set of GSM 03.38, seven bits each. */
const GSM7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The extension table: two septets each. */
const EXTENDED = '^{}\\[~]|€\f';

const SIZES = { gsm7: { one: 160, many: 153 }, ucs2: { one: 70, many: 67 } } as const;

/** The number of segments, which are charged one by one: 160 GSM-7 or 70 UCS-2 characters, fewer in concatenated messages. */
export function segmentsOf(text: string): { encoding: 'gsm7' | 'ucs2'; segments: number } {
  const letters = Array.from(text);
  const isPlain = letters.every((letter) => GSM7.includes(letter) || EXTENDED.includes(letter));
  const encoding = isPlain ? 'gsm7' : 'ucs2';
  const { one, many } = SIZES[encoding];
  // A character that does not fit starts the next segment.
  const widths = letters.map((letter) => (isPlain ? (EXTENDED.includes(letter) ? 2 : 1) : letter.length));
  const length = widths.reduce((sum, width) => sum + width, 0);
  if (length <= one) return { encoding, segments: 1 };
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > many) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return { encoding, segments };
}

/** Text in GSM-7: unsupported letters lose their accents or become '?', so that one letter does not double the price. */
export function asGsm7(text: string): string {
  const plain = text
    .replaceAll(/[‘’‚`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('\u00a0', ' ')
    // The Turkish letter, which is no i with an accent.
    .replaceAll('ı', 'i');
  return Array.from(plain)
    .map((letter) => {
      if (GSM7.includes(letter) || EXTENDED.includes(letter)) return letter;
      const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return bare !== '' && Array.from(bare).every((it) => GSM7.includes(it)) ? bare : '';
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

interface Terms {
  /** The shop's zone. */
  zone: string;
  /** The order's status page with all details. */
  statusPage: string;
}

/** Names are cut rather than paying for a second segment. */
const SHORTEST_NAME = 8;

/** The text message about a moment: one GSM-7 segment where possible, with a link to the status page. */
export function orderSms(order: SpokenOrder, moment: OrderMoment, { zone, statusPage }: Terms): string {
  const name = asGsm7(order.branch.name ?? '');
  const says = asGsm7(sentenceOf(order, moment, zone));
  const whole = (from: string) => `${from === '' ? '' : `${from}: `}${says} ${statusPage}`;
  for (let length = name.length; length >= Math.min(SHORTEST_NAME, name.length); length -= 1) {
    const text = whole(name.slice(0, length).trim());
    if (segmentsOf(text).segments === 1) return text;
  }
  return whole(name);
}

function sentenceOf(order: SpokenOrder, moment: OrderMoment, zone: string): string {
  const { smsTexts } = smsTextsIn(order.language);
  const { writtenDay } = wordsOf(order.language);
  const number = order.ticketNumber ?? String(order.id);
  const at = (instant: string) => {
    const time = Date.parse(instant);
    const day = dayOf(time, zone);
    const isToday = day === dayOf(Date.parse(order.createdAt), zone);
    return smsTexts.at(isToday ? '' : writtenDay(day), formatTime(time, zone));
  };
  switch (moment) {
    case 'counterAppointment':
      return smsTexts.counterAppointment(number, at(order.counterAppointment ?? order.dueAt));
    case 'confirmed':
      return smsTexts.confirmed(number, order.appointment === null ? '' : at(order.appointment));
    case 'inDelivery':
      return smsTexts.inDelivery[modeOf(order)](number);
    case 'rejected':
    case 'canceled':
      return smsTexts.canceled(number);
    default:
      return smsTexts.placed(number);
  }
}
