import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../busy.ts';

/** What customers read while a kitchen has too much to do. In a file of its own, which is loaded then only. */
export const busy: Words<typeof german.busy> = {
  from: (what, when) => `Beaucoup de monde en ce moment. ${what}\u202f: de nouveau dès ${when}.`,
  later: (what, when) => `${what}\u202f: de nouveau dès ${when}, ou plus tôt si quelqu’un revient sur place.`,
  unattended: (phone) =>
    phone === ''
      ? 'L’établissement ne répond pas pour le moment.'
      : `L’établissement ne répond pas pour le moment. Merci d’appeler le ${phone}.`,
  waits: 'Votre commande y restera en attente jusqu’à ce que quelqu’un la voie.',
  all: 'Commandes',
  and: ' et ',
  preorder: 'Vous pouvez précommander pour plus tard.',
  longer: (minutes) =>
    `Beaucoup de monde en ce moment\u202f: comptez environ ${minutes} min de plus que d’habitude.`,
  othersLonger: (minutes) => `Pour le reste, comptez environ ${minutes} min de plus que d’habitude.`,
};
