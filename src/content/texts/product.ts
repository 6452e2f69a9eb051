/** Words of the product dialog (SPEC section 2). */

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
  uploadsUnavailable: 'Dateien können derzeit nicht mitgeschickt werden.',
} as const;
