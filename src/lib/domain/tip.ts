import { parseAmount } from './quantity.ts';
import { asCents, sumCents, toCents, type Cents, type Money } from './money.ts';

/** The shares of the goods that customers may choose as a tip, in percent. */
export const TIP_PERCENTS = [5, 10] as const;

/** What a customer chooses: nothing, a share in percent, or an own amount. */
export const TIP_CHOICES = ['', '5', '10', 'own'] as const;
/** One of `TIP_CHOICES`. */
export type TipChoice = (typeof TIP_CHOICES)[number];

/** The largest tip that an order takes, in whole currency: nobody gives more by a slip of the finger. */
export const LARGEST_TIP = 500;

const atMost = (cents: number) => asCents(Math.min(LARGEST_TIP * 100, cents));

/** A tip of `percent` of the goods, rounded half up to 10 cents. */
export function tipOf(percent: number, goods: Cents): Cents {
  return atMost(Math.floor((goods * percent + 500) / 1000) * 10);
}

/** The tip that was chosen, for goods worth `goods`; what is no amount is none. */
export function chosenTip(choice: { tip: TipChoice; tipAmount: string }, goods: Cents): Cents {
  const { tip, tipAmount } = choice;
  if (tip !== 'own') return tipOf(Number(tip), goods);
  const typed = parseAmount(tipAmount);
  return atMost(toCents(Math.min(LARGEST_TIP, Math.max(0, typed))));
}

/** Whether a price has a tip that is no turnover: it is in the total, and in neither net nor taxes. Amounts in whole currency. */
export function isTipUntaxed(pricing: {
  tip?: Money | undefined;
  totalGross: Money;
  totalNet: Money;
  taxes: readonly { amount: Money }[];
}): boolean {
  const { tip = 0, totalGross, totalNet, taxes } = pricing;
  const turnover = sumCents([totalNet, ...taxes.map(({ amount }) => amount)].map(toCents));
  return tip > 0 && turnover < toCents(totalGross);
}
