import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../upload.ts';

/** Texts of the upload fields (SPEC section 8), loaded with the first dish that asks for files. */

const FILE_WORDS: Readonly<Record<string, string>> = {
  image: 'Görsel seç',
  images: 'Görselleri seç',
  files: 'Dosyaları seç',
};

export const upload: Words<typeof german.upload> = {
  choose: (type) => FILE_WORDS[type] ?? 'Dosya seç',
  replace: (type) => (type === 'image' ? 'Başka bir görselle değiştir' : 'Başka bir dosyayla değiştir'),
  remove: (name) => `Kaldır: ${name}`,
  sending: (name) => `Yükleniyor: ${name}`,
  sent: 'Yüklendi',
  earlier: (n) => `Dosya ${n}`,
  notProcessed: (name) =>
    `Seçtiğiniz “${name}” dosyası işlenemiyor. Dosya çok büyük olabilir veya türü tanınmıyor olabilir.`,
};
