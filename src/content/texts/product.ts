import { count } from './plural.ts';

/** Words of the product dialog (SPEC sections 2 and 8). */

const FILE_WORDS: Readonly<Record<string, string>> = {
  image: 'Bild auswählen',
  images: 'Bilder auswählen',
  files: 'Dateien auswählen',
};

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
  chooseFile: (type: string) => FILE_WORDS[type] ?? 'Datei auswählen',
  replaceFile: 'Durch eine andere ersetzen',
  removeFile: (name: string) => `${name} entfernen`,
  fileSending: (name: string) => `${name} wird hochgeladen`,
  fileSent: 'Hochgeladen',
  files: (n: number) => count(n, 'Datei', 'Dateien'),
  notProcessed: (name: string) =>
    `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
  closed: 'Derzeit haben wir leider geschlossen.',
} as const;
