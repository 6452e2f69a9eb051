import type { Diet } from '../diets.ts';
import type { DepositKind, MinimumAge } from '../product.ts';

/** What is said of products, for customers, receipts, mails and staff alike. */

export const factWords = {
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
  none: 'keine',
  noAllergens: 'keine Allergene',
  unknown: 'keine Angabe',
  /** After gaps: 'Milch; keine Angabe zu Oliven'. */
  unknownOf: (names: string) => `keine Angabe zu ${names}`,
  age: (years: MinimumAge) => `ab ${years} Jahren`,
  /** For staff, where goods are handed over. */
  checkAge: (years: MinimumAge) => `Ausweis prüfen (ab ${years})`,
} as const;

/** What customers and staff read about deposits (§ 47 Abs. 3, 4 VerpackDG asks for these words). */
const KINDS = { einweg: 'Einweg', mehrweg: 'Mehrweg' } satisfies Record<DepositKind, string>;

/** '2 × Pfand 0,25 EUR, Einweg'; `price` is for one piece. */
export function depositText({ kind, pieces }: { kind: DepositKind; pieces: number }, price: string): string {
  return `${pieces === 1 ? '' : `${pieces} × `}Pfand ${price}, ${KINDS[kind]}`;
}

/** A diet, or 'scharf', as a dish's row names it. */
export const dietName = (diet: Diet | 'scharf'): string => diet;

/** An allergen or additive in the customer's language, where the shop writes it in the law's words; else as it is written. */
export const shownFact = (written: string): string => written;
