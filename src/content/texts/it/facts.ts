import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../facts.ts';

/** Texts about goods with a least age, in the cart, at the checkout and on the status page. */
export const age: Words<typeof german.age> = {
  cart: (years) =>
    `Contiene articoli riservati a chi ha almeno ${years} anni. Alla consegna tenga pronto un documento d’identità.`,
  confirm: (years) => `Ho almeno ${years} anni e su richiesta mostro un documento d’identità.`,
  status: (years) =>
    `Il suo ordine contiene articoli riservati a chi ha almeno ${years} anni. Tenga pronto un documento d’identità.`,
};

/** Texts about allergens and additives: the menu's legend, and the sheet of a branch. */
export const facts: Words<typeof german.facts> = {
  heading: 'Allergeni e additivi',
  gaps: 'Senza lettere: nessuna indicazione. A questi si aggiungono quelli delle opzioni scelte. Possibili tracce.',
  sheet: 'Allergeni di tutti i piatti',
  title: (branch) => `Allergeni e additivi: ${branch}`,
  description: (branch) => `Allergeni e additivi di tutti i piatti di ${branch}, con extra e opzioni.`,
  intro: (day) => `Aggiornamento: ${day}. Possibili tracce. In caso di dubbio chieda al locale.`,
  dish: 'Piatto',
  none: 'nessun allergene',
  unknown: 'nessuna indicazione',
  others: 'Altro',
  packed: 'Alimenti preimballati',
  age: (years) => `dai ${years} anni`,
  empty: 'Al momento non è disponibile alcun menù.',
};
