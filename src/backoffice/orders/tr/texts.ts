import { paymentMethods } from '../../../content/texts/tr/paying.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the screens about orders. */

export const stateNames: typeof german.stateNames = {
  new: 'Yeni',
  confirmed: 'Onaylandı',
  inDelivery: 'Yolda',
  completed: 'Tamamlandı',
  rejected: 'Reddedildi',
  canceled: 'İptal edildi',
  failed: 'Ödeme başarısız',
};

export const stateName: typeof german.stateName = (order) =>
  order.state === 'inDelivery' && !order.isDelivery ? 'Teslime hazır' : stateNames[order.state];

export const paymentNames: Words<typeof german.paymentNames> = {
  ...paymentMethods,
  mollie: 'Online (Mollie)',
  datatrans: 'Online (Datatrans)',
  'test-terminal': 'Online (deneme, para alınmaz)',
};

export const boardTexts: Words<typeof german.boardTexts> = {
  title: 'Siparişler',
  columns: {
    new: 'Yeni',
    confirmed: 'Onaylandı',
    inDelivery: 'Yolda / hazır',
    done: 'Bugün bitenler',
  },
  shortColumns: { new: 'Yeni', confirmed: 'Onaylı', inDelivery: 'Yolda', done: 'Biten' },
  empty: {
    new: 'Yeni sipariş yok',
    confirmed: 'Hazırlanan sipariş yok',
    inDelivery: 'Yolda veya hazır bekleyen yok',
    done: 'Bugün henüz biten sipariş yok',
  },
  tabs: 'Sütunlar',
  search: 'Ara',
  searchHint: 'Ad, fiş, sokak …',
  noMatch: 'Sonuç yok',
  ready: 'Hazır',
  more: (n) => `${n} tane daha göster`,
  meanwhile: (state) => `Durum bu arada değişti: ${state}`,
  allEnded: 'Hepsi geçmişte',
  loading: 'Siparişler yükleniyor …',
  newOrders: (n) => `${n} yeni sipariş`,
  toBoard: 'Göster',
  order: (ticket) => `Sipariş ${ticket}`,
  open: (ticket, name) => `${ticket} numaralı siparişi aç (${name})`,
  items: (n) => `${n} kalem`,
  moreItems: (n) => `+ ${n} kalem daha`,
  asap: 'Hemen',
  minutesAgo: (n) => (n < 1 ? 'az önce' : n < 60 ? `${n} dk. önce` : `${Math.floor(n / 60)} sa. önce`),
  inMinutes: (n) => (n < 60 ? `${n} dk. sonra` : `${Math.floor(n / 60)} sa. sonra`),
  overdue: (n) => (n < 60 ? `${n} dk. gecikti` : `${Math.floor(n / 60)} sa. gecikti`),
  waitsForCustomer: (time) => `Öneri ${time}: yanıt bekleniyor`,
  waitsForPayment: 'Ödeme bekleniyor',
  paid: 'Ödendi',
  notPaid: 'Ödenmedi',
  refunded: 'İade edildi',
  unpaid: 'Açık',
  table: (name) => `Masa ${name}`,
  stationsDone: (done, all) => (done === all ? 'Mutfak: hepsi hazır' : `Mutfak: ${done}/${all} hazır`),
  take: 'Sipariş al',
  ways: { phone: 'telefonla', counter: 'tezgâhta' },
  takenBy: (how, who) => `${how}, alan: ${who}`,
  givenUp: (ticket, how) => `Sipariş ${ticket}: ${how}`,
};

export const connectionTexts: Words<typeof german.connectionTexts> = {
  connecting: 'Bağlanıyor …',
  live: 'Canlı',
  lost: 'Bağlantı yok',
  refused: 'Erişim yok',
  lostHint: 'Gördükleriniz eski olabilir. Bağlantı gelince hepsi tamamlanır.',
  refusedHint: 'Bu hesap, bu şubenin siparişlerini göremez.',
};

