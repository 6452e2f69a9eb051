import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../dish.ts';
import { count } from './plural.ts';
import { CLOSED } from './opening.ts';

/** What stands at a dish wherever it is shown. */
export const marks: Words<typeof german.marks> = {
  soldOut: 'Esaurito',
  approximately: 'ca.',
  left: (amount) => `Ancora solo ${amount}`,
};

/** Texts of the product dialog. */

export const product: Words<typeof german.product> = {
  close: 'Chiudi',
  back: 'Indietro',
  next: 'Avanti',
  add: 'Aggiungi',
  change: 'Salva',
  amount: 'Quantità',
  unit: 'Unità',
  decrease: 'Meno',
  increase: 'Più',
  required: (_isTyped) => 'obbligatorio',
  optional: 'facoltativo',
  step: (step, steps) => `Passo ${step} di ${steps}`,
  fill: (part) => `Inserisci: ${part}`,
  pick: (part) => `Scegli: ${part}`,
  mustFill: 'Compili questo campo.',
  mustPick: 'Scelga un’opzione.',
  sending: 'Un momento, il file è ancora in caricamento.',
  files: (n) => count(n, 'file', 'file'),
  closed: CLOSED,
};

/** By itself: only pages say it, no script. */
export const popular: Words<typeof german.popular> = { mark: 'Popolare' };
