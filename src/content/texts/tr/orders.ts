import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../orders.ts';
import { count } from './plural.ts';

/** What this device knows of its orders, on the landing page, the branch page and `/bestellungen`. */

/** An order's state in a word or two. */
export const stateNames: Words<typeof german.stateNames> = {
  awaitingPayment: 'Ödeme bekleniyor',
  waiting: 'Onay bekleniyor',
  confirmed: 'Hazırlanıyor',
  inDelivery: 'Yolda, size geliyor',
  readyForPickup: 'Teslim alabilirsiniz',
  delivered: 'Teslim edildi',
  completed: 'Tamamlandı',
  canceled: 'İptal edildi',
  failed: 'Ödeme başarısız',
};

export const running: Words<typeof german.running> = {
  label: 'Devam eden siparişiniz',
  loading: 'Siparişiniz devam ediyor',
  stale: 'Bağlantı yok',
  at: (time) => time,
  more: (n) => `${count(n, 'sipariş', 'sipariş')} daha`,
};

export const again: Words<typeof german.again> = {
  label: 'Tekrar sipariş ver',
  heading: 'Geçen seferki gibi mi?',
  order: 'Tekrar sipariş ver',
  asking: 'Bir saniye…',
  dismiss: 'Şimdi değil',
  /** A mode, where it goes and who sells; '' for an unknown area or branch. */
  how: (mode, area, branch) => [mode, area, branch].filter(Boolean).join(' · '),
  changed: 'Bugün bir değişiklik var',
  gone: 'Bunlar bugün ne yazık ki yok',
  accept: (total) => `Böyle devam et · ${total}`,
  toMenu: 'Menüye git',
  unreachable: 'Bağlantı yok. Lütfen birazdan tekrar deneyin.',
};

export const wallet: Words<typeof german.wallet> = {
  title: 'Siparişleriniz',
  intro: 'Bu cihazdan verdiğiniz tüm siparişler. Hesap gerekmez, yalnızca burada kayıtlı.',
  empty: 'Henüz sipariş yok',
  emptyHint: 'Bu cihazdan verdiğiniz siparişleri burada bulacaksınız.',
  toShop: 'Sipariş ver',
  running: 'Devam edenler',
  earlier: 'Önceki siparişler',
  number: (number) => `No. ${number}`,
  /** '21.11.2026, 19:30' */
  when: (date, time) => `${date}, ${time}`,
  open: 'Görüntüle',
  openNamed: (what) => `Siparişi görüntüle: ${what}`,
  receipt: 'Belge (PDF)',
  receiptNamed: (what) => `PDF belge: ${what}`,
  notFound: 'Bu sipariş artık bizde kayıtlı değil.',
  unreachable: 'Bağlantı yok. Yeniden bağlanınca son durumu görürsünüz.',
  remove: 'Listeden çıkar',
};

export const taking: Words<typeof german.taking> = {
  heading: 'Başka bir cihazda görüntüle',
  hint: (n) =>
    n === 1
      ? 'Bu bağlantı siparişinizi içerir. Yalnızca görmesini istediğiniz kişilerle paylaşın.'
      : `Bu bağlantı son ${n} siparişinizi içerir. Yalnızca görmesini istediğiniz kişilerle paylaşın.`,
  show: 'QR kodunu göster',
  hide: 'QR kodunu gizle',
  code: 'Siparişlerinizin bağlantısını içeren QR kodu',
  copy: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamaya izin vermiyor. Bağlantı burada:',
  offer: (n) =>
    n === 1
      ? 'Başka bir cihazdaki sipariş buraya alınsın mı?'
      : `Başka bir cihazdaki ${n} sipariş buraya alınsın mı?`,
  accept: 'Buraya al',
  decline: 'Hayır, teşekkürler',
  done: (n) =>
    n === 0
      ? 'Bu siparişler artık bizde kayıtlı değil.'
      : `${count(n, 'sipariş', 'sipariş')} artık bu cihazda da var.`,
};

export const forgetting: Words<typeof german.forgetting> = {
  heading: 'Bu cihazın hatırladıkları',
  hint: 'Siparişleriniz, en fazla 12 ay boyunca. Sipariş verirken işaretlediyseniz adınız, telefon numaranız ve adresiniz. Menüde seçtiyseniz tüketemedikleriniz. Bunların hepsi bu cihazda kalır.',
  keep: 'Siparişleri bu cihazda hatırla',
  forget: 'Hepsini unut',
  sure: 'Tüm siparişler, adınız, adresiniz ve tüketemedikleriniz bu cihazdan silinsin mi? Verdiğiniz siparişler geçerli kalır.',
  yes: 'Evet, hepsini unut',
  no: 'Vazgeç',
  done: 'Bu cihazda artık hiçbir şey kayıtlı değil.',
};
