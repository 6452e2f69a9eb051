import { weekdayName, type Day } from '../../domain/dates.ts';
import { formatMoney, type Cents } from '../../domain/money.ts';
import { formatAmount } from '../../domain/quantity.ts';
import type { PartProblemCode } from '../../domain/parts.ts';
import type * as german from './customers.ts';
import type { CustomerWords } from './languages.ts';

/** A day and a clock time (HH:mm) of the shop. */
export interface ShopTime {
  day: Day;
  time: string;
}

/** Why an order is refused, with the values that its text names. */
export type OrderRefusal =
  | { code: keyof typeof german.PLAIN_REFUSALS }
  | { code: 'modeNotOffered'; mode: keyof typeof german.MODE_REFUSALS }
  | { code: 'phoneFormat'; example: string }
  | { code: 'notOrderableYet'; from: ShopTime }
  /** `day`: null if it is today. `phone`: nobody attends the branch, which has this number; '': it has none. */
  | {
      code: 'paused';
      until: { day: Day | null; time: string };
      message: string;
      phone?: string | undefined;
    }
  | { code: 'appointmentLeadTime'; earliest: ShopTime | null }
  | { code: 'ageNotConfirmed'; age: number }
  /** `phone`: the branch's, '' for none. */
  | { code: 'addressUnchecked'; phone: string }
  | { code: 'minimumOrder' | 'codeMinimum'; amount: Cents; currency: string }
  | { code: keyof typeof german.PRODUCT_REFUSALS; product: string }
  | { code: 'part'; problem: PartProblemCode; part: string }
  | { code: 'priceChanged'; product: string; amount: Cents; currency: string }
  /** `left` with the sign of its unit, '' for pieces; `day`: null if it is today. */
  | { code: 'stockShort'; product: string; left: number; symbol: string; day: Day | null }
  | { code: 'totalChanged'; amount: Cents; currency: string };

/** A refusal → a text in the language of `words`. */
export function refusalMessage(refusal: OrderRefusal, words: CustomerWords): string {
  const { LOCALE, REFUSALS, writtenDay } = words;
  switch (refusal.code) {
    case 'modeNotOffered':
      return words.MODE_REFUSALS[refusal.mode];
    case 'phoneFormat':
      return REFUSALS.phoneFormat(refusal.example);
    case 'notOrderableYet': {
      const { day, time } = refusal.from;
      return REFUSALS.notOrderableYet(writtenDay(day), time);
    }
    case 'paused': {
      const { day, time } = refusal.until;
      const date = day === null ? null : writtenDay(day);
      return refusal.phone === undefined
        ? REFUSALS.paused(date, time, refusal.message).trim()
        : REFUSALS.unattended(date, time, refusal.phone);
    }
    case 'appointmentLeadTime': {
      if (refusal.earliest === null) return REFUSALS.noAppointment;
      const { day, time } = refusal.earliest;
      return REFUSALS.appointmentLeadTime(weekdayName(day, LOCALE), writtenDay(day), time);
    }
    case 'ageNotConfirmed':
      return REFUSALS.ageNotConfirmed(refusal.age);
    case 'addressUnchecked':
      return REFUSALS.addressUnchecked(refusal.phone);
    case 'minimumOrder':
      return REFUSALS.minimumOrder(formatMoney(refusal.amount, refusal.currency, words));
    case 'codeMinimum':
      return REFUSALS.codeMinimum(formatMoney(refusal.amount, refusal.currency, words));
    case 'part':
      return words.PART_REFUSALS[refusal.problem](refusal.part);
    case 'priceChanged':
      return REFUSALS.priceChanged(refusal.product, formatMoney(refusal.amount, refusal.currency, words));
    case 'stockShort': {
      const date = refusal.day === null ? null : writtenDay(refusal.day);
      return refusal.left === 0
        ? REFUSALS.stockNone(refusal.product, date)
        : REFUSALS.stockShort(refusal.product, formatAmount(refusal.left, LOCALE) + refusal.symbol, date);
    }
    case 'totalChanged':
      return REFUSALS.totalChanged(formatMoney(refusal.amount, refusal.currency, words));
    case 'productForeign':
    case 'productGone':
    case 'productSoldOut':
    case 'unitNotSold':
    case 'amountNotSold':
      return words.PRODUCT_REFUSALS[refusal.code](refusal.product);
    default:
      return words.PLAIN_REFUSALS[refusal.code];
  }
}
