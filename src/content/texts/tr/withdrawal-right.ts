import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal-right.ts';

/** What the checkout and an order's page say of the right of withdrawal; the form has words of its own. */
export const withdrawalRight: Words<typeof german.withdrawalRight> = {
  open: 'Sözleşmeden cay',
  hint: 'Bu siparişteki bazı malların satın alımından cayabilirsiniz. Gerekçe gerekmez.',
  noticeHeading: 'Cayma hakkı bilgilendirmesi',
  noRight: (paragraph) => `Bu mallar için cayma hakkı yoktur (${paragraph}).`,
  rightFor: (goods) => `Şunların satın alımından cayabilirsiniz: ${goods}.`,
  noRightElse: (paragraph) => `Diğer her şey için cayma hakkı yoktur (${paragraph}).`,
};
