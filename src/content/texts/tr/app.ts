import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../app.ts';

/** The shop as an app: installation and updates (SPEC sections 2 'Shell' and 4 'App install'). */

export const install: Words<typeof german.install> = {
  label: 'Uygulamayı yükle',
  heading: 'Hep yanınızda olalım',
  invitation: 'Uygulama olarak tek dokunuş uzağınızdayız, bağlantı zayıf olsa bile.',
  accept: 'Uygulamayı yükle',
  dismiss: 'Şimdi değil',
  instructions: 'Neredeyse tamam!',
  done: 'Tamam',
  cancel: 'Vazgeç',
};

/** Manual steps of the installation, with the words that Safari and Chrome show. */
export const steps: Words<typeof german.steps> = {
  automatic: ['Lütfen tarayıcınızın şu anda gösterdiği pencerede yüklemeyi onaylayın.'],
  ipad: [
    'Safari’de sağ üstte “Paylaş” düğmesine (yukarı oklu kare) dokunun.',
    '“Ana Ekrana Ekle” seçeneğini seçin.',
    '“Ekle” düğmesine dokunun.',
  ],
  iphone: [
    'Safari’de alttaki çubukta “Paylaş” düğmesine (yukarı oklu kare) dokunun.',
    '“Ana Ekrana Ekle” seçeneğini seçin.',
    '“Ekle” düğmesine dokunun.',
  ],
  other: [
    'Tarayıcınızın menüsünü açın.',
    '“Uygulamayı yükle” veya “Ana ekrana ekle” seçeneğini seçin.',
    '“Yükle” veya “Ekle” ile onaylayın.',
  ],
};

export const update: Words<typeof german.update> = {
  label: 'Güncelleme',
  installed: 'Güncelleme yüklendi!',
  restart: 'Yeniden başlat',
};
