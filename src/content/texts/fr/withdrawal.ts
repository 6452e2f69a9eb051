import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal.ts';

// Apart from the other texts, since few pages and few shops need them.

/** The withdrawal function, in the words of art. 11a of Directive 2011/83/EU, and what the checkout says of the right. */
export const withdrawal: Words<typeof german.withdrawal> = {
  step1: 'Étape 1 sur 2\u202f: sur quoi porte votre rétractation\u202f?',
  noReason: 'Vous n’avez pas à donner de motif.',
  needsScript:
    'Ce formulaire nécessite JavaScript. Vous pouvez aussi nous envoyer votre rétractation par e-mail.',
  name: 'Votre nom',
  nameHint: 'Tel qu’il figure dans la commande.',
  orderNumber: 'Numéro de commande',
  orderNumberHint: 'Il figure dans votre confirmation de commande, par exemple 1234 ou #42.',
  goods: 'Sur quoi porte votre rétractation\u202f?',
  goodsHint: 'Laissez vide s’il s’agit de toute la commande.',
  lines: 'Ces articles',
  noLines:
    'Aucun article avec droit de rétractation n’est enregistré pour cette commande. Vous pouvez tout de même envoyer votre rétractation\u202f: nous l’examinerons.',
  linesMissing: 'Veuillez choisir au moins un article.',
  email: 'E-mail pour l’accusé de réception',
  next: 'Continuer',
  step2: 'Étape 2 sur 2\u202f: vérifiez et confirmez',
  declare: 'Je vous notifie par la présente ma rétractation du contrat portant sur\u202f:',
  all: 'toute la commande',
  confirm: 'Confirmer la rétractation',
  sending: 'Envoi en cours…',
  back: 'Retour',
  failed: 'La rétractation n’a pas pu être envoyée. Veuillez réessayer.',
  done: 'Nous avons bien reçu votre rétractation',
  received: 'Reçue le',
  withdrawn: 'Rétractation pour',
  mailed: (email) => `L’accusé de réception est envoyé à ${email}.`,
  notMailed: 'Veuillez imprimer ou enregistrer cette page comme accusé de réception.',
  print: 'Imprimer ou enregistrer en PDF',
};
