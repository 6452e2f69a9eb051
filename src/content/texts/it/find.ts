import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../find.ts';
import { count } from './plural.ts';

const and = new Intl.ListFormat('it', { type: 'conjunction' });

/** Texts of search and filters on the menu. */
export const find: Words<typeof german.find> = {
  label: 'Ricerca nel menù',
  search: 'Cerca piatti',
  placeholder: 'Piatto o ingrediente',
  close: 'Chiudi la ricerca',
  filters: 'Mostra solo',
  filter: {
    beliebt: 'Popolare',
    vegan: 'Vegano',
    vegetarisch: 'Vegetariano',
    glutenfrei: 'Senza glutine',
    halal: 'Halal',
    koscher: 'Kosher',
    scharf: 'Piccante',
  },
  found: (dishes) => (dishes === 0 ? 'Nessun piatto trovato.' : count(dishes, 'piatto', 'piatti')),
  all: 'Mostra tutti i piatti',
};

/** Texts of the allergen passport: 'Non tollero…'. */
export const passport: Words<typeof german.passport> = {
  open: 'Non tollero…',
  openSet: (names) => `Non tollero: ${names.join(', ')}`,
  heading: 'Che cosa non tollero',
  about:
    'I piatti che lo contengono sono contrassegnati e si trovano in fondo. La sua scelta resta su questo dispositivo finché non la cancella.',
  limits:
    'Le opzioni da evitare sono contrassegnate nella scheda del piatto. Possibili tracce. In caso di dubbio chieda al locale.',
  noFacts: 'Questo menù non indica allergeni. Chieda al locale.',
  forget: 'Cancella scelta',
  done: 'Fatto',
  contains: (names) => `contiene ${and.format(names)}`,
  unknown: 'nessuna indicazione',
  dishContains: (dish, names) => `${dish} contiene ${and.format(names)}.`,
  unknownDishes: (dishes) => `Senza indicazioni sugli allergeni: ${dishes.join(', ')}.`,
  unknownOptions: (options) => `Opzioni senza indicazioni sugli allergeni: ${options.join(', ')}.`,
  section: 'Intolleranze',
  ask: 'La cucina lo sa solo se è scritto nelle sue note.',
  // German, since the kitchen reads it before the names.
  note: 'Unverträglich: ',
  addNote: (note) => `Aggiungi “${note}” alle note`,
  noted: 'È scritto nelle sue note per la cucina.',
  noRoom: 'Le sue note sono troppo lunghe. Le accorci un po’.',
};
