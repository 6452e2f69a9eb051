import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../storage-hints.ts';

/** Hints of a browser without storage, or without space in it: few customers read them, so they are fetched by themselves. */
export const storageHints: Words<typeof german.storageHints> = {
  cart: {
    tab: 'Tarayıcınız sepetinizi yalnızca bu sekme açık kaldığı sürece hatırlar.',
    page: (phone) =>
      `Tarayıcınızda boş yer olmadığı için sepetiniz ödeme sayfasına aktarılamıyor. Lütfen yer açın${phone && ` veya telefonla sipariş verin: ${phone}`}.`,
  },
  form: 'Tarayıcınız bilgilerinizi kaydetmiyor. Siparişiniz gönderilene kadar lütfen bu sayfadan ayrılmayın ve sayfayı yenilemeyin.',
};
