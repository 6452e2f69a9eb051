import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the frame around all screens. */
export const shellTexts: Words<typeof german.shellTexts> = {
  account: 'Hesap',
  loading: 'Yükleniyor',
  popup: 'Seçim',
};

export const recordTexts: Words<typeof german.recordTexts> = {
  create: (one) => `${one} oluştur`,
  created: (one) => `${one} oluşturuldu`,
  updated: (one) => `${one} kaydedildi |||| %{smart_count} ${one} kaydedildi`,
  deleted: (one) => `${one} silindi |||| %{smart_count} ${one} silindi`,
};

export const emptyLists: Words<typeof german.emptyLists> = {
  'option-groups': 'Henüz ortak seçenek yok',
};
