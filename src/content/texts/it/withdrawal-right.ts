import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal-right.ts';

/** What the checkout and an order's page say of the right of withdrawal; the form has words of its own. */
export const withdrawalRight: Words<typeof german.withdrawalRight> = {
  open: 'Recedere dal contratto qui',
  hint: 'Può recedere dall’acquisto di singoli beni di questo ordine. Non serve un motivo.',
  noticeHeading: 'Istruzioni sul recesso',
  noRight: (paragraph) => `Per questi beni non sussiste alcun diritto di recesso (${paragraph}).`,
  rightFor: (goods) => `Può recedere dall’acquisto di: ${goods}.`,
  noRightElse: (paragraph) => `Per tutto il resto non sussiste alcun diritto di recesso (${paragraph}).`,
};
