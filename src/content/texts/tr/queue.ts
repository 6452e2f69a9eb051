import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../queue.ts';
import { count } from './plural.ts';

/** Texts of an order that waits on the device for reception. */
export const queue: Words<typeof german.queue> = {
  label: 'Bağlantı bekleyen siparişiniz',
  offer: 'Bağlantı gelince gönder',
  offerHint:
    'Ya da bağlantı gelince sizin için biz gönderelim: 30 dakika boyunca, sayfalarımızdan biri açık kaldığı sürece.',
  waiting: 'Henüz sipariş verilmedi',
  waitingHint: 'Bağlantı gelince gönderilecek. Lütfen bu sayfayı açık bırakın.',
  doubt: 'Henüz onaylanmadı',
  doubtHint:
    'Siparişiniz bize ulaşmış olabilir. Bağlantı gelince kontrol ederiz. Aynı sipariş iki kez verilmez.',
  withdrawing: 'Geri çekiliyor',
  withdrawingHint:
    'Siparişiniz bize ulaşmış olabilir. Geri çekilip çekilemeyeceğini bağlantı gelince öğreniriz.',
  late: 'Onaylanmadı',
  lateHint:
    '30 dakikadır bağlantı yok. Siparişiniz bize ulaşmış olabilir: Lütfen ekibimize sorun. Artık hiçbir şey gönderilmez.',
  sending: 'Gönderiliyor…',
  since: (minutes) => (minutes === 0 ? 'Az önce' : `${count(minutes, 'dakikadır', 'dakikadır')} bekliyor`),
  send: 'Şimdi gönder',
  ask: 'Şimdi kontrol et',
  withdraw: 'Geri çek',
  noReception: 'Hâlâ bağlantı yok.',
  placed: 'Sipariş verildi',
  placedHint: 'Siparişiniz bize ulaştı.',
  toOrder: 'Siparişe git',
  notPlaced: 'Sipariş verilmedi',
  expiredHint: '30 dakikadır bağlantı yok. Siparişiniz gönderilmedi.',
  unknownReason: 'Siparişinizi ne yazık ki alamadık.',
  withdrawn: 'Geri çekildi',
  /** While something else is in the cart: one order waits at a time. */
  next: 'Şu anda sepetinizde olanlar orada kalır. Bu sipariş gönderilince onları da sipariş edebilirsiniz.',
  inCart: 'Hepsi yeniden sepetinizde.',
  toCheckout: 'Siparişi tamamla',
  close: 'Tamam',
};