export const soundTexts: Words<typeof german.soundTexts> = {
  blocked: 'Ses henüz kapalı. Ekranda herhangi bir yere dokunun.',
  turnOn: 'Sesi aç',
  on: 'Ses açık',
  silent: 'Cihaz sessiz',
  mute: 'Bu cihazı sessize al',
  unmute: 'Bu cihazda sesi aç',
};

export const stepTexts: Words<typeof german.stepTexts> = {
  confirm: 'Onayla',
  otherTime: 'Başka saat',
  reject: 'Reddet',
  'in-delivery': { delivery: 'Yola çıktı', takeaway: 'Hazır', dineIn: 'Hazır' },
  completed: { delivery: 'Teslim edildi', takeaway: 'Teslim alındı', dineIn: 'Kapat' },
  cancel: 'İptal et',
  working: 'Bir saniye …',
  undo: 'Geri al',
  undone: (ticket) => `Sipariş ${ticket}: geri alındı`,
  done: {
    confirm: 'onaylandı',
    reject: 'reddedildi',
    cancel: 'iptal edildi',
    completed: 'tamamlandı',
    'in-delivery': 'yolda / hazır',
  },
  took: (ticket, what) => `Sipariş ${ticket} ${what}`,
  undoFailed: 'Adım geri alınamadı',
};

export const timeTexts: Words<typeof german.timeTexts> = {
  title: (ticket) => `${ticket} numaralı siparişin saati`,
  asked: (time) => `İstenen: ${time}`,
  askedNone: 'İstenen: mümkün olan en kısa sürede',
  agreed: (time) => `Kararlaştırılan: ${time}`,
  quick: 'Şu kadar geç',
  plus: (minutes) => (minutes < 60 ? `+${minutes} dk.` : `+${minutes / 60} sa.`),
  day: 'Gün',
  time: 'Saat',
  chosen: (time) => `Yeni saat: ${time}`,
  confirm: 'Bu saatle onayla',
  propose: 'Müşteriye öner',
  proposeHint: 'Öneride sipariş, müşteri kabul veya reddedene kadar yeni kalır.',
  move: 'Saati değiştir',
  takeBack: 'Öneriyi geri çek',
  proposed: 'Yeni saatin uygun olup olmadığı müşteriye soruluyor.',
  withdrawn: 'Öneri geri çekildi.',
  moved: 'Saat değiştirildi.',
  missing: 'Lütfen gün ve saat girin.',
  cancel: 'Vazgeç',
};

export const reasonTexts: Words<typeof german.reasonTexts> = {
  reject: (ticket) => `${ticket} numaralı siparişi reddet`,
  cancel: (ticket) => `${ticket} numaralı siparişi iptal et`,
  hint: 'Müşteri nedeni durum sayfasında okur.',
  label: 'Neden (isteğe bağlı)',
  suggestions: 'Sık görülen nedenler',
  reasons: [
    'Bir ürün tükendi.',
    'Mutfak bu saatte dolu.',
    'Birazdan kapatıyoruz.',
    'Adres teslimat bölgemizin dışında.',
    'Müşteriye ulaşamadık.',
  ],
  back: 'Geri',
};

export const historyTexts: Words<typeof german.historyTexts> = {
  title: 'Geçmiş',
  search: 'Ara (ad, fiş, telefon …)',
  branch: 'Şube',
  from: 'İlk gün',
  until: 'Son gün',
  state: 'Durum',
  payment: 'Ödeme yöntemi',
  delivery: 'Tür',
  isPaid: 'Online ödendi',
  paidOrNot: { true: 'Evet', false: 'Hayır' },
  ticket: 'Fiş',
  createdAt: 'Sipariş zamanı',
  dueAt: 'Saat',
  name: 'Ad',
  total: 'Toplam',
  empty: 'Sipariş bulunamadı',
  filters: 'Filtre',
};
