import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the stations. */
export const stationTexts: Words<typeof german.stationTexts> = {
  name: 'Ad',
  orderHint: 'Mutfakta ve fişlerde bu sırayla görünürler.',
  hint: 'İstasyon, mutfakta bir yerdir: örneğin “Pizza fırını”, “Soğuk mutfak” veya “Bar”. Ne hazırladığı kategorilerde ve ürünlerde, fişlerini hangi yazıcının bastığı cihazlarda yazar. Müşteriler bunu görmez.',
};
