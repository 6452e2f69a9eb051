import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../shell.ts';
import { count } from './plural.ts';

/** Texts around every page. */

export const shell: Words<typeof german.shell> = {
  home: 'Accueil',
  orderOnline: 'Commander en ligne',
  skipToContent: 'Aller au contenu',
  noScript: 'JavaScript est nécessaire pour commander. Vous pouvez tout lire sans.',
  installApp: 'Installer l’application',
  stale: 'Cette page a été chargée hors connexion et n’est peut-être plus à jour.',
  staleLabel: 'Mise à jour de la page',
};

export const cookies: Words<typeof german.cookies> = {
  label: 'Cookies',
  notice: 'Des cookies pour nos statistiques\u202f?',
  noticeWithMap: 'Des cookies pour nos statistiques et le plan\u202f?',
  learnMore: 'En savoir plus',
  allow: 'Accepter',
  refuse: 'Refuser',
  close: 'Fermer le message',
};

export const offline: Words<typeof german.offline> = {
  heading: 'Vous êtes hors connexion',
  check: 'Vérifiez votre connexion Internet.',
  retry: 'Réessayer',
};

export const legal: Words<typeof german.legal> = {
  heading: 'Informations légales',
  'terms-and-conditions': 'Conditions générales de vente',
  privacy: 'Politique de confidentialité',
  imprint: 'Mentions légales',
  allergens: 'Allergènes',
  accessibility: 'Accessibilité',
  /** In the words of art. 11a of Directive 2011/83/EU. */
  withdrawal: 'Renoncer au contrat ici',
  guarantee: 'Garantie légale de conformité',
  missing: 'Ce texte n’est pas encore disponible.',
  elsewhere: 'Vous trouverez ce texte sur une autre page\u202f:',
};

export const ownLinks: Words<typeof german.ownLinks> = {
  label: 'Plus d’informations sur nous',
};

export const notFound: Words<typeof german.notFound> = {
  title: 'Page introuvable',
  message: 'La page demandée n’existe malheureusement pas.',
  back: 'Retour à l’accueil',
};

/** Texts of the toolbar; opening states are in `opening.ts`. */

export const toolbar: Words<typeof german.toolbar> = {
  label: 'Horaires du moment',
  toBranches: 'vers tous les établissements',
  open: (n) =>
    n === 0 ? 'Aucun établissement ouvert' : count(n, 'établissement ouvert', 'établissements ouverts'),
};

export const markdown: Words<typeof german.markdown> = {
  footnotes: 'Notes de bas de page',
  back: 'Retour au texte',
};
