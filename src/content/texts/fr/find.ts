import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../find.ts';
import { count } from './plural.ts';

const and = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Texts of search and filters on the menu. */
export const find: Words<typeof german.find> = {
  label: 'Recherche dans la carte',
  search: 'Rechercher un plat',
  placeholder: 'Plat ou ingrédient',
  close: 'Fermer la recherche',
  filters: 'Afficher uniquement',
  filter: {
    beliebt: 'Populaire',
    vegan: 'Vegan',
    vegetarisch: 'Végétarien',
    glutenfrei: 'Sans gluten',
    halal: 'Halal',
    koscher: 'Casher',
    scharf: 'Épicé',
  },
  found: (dishes) => (dishes === 0 ? 'Aucun plat trouvé.' : count(dishes, 'plat', 'plats')),
  all: 'Voir tous les plats',
};

/** Texts of the allergen passport: 'Mes intolérances'. */
export const passport: Words<typeof german.passport> = {
  open: 'Mes intolérances',
  openSet: (names) => `Mes intolérances\u202f: ${names.join(', ')}`,
  heading: 'Ce que je ne tolère pas',
  about:
    'Les plats qui en contiennent sont signalés et affichés en dernier. Votre choix reste sur cet appareil jusqu’à ce que vous l’effaciez.',
  limits:
    'Ce que vous choisissez avec un plat est signalé au moment du choix. Des traces sont possibles. En cas de doute, renseignez-vous auprès de l’établissement.',
  noFacts: 'Cette carte n’indique pas d’allergènes. Renseignez-vous auprès de l’établissement.',
  forget: 'Effacer mon choix',
  done: 'Terminé',
  contains: (names) => `contient\u202f: ${and.format(names)}`,
  unknown: 'non renseigné',
  /** In the dialog of a dish, in the cart and at the checkout. */
  dishContains: (dish, names) => `${dish} contient\u202f: ${and.format(names)}.`,
  unknownDishes: (dishes) => `Allergènes non renseignés\u202f: ${dishes.join(', ')}.`,
  unknownOptions: (options) =>
    `Options choisies sans information sur les allergènes\u202f: ${options.join(', ')}.`,
  section: 'Intolérances',
  ask: 'La cuisine n’en sera informée que si vous l’indiquez dans votre commentaire.',
  // German, as the kitchen reads it: it stands before the names in the comment.
  note: 'Unverträglich: ',
  addNote: (note) => `Ajouter «\u202f${note}\u202f» au commentaire`,
  noted: 'Indiqué dans votre commentaire pour la cuisine.',
  noRoom: 'Votre commentaire est trop long pour cela. Merci de le raccourcir.',
};
