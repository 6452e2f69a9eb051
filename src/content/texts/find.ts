import { count } from './plural.ts';

const and = new Intl.ListFormat('de', { type: 'conjunction' });

/** Texts of search and filters on the menu. */
export const find = {
  label: 'Suche in der Speisekarte',
  search: 'Gerichte suchen',
  placeholder: 'Gericht oder Zutat',
  close: 'Suche beenden',
  filters: 'Nur zeigen',
  filter: {
    beliebt: 'Beliebt',
    vegan: 'Vegan',
    vegetarisch: 'Vegetarisch',
    glutenfrei: 'Glutenfrei',
    halal: 'Halal',
    koscher: 'Koscher',
    scharf: 'Scharf',
  },
  found: (dishes: number) =>
    dishes === 0 ? 'Keine Gerichte gefunden.' : `${count(dishes, 'Gericht', 'Gerichte')}`,
  all: 'Alle Gerichte zeigen',
} as const;

/** Texts of the allergen passport: 'Ich vertrage nicht …'. */
export const passport = {
  open: 'Ich vertrage nicht …',
  openSet: (names: readonly string[]) => `Ich vertrage nicht: ${names.join(', ')}`,
  heading: 'Das vertrage ich nicht',
  about:
    'Gerichte, die es enthalten, sind gekennzeichnet und stehen am Ende. Ihre Auswahl bleibt auf diesem Gerät, bis Sie sie vergessen lassen.',
  limits:
    'Was Sie zu einem Gericht wählen, ist dort gekennzeichnet. Spuren sind möglich. Fragen Sie im Zweifel in der Filiale.',
  noFacts: 'Diese Speisekarte nennt keine Allergene. Bitte fragen Sie in der Filiale.',
  forget: 'Auswahl vergessen',
  done: 'Fertig',
  contains: (names: readonly string[]) => `enthält ${and.format(names)}`,
  unknown: 'keine Angaben',
  /** In the dialog of a dish, in the cart and at the checkout. */
  dishContains: (dish: string, names: readonly string[]) => `${dish} enthält ${and.format(names)}.`,
  unknownDishes: (dishes: readonly string[]) => `Ohne Angaben zu Allergenen: ${dishes.join(', ')}.`,
  unknownOptions: (options: readonly string[]) =>
    `Ohne Angaben zu Allergenen gewählt: ${options.join(', ')}.`,
  section: 'Unverträglichkeiten',
  ask: 'Die Küche erfährt davon nur, wenn es in Ihrem Kommentar steht.',
  /** Before the names, in the comment that the kitchen reads. */
  note: 'Unverträglich: ',
  addNote: (note: string) => `„${note}“ in den Kommentar`,
  noted: 'Steht in Ihrem Kommentar für die Küche.',
  noRoom: 'Ihr Kommentar ist zu lang dafür. Bitte kürzen Sie ihn.',
} as const;
