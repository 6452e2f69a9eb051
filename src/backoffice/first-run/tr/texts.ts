import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as english from '../en/texts.ts';
import type * as german from '../texts.ts';

/** Turkish words of what stands above and beside every screen; the steps themselves are in English. */
export const texts: Words<typeof german.texts> = {
  ...english.texts,
  title: 'İlk adımlar',
  demo: {
    plain: 'Bu hâlâ demo mağaza. Siparişler yalnızca denemek içindir.',
    withTerminal:
      'Bu hâlâ demo mağaza: Online ödemeler deneme terminalinde, para olmadan yapılır. Burada ödenen sipariş gerçekten ödenmiş değildir.',
    action: 'Kur',
  },
};
