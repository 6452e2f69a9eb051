import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish messages for failures without a message of the API. */
export const failures: Words<typeof german.failures> = {
  noConnection: 'Sunucuyla bağlantı yok. Lütfen yeniden deneyin.',
  signedOut: 'Oturumunuzun süresi doldu, hiçbir şey kaydedilmedi. Lütfen yeniden oturum açın.',
  load: 'Veriler yüklenemedi',
  configLoad: 'Ayarlar yüklenemedi',
  configSave: 'Ayarlar kaydedilemedi',
  statistics: 'İstatistik yüklenemedi',
  me: 'Kullanıcı yüklenemedi',
  orderCancel: 'Sipariş iptal edilemedi',
  orderStep: 'Siparişin durumu değiştirilemedi',
  payment: 'Ödeme durumu kontrol edilemedi',
  print: 'Fiş yazdırılamadı',
  resend: 'Onay gönderilemedi',
  test: 'Test başarısız',
};

export const resources: Words<typeof german.resources> = {
  orders: { one: 'Sipariş', many: 'Siparişler' },
  divisions: { one: 'Kuruluş', many: 'Kuruluşlar' },
  branches: { one: 'Şube', many: 'Şubeler' },
  menus: { one: 'Menü', many: 'Menüler' },
  categories: { one: 'Kategori', many: 'Kategoriler' },
  products: { one: 'Ürün', many: 'Ürünler' },
  tags: { one: 'Etiket', many: 'Etiketler' },
  tables: { one: 'Masa', many: 'Masalar' },
  blocks: { one: 'İçerik', many: 'İçerikler' },
  'option-groups': { one: 'Ortak seçenekler', many: 'Ortak seçenekler' },
  donatees: { one: 'Bağış alıcısı', many: 'Bağış alıcıları' },
  stations: { one: 'İstasyon', many: 'İstasyonlar' },
  translations: { one: 'Çeviri', many: 'Çeviriler' },
  devices: { one: 'Cihaz', many: 'Cihazlar' },
  users: { one: 'Kullanıcı', many: 'Kullanıcılar' },
  images: { one: 'Resim', many: 'Resimler' },
  uploads: { one: 'Yükleme', many: 'Yüklemeler' },
  payments: { one: 'Ödeme', many: 'Ödemeler' },
  logs: { one: 'Kayıt', many: 'Kayıtlar' },
  prints: { one: 'Baskı', many: 'Baskılar' },
  messages: { one: 'Mesaj', many: 'Mesajlar' },
  withdrawals: { one: 'Cayma', many: 'Caymalar' },
  promotions: { one: 'Kampanya', many: 'Kampanyalar' },
  'price-times': { one: 'Fiyat saati', many: 'Fiyat saatleri' },
};

const NOT_DONE = { created: 'oluşturulamadı', updated: 'güncellenemedi', deleted: 'silinemedi' } as const;

export const couldNot: Words<typeof german.couldNot> = {
  loadMany: (name) => `${resources[name].many} yüklenemedi`,
  loadOne: (name) => `${resources[name].one} yüklenemedi`,
  be: (name, done) => `${resources[name].one} ${NOT_DONE[done]}`,
};

export const keyNames: Words<typeof german.keyNames> = { control: 'Ctrl', space: 'Boşluk' };

export const shortcutNames: Words<typeof german.shortcutNames> = {
  search: 'Ara',
  list: 'Bu kısayolları göster',
  take: 'Sipariş al',
  cards: 'Siparişler arasında geç',
  onward: 'Sonraki boş alana geç',
  send: 'Siparişi gönder',
  drag: 'Satırı tutamağından al ve bırak, arada ok tuşları',
};

export const formatTexts: Words<typeof german.formatTexts> = {
  tomorrow: (time) => `Yarın ${time}`,
  dayAndTime: (day, time) => `${day} ${time}`,
  oClock: (moment) => moment,
  shortDay: (day) => `${day.slice(8)}.${day.slice(5, 7)}.`,
  quoted: (words) => `“${words}”`,
  approximately: (amount) => `yakl. ${amount}`,
};
