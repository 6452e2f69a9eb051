import type { PublicOrder } from '../../../lib/contract/orders.ts';
import { faceOf } from '../../../lib/contract/branch-face.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { isEmptyValue, namesIn } from '../../../lib/domain/cart-item.ts';
import { payable } from '../../../lib/domain/cash-rounding.ts';
import { countryOf } from '../../../lib/domain/country.ts';
import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import type { Hex } from '../../../lib/domain/face/color.ts';
import { deriveFace } from '../../../lib/domain/face/derive.ts';
import { DEFAULT_FACE } from '../../../lib/domain/face/face.ts';
import type { FontName } from '../../../lib/domain/face/fonts.ts';
import { factLines } from '../../../lib/domain/line-facts.ts';
import type { Wording } from '../../../lib/domain/languages.ts';
import { beforeDiscount, promotionLabel } from '../../../lib/domain/promotions/shown.ts';
import { formatMoney, toCents } from '../../../lib/domain/money.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { smallBusinessNote } from '../../../lib/domain/tax-rates.ts';
import { sellerLines } from '../../../lib/domain/legal-texts.ts';
import { uploadsIn } from '../../../lib/domain/uploads.ts';
import { exceptionOf, returnableLines } from '../../../lib/domain/withdrawal.ts';
import type { LegalText } from '../../shop/queries/legal-texts.ts';
import { modeNamesIn } from '../../shop/mode-names.ts';
import { tillLines } from '../../../lib/domain/till-receipt.ts';
import { wordsOf } from '../../platform/words-of.ts';
import { orderTextsIn } from '../texts-in.ts';

const textsIn = (language: Wording) => orderTextsIn(language).confirmationTexts;
type Texts = ReturnType<typeof textsIn>;

/** A named fact or amount. */
export interface Row {
  name: string;
  value: string;
}

/** Everything that a confirmation says, in its order: page and PDF show the same because both are written from this. */
export interface Confirmation {
  /** Its customer's; the legal texts are as the shop wrote them. */
  language: Wording;
  title: string;
  shopName: string;
  /** The colour of the bar above the PDF, where there is no logo. */
  brand: Hex;
  /** The shop's, for the PDF. */
  font: FontName;
  /** Shown in the PDF: a PNG. */
  logo?: Uint8Array | null;
  /** When the order was placed. */
  at: Date;
  /** What a till has made of the order; without it, that this is no receipt of a till. */
  till: string[];
  seller: { heading: string; lines: string[] };
  facts: Row[];
  items: { heading: string; lines: { name: string; said: string[]; price: string }[] };
  sums: (Row & { isTotal: boolean })[];
  /** On taxes and withdrawal. */
  notes: string[];
  /** The legal texts as they stood, in Markdown (`legal-blocks.ts`). */
  legal: { heading: string; validFrom: string; text: string }[];
}

interface Told {
  order: PublicOrder;
  language: Wording;
  currency: string;
  /** '' where a stranger may read it. */
  customer: string;
  kept: readonly LegalText[];
  /** null: the shop cannot be read; its defaults stand in. */
  shop: Shop | null;
}

/** What the confirmation of an order says. */
export function confirmationOf(told: Told): Confirmation {
  const { order, language, kept, shop } = told;
  const texts = textsIn(language);
  const zone = shop?.config.timezone ?? 'Europe/Berlin';
  const branch = shop?.branches.find(({ id }) => id === order.branch.id) ?? {};
  const face = shop ? faceOf(shop, branch) : DEFAULT_FACE;
  const isTaxFree = order.pricing.taxes.every(({ rate }) => rate === 0);
  const taxNote = isTaxFree && shop ? smallBusinessNote(shop.config, branch) : null;
  return {
    language,
    title: texts.title(order.id),
    shopName: shop?.config.shopName ?? order.branch.name ?? '',
    brand: deriveFace(face).light.brand,
    font: face.font,
    at: new Date(order.createdAt),
    till: order.tillReceipt ? tillLines(order.tillReceipt, zone, wordsOf(language)) : [texts.noTill],
    seller: { heading: texts.seller, lines: sellerOf(order, shop, texts) },
    facts: factsOf(told, zone),
    items: { heading: texts.items, lines: order.items.map((item) => lineOf(item, told)) },
    sums: sumsOf(told, taxNote === null),
    notes: [...(taxNote === null ? [] : [taxNote]), ...withdrawalNotes(order, shop, texts)],
    legal: kept
      .filter(({ kind }) => kind !== 'imprint')
      .map(({ kind, text, validFrom }) => ({
        heading: texts.kinds[kind],
        validFrom: texts.validFrom(wordsOf(language).writtenDay(dayOf(validFrom.getTime(), zone))),
        text,
      })),
  };
}

