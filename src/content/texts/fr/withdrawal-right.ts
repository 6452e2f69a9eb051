import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal-right.ts';

/** What the checkout and an order's page say of the right of withdrawal; the form has words of its own. */
export const withdrawalRight: Words<typeof german.withdrawalRight> = {
  open: 'Renoncer au contrat ici',
  hint: 'Vous pouvez vous rétracter de l’achat de certains articles de cette commande, sans donner de motif.',
  noticeHeading: 'Informations concernant l’exercice du droit de rétractation',
  noRight: (paragraph) => `Aucun droit de rétractation pour ces articles (${paragraph}).`,
  rightFor: (goods) => `Vous disposez d’un droit de rétractation pour\u202f: ${goods}.`,
  noRightElse: (paragraph) => `Aucun droit de rétractation pour le reste (${paragraph}).`,
};
