import { CLOSED } from './closed.ts';
import { count } from './plural.ts';

/** Texts of the menu (SPEC section 2). */

export const menu = {
  categories: 'Kategorien',
  empty: 'Derzeit ist keine Speisekarte verfügbar.',
  add: (name: string) => `${name} in den Warenkorb`,
  choose: (name: string) => `${name} auswählen`,
  soldOut: 'Ausverkauft',
  bundle: 'Menü',
  from: 'ab',
  approximately: 'ca.',
  per: (unit: string) => `je ${unit}`,
} as const;

/** Texts of the product dialog (SPEC sections 2 and 8). */

export const product = {
  close: 'Schließen',
  back: 'Zurück',
  next: 'Weiter',
  add: 'In den Warenkorb',
  amount: 'Menge',
  unit: 'Einheit',
  decrease: 'Weniger',
  increase: 'Mehr',
  allergens: 'Allergene',
  required: 'Pflichtangabe',
  optional: 'optional',
  chooseOne: 'Bitte wählen',
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  missing: (part: string) => `Bitte wählen Sie: ${part}`,
  files: (n: number) => count(n, 'Datei', 'Dateien'),
  closed: CLOSED,
} as const;
