import { count } from './plural.ts';
import { CLOSED } from './opening.ts';

/** What stands at a dish wherever it is shown. */
export const marks = {
  soldOut: 'Ausverkauft',
  approximately: 'ca.',
  /** '3', or '0,5 kg'. */
  left: (amount: string) => `Nur noch ${amount}`,
} as const;

/** Texts of the product dialog (SPEC sections 2 and 8). */

export const product = {
  close: 'Schließen',
  back: 'Zurück',
  next: 'Weiter',
  add: 'In den Warenkorb',
  change: 'Übernehmen',
  amount: 'Menge',
  unit: 'Einheit',
  decrease: 'Weniger',
  increase: 'Mehr',
  /** Behind what is typed, or chosen. */
  required: (_isTyped: boolean) => 'Pflichtangabe',
  optional: 'optional',
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  /** What the button says while a part lacks its answer, and what the part then says. */
  fill: (part: string) => `${part} eingeben`,
  pick: (part: string) => `${part} wählen`,
  mustFill: 'Bitte füllen Sie dieses Feld aus.',
  mustPick: 'Bitte wählen Sie etwas aus.',
  sending: 'Einen Moment, die Datei wird noch hochgeladen.',
  files: (n: number) => count(n, 'Datei', 'Dateien'),
  closed: CLOSED,
} as const;

/** By itself: only pages say it, no script. */
export const popular = { mark: 'Beliebt' } as const;
