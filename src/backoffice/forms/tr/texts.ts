import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as english from '../en/texts.ts';
import type * as german from '../texts.ts';

/** Turkish words of inputs on the screens that are in Turkish. */

export * from '../en/texts.ts';

export const formTexts: Words<typeof german.formTexts> = {
  ...english.formTexts,
  required: 'Lütfen doldurun',
  numberNeeded: 'Lütfen bir sayı girin.',
  aboveZero: 'Lütfen 0’dan büyük bir sayı girin.',
  notNegative: 'Lütfen 0 veya daha büyük bir sayı girin.',
  preview: 'Önizleme',
  again: 'Yeniden yükle',
  filters: 'Filtre',
  filtersSet: (n) => `Filtre (${n})`,
  removeFilter: (name) => `Filtreyi kaldır: ${name}`,
  showResults: 'Göster',
  dayFormat: 'GG.AA.YYYY',
  dayUnclear: 'Lütfen tarihi GG.AA.YYYY olarak girin.',
  timeFormat: 'SS:DD',
  timeUnclear: 'Lütfen saati SS:DD olarak girin.',
  calendar: 'Takvimi aç',
  clock: 'Saat',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  all: 'Hepsi',
  kept: 'Oturum açmadan önce yazdıklarınız duruyor. Henüz kaydedilmedi.',
};

export const branchSelectTexts: Words<typeof german.branchSelectTexts> = {
  branch: 'Şube',
  noBranchYet: 'Mağazanızın henüz şubesi yok.',
  firstSteps: 'İlk adımlar',
  noBranch: 'Hesabınıza henüz şube atanmadı. Lütfen yönetiminize başvurun.',
};
