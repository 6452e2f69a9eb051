import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../branch-page.ts';
import { CLOSED } from './opening.ts';

/** A date has an article, a weekday has none: 'le 28/11/2026', 'samedi'. */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

/** Notices at the top of a branch page: closed, no delivery, preorders. */

export const notice: Words<typeof german.notice> = {
  closed: CLOSED,
  opensToday: (from) => `Nous rouvrons à ${from}.`,
  opensOn: (day, from) => `Nous rouvrons ${on(day)} à ${from}.`,
  noDelivery: 'La livraison n’est malheureusement pas possible pour le moment.',
  deliversToday: (from) => `La livraison reprend à ${from}.`,
  deliversOn: (day, from) => `La livraison reprend ${on(day)} à ${from}.`,
  meanwhile: {
    takeaway: 'En attendant, vous pouvez commander à emporter.',
    dineIn: 'En attendant, vous pouvez commander sur place.',
    'takeaway,dineIn': 'En attendant, vous pouvez commander à emporter ou sur place.',
  },
  preorder: 'Vous pouvez aussi précommander dès maintenant.',
  preorderLater: 'Nous traiterons votre précommande dès la réouverture.',
};

/** Messages of a page that turns out to be stale. */
export const menuAge: Words<typeof german.menuAge> = {
  renewed: 'La carte vient d’être mise à jour.',
  factsRenewed: 'Les informations de l’établissement viennent d’être mises à jour.',
  label: 'Mise à jour de la carte',
  heading: 'Cette carte n’est plus à jour',
  notRenewed:
    'La nouvelle carte n’a pas pu être chargée. Nous vérifions les prix et les disponibilités avant votre commande.',
  retry: 'Réessayer',
  incomplete:
    'Les prix et les disponibilités sont à jour, mais les nouveautés manquent encore sur cette page.',
  reload: 'Actualiser',
};

/** The heading of a dish that opens, until its name is there. */
export const placeholder: Words<typeof german.placeholder> = { dish: 'Plat' };
