import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as english from '../en/texts.ts';
import type * as german from '../texts.ts';

/** Turkish words of one's own account; other people's accounts are in English. */

export * from '../en/texts.ts';

export const userTexts: Words<typeof german.userTexts> = {
  ...english.userTexts,
  name: 'Ad',
  email: 'E-posta',
  role: {
    ROLE_ADMIN: 'Yönetici',
    ROLE_MANAGER: 'Şube müdürü',
    ROLE_EMPLOYEE: 'Çalışan',
    ROLE_KITCHEN: 'Mutfak',
    ROLE_BOOKKEEPER: 'Muhasebe',
  },
  me: {
    title: 'Hesabım',
    open: 'Hesabım',
    intro: 'Oturum açtığınız ad ve e-posta adresi.',
    current: 'Şu anki parola',
    currentHint: 'Yalnızca e-posta adresi değişirse gerekir.',
    save: 'Kaydet',
    saved: 'Bilgileriniz kaydedildi.',
    failed: 'Bilgileriniz kaydedilemedi.',
    password: 'Parolayı değiştir',
    mine: 'Göreviniz:',
  },
};

export const languageTexts: Words<typeof german.languageTexts> = {
  title: 'Dil',
  mine: 'Benim dilim',
  asBrowser: 'Tarayıcıdaki gibi',
  here: 'Bu cihazda',
  asPerson: 'Hesaptaki gibi',
  hereHint: 'Birden çok kişinin kullandığı cihazlar için, örneğin mutfak ekranı.',
  parts: 'Siparişler, mutfak, bugün olmayanlar ve bunlara ait her şey Türkçedir; geri kalanı İngilizcedir.',
  failed: 'Dil kaydedilemedi.',
};

export const pushTexts: Words<typeof german.pushTexts> = {
  title: 'Bu cihazda bildirimler',
  intro: 'Şubelerinizin yeni siparişleri, yönetim açık olmasa da bu cihazda görünür.',
  turnOn: 'Aç',
  turnOff: 'Kapat',
  isOn: 'Bu cihaza bildirim gelir.',
  isOff: 'Bu cihaza artık bildirim gelmez.',
  refused: 'Tarayıcı bildirimlere izin vermiyor. Tarayıcının ayarlarından değiştirebilirsiniz.',
  failed: 'Bildirimler açılamadı',
  impossible:
    'Bu tarayıcı bildirim göstermiyor veya ayarlarında engellenmiş. iPhone ve iPad’de, yönetim ana ekrandaysa çalışır.',
};

export const installTexts: Words<typeof german.installTexts> = {
  title: 'Bu cihazda uygulama olarak',
  intro:
    'Yönetim diğer uygulamaların yanında durur, adres çubuğu olmadan açılır ve kaç siparişin beklediğini gösterir.',
  install: 'Yükle',
  isInstalled: 'Yönetim bu cihazda yüklü.',
  byHand:
    'Tarayıcının menüsünde: “Uygulamayı yükle” veya “Ana ekrana ekle”. iPhone ve iPad’de: Paylaş, sonra “Ana Ekrana Ekle”.',
};