function factsOf({ order, language, customer, shop }: Told, zone: string): Row[] {
  const { confirmationTexts: texts, paymentNames } = orderTextsIn(language);
  const { writtenDay, MODE_NAMES } = wordsOf(language);
  const ownNames = modeNamesIn(shop, language);
  const at = (instant: string) => {
    const time = Date.parse(instant);
    return texts.at(writtenDay(dayOf(time, zone)), formatTime(time, zone));
  };
  const wanted = order.appointment ?? order.appointmentDate;
  const number = order.ticketNumber === null ? String(order.id) : `${order.id} (#${order.ticketNumber})`;
  return [
    { name: texts.number, value: number },
    { name: texts.ordered, value: at(order.createdAt) },
    ...(customer === '' ? [] : [{ name: texts.customer, value: customer }]),
    { name: texts.mode, value: ownNames[modeOf(order)] ?? MODE_NAMES[modeOf(order)] },
    { name: texts.due, value: wanted === null ? texts.asap : at(wanted) },
    { name: texts.payment, value: paymentNames[order.paymentMethod] },
  ];
}

function lineOf(item: PublicOrder['items'][number], { currency, language }: Told) {
  const texts = textsIn(language);
  const words = wordsOf(language);
  const { amount, unit, name, parts, gross, discount, isApproximate, facts, deposits = [] } = item;
  const money = (sum: number) => formatMoney(toCents(sum), currency, words);
  return {
    name: `${formatAmount(amount, words.LOCALE)} ${unit} ${name}`,
    said: [
      ...parts
        .filter(({ value }) => !isEmptyValue(value))
        .map((part) => {
          const chosen = uploadsIn([part]).length > 0 ? texts.files : namesIn(part.value).join(', ');
          return `${part.name}: ${chosen}`;
        }),
      ...deposits.map((one) => words.depositText(one, money(one.amount))),
      ...factLines(facts, currency, words),
    ],
    price: (isApproximate ? texts.about : '') + money(beforeDiscount(gross, discount)),
  };
}

/** Goods, deposits, delivery and tip less promotions are the total; what is rounded in cash stands below it. */
function sumsOf({ order: { pricing, isDelivery }, currency, language }: Told, isTaxed: boolean) {
  const texts = textsIn(language);
  const words = wordsOf(language);
  const { depositGross = 0, tip = 0, rounding = 0, promotions = [] } = pricing;
  const delivery = beforeDiscount(pricing.deliveryGross, pricing.deliveryDiscount);
  const about = pricing.isApproximate ? texts.about : '';
  const row = (name: string, amount: number, before = '', isTotal = false) => ({
    name,
    value: before + formatMoney(toCents(amount), currency, words),
    isTotal,
  });
  return [
    ...(depositGross === 0 ? [] : [row(texts.deposit, depositGross)]),
    ...(isDelivery ? [row(texts.delivery, delivery)] : []),
    ...promotions.map((one) => row(promotionLabel(one), -one.amount)),
    ...(tip === 0 ? [] : [row(texts.tip, tip)]),
    row(texts.total, pricing.totalGross, about, true),
    ...(rounding === 0
      ? []
      : [row(texts.rounding, rounding), row(texts.toPay, payable(pricing), about, true)]),
    ...(isTaxed
      ? pricing.taxes.map(({ rate, amount }) => row(texts.vat(formatAmount(rate, words.LOCALE)), amount))
      : []),
  ];
}

/** Which goods have a right of withdrawal and which have none (Art. 246a § 1 Abs. 2, 3 EGBGB); empty where the country knows no such right. */
function withdrawalNotes({ items, branch }: PublicOrder, shop: Shop | null, texts: Texts): string[] {
  const exception = exceptionOf(
    countryOf(shop?.config ?? {}, shop?.branches.find(({ id }) => id === branch.id) ?? {}),
  );
  if (exception === null) return [];
  const returnable = returnableLines(items);
  if (returnable.length === 0) return [texts.noWithdrawal(exception)];
  const goods = returnable.flatMap((index) => items[index]?.name ?? []).join(', ');
  return [
    texts.withdrawalOf(goods),
    ...(returnable.length < items.length ? [texts.noWithdrawalElse(exception)] : []),
  ];
}

/** The seller: name, legal form and address; without them the imprint's branch, which every shop has. */
function sellerOf({ branch }: PublicOrder, shop: Shop | null, texts: Texts): string[] {
  const { sellerAddress = '' } = shop?.config ?? {};
  const email = shop?.branches.find(({ id }) => id === branch.id)?.email ?? '';
  const town = [branch.zipCode, branch.city].filter(Boolean).join(' ');
  const place = [branch.street, town].filter(Boolean).join(', ');
  return [
    ...sellerLines(shop?.config ?? {}, place),
    texts.branch([branch.name, sellerAddress && place, branch.phone, email].filter(Boolean).join(', ')),
  ].filter((line) => line !== '');
}
