import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../status.ts';
import { count } from './plural.ts';

/** Texts of the status page (SPEC sections 2 and 4). */

export const status: Words<typeof german.status> = {
  title: 'Siparişiniz',
  headline: {
    newTime: 'Bu saat size uyar mı?',
    pay: 'Neredeyse tamam: Lütfen ödemeyi yapın.',
    thanks: 'Siparişiniz için teşekkür ederiz!',
    canceled: 'Siparişiniz iptal edildi.',
    failed: 'Ödemeniz başarısız oldu.',
  },
  message: {
    awaitingPayment: 'Ödemenizi bekliyoruz.',
    waiting: 'Siparişiniz onaylanana kadar lütfen kısa bir süre bekleyin.',
    confirmed: 'Siparişiniz onaylandı ve hazırlanıyor.',
    inDelivery: 'Siparişiniz yola çıktı.',
    readyForPickup: 'Siparişiniz hazır, teslim alabilirsiniz.',
    delivered: 'Siparişiniz teslim edildi!',
    completed: 'Siparişiniz tamamlandı!',
    canceled: '',
    failed: '',
  },
  /** With the front-desk plugin, for orders that are not delivered. */
  frontdesk: {
    ahead: 'Siparişinizin ne zaman hazır olduğunu mekândaki ekranlarımızda görebilirsiniz.',
    ready: 'Numaranız şimdi mekândaki ekranlarımızda.',
  },
  counterAppointment: {
    heading: 'Önemli bilgi',
    proposal: (day, time) =>
      `Siparişinizi istediğiniz zamana ne yazık ki yetiştiremiyoruz. Bunun yerine önerimiz: ${day}, saat ${time}. Sizin için uygun mu?`,
    /** For an order without a wished time. */
    offer: (day, time) => `Siparişiniz için önerimiz: ${day}, saat ${time}. Sizin için uygun mu?`,
    pending: 'Yanıtınızı alır almaz devam ediyoruz.',
    confirm: (time) => `Evet, ${time} uygun`,
    reject: 'Hayır, siparişi iptal et',
    today: 'bugün',
    on: (day) => day,
  },
  review: {
    heading: 'Siparişinizi değerlendirin',
    processRating: 'Sipariş süreci',
    serviceRating: 'Hizmet',
    foodRating: 'Yemek kalitesi',
    rating: 'Genel değerlendirme',
    stars: (n) => count(n, 'yıldız', 'yıldız'),
    comment: 'Yorum (isteğe bağlı)',
    send: 'Değerlendirmeyi gönder',
    cancel: 'Vazgeç',
    thanks: 'Değerlendirmeniz için teşekkür ederiz!',
    failed: 'Değerlendirme gönderilemedi',
  },
  sending: 'İşleniyor…',
  notSent: 'Bağlantı yok. Lütfen birazdan tekrar deneyin.',
  deliveryAt: (time) => `Teslimat: ${time}`,
  pickupAt: (time) => `Teslim alma: ${time}`,
  dineInAt: (time) => `Mekânda: ${time}`,
  opensThen: (when) => `Şu anda kapalıyız. Açılır açılmaz size yanıt vereceğiz: ${when}.`,
  farewell: 'Afiyet olsun! Sizi yeniden ağırlamaktan mutluluk duyarız.',
  preparing: (minutes) => `Şu anda yaklaşık ${minutes} dakika sürüyor.`,
  call: 'Ara',
  directions: 'Yol tarifi al',
  ticket: 'Sıra numarası',
  orderNumber: 'Sipariş numarası',
  appointment: 'Zaman',
  requested: 'İstenen zaman',
  table: 'Masa',
  mode: 'Sipariş türü',
  ordered: 'Sipariş tarihi',
  /** '21.11.2026, 19:30' */
  when: (date, time) => `${date}, ${time}`,
  unreachable: 'Bağlantı yok. Yeniden bağlanınca siparişinizi burada görürsünüz.',
  items: 'Siparişinizin özeti',
  payment: 'Ödeme yöntemi',
  statusLabel: 'Durum',
  openPayment: {
    heading: 'Ödemeniz bekleniyor',
    hint: 'Ödemeniz gelir gelmez siparişiniz mutfağa iletilir.',
    until: (time) =>
      `Yerinizi şu zamana kadar ayırıyoruz: ${time}. Sonra siparişin süresi dolar ve hiçbir şey ödemezsiniz.`,
    pay: 'Şimdi öde',
  },
  failedPayment: {
    heading: 'Tekrar denemek ister misiniz?',
    nothingPaid: 'Hiçbir ödeme yapmadınız.',
    hint: 'Sepetiniz duruyor, isterseniz başka bir yöntemle ödeyebilirsiniz.',
    back: 'Ödemeye dön',
    elsewhere: 'Hemen yeniden sipariş verebilirsiniz.',
    again: 'Tekrar sipariş ver',
  },
  /** A payment for an order that failed. */
  moneyBack: {
    onItsWay: 'Paranız iade ediliyor',
    isBack: 'Paranız iade edildi',
    stray: (came, asked) => `Bu sipariş için ödenecek tutar: ${asked}, bize ulaşan tutar: ${came}.`,
    late: 'Ödemeniz bize siparişin süresi dolduktan sonra ulaştı.',
    willBeGiven: 'Ödediğiniz tutar, ödemeyi yaptığınız yoldan iade edilecek.',
    given: (amount) =>
      `Ödemeyi yaptığınız yoldan iade ettiğimiz tutar: ${amount}. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
  },
  receipt: 'Belgeyi yazdır veya PDF olarak kaydet',
  confirmation: 'Tüm metinleriyle sipariş onayını aç',
  confirmationPdf: 'Sipariş onayı (PDF)',
  receiptOf: (id) => `Sipariş belgesi, no. ${id}`,
  noTill: 'Sipariş belgesidir, kasa fişi değildir.',
  givenBack: 'İade edilen',
  onlinePayment: 'Online ödeme',
  paid: '(Ödendi)',
  refunded: '(İade edildi)',
  includedVat: (rate) => `dahil olan KDV (%${rate})`,
  /** What can be done about the branch and the agreed time. */
  calendar: 'Takvime ekle',
  calendarTitle: (mode, branch) =>
    ({
      delivery: `Teslimat: ${branch}`,
      takeaway: `Siparişi teslim al: ${branch}`,
      dineIn: `Yemek: ${branch}`,
    })[mode],
  calendarNotes: (number, address) => `Sipariş ${number}\n${address}`,
  contact: 'Siparişinizle ilgili sorularınız için iletişim:',
  loading: 'Siparişiniz yükleniyor…',
  notFound: 'Bu sipariş bulunamadı.',
  notFoundHint: 'Lütfen bağlantının eksiksiz olduğunu kontrol edin: Onayınızda da yer alır.',
  toStart: 'Ana sayfaya dön',
  stale: 'Bağlantı yok. Gösterilen durum güncel olmayabilir.',
  timeline: {
    awaitingPayment: 'Ödeme bekleniyor',
    awaitingConfirmation: 'Onay bekleniyor',
    confirmed: 'Sipariş onaylandı',
    preparing: 'Sipariş hazırlanıyor',
    prepared: 'Sipariş hazırlandı',
    readyForPickup: 'Teslim alınmaya hazır',
    inDelivery: 'Yolda',
    completed: 'Tamamlandı',
    canceled: 'Sipariş iptal edildi',
    failed: 'Ödeme başarısız',
  },
  info: {
    awaitingPayment: 'Ödeme bekleniyor',
    awaitingConfirmation: 'Onay bekleniyor',
    inProgress: 'Hazırlanıyor',
    inDelivery: 'Yolda',
    readyForPickup: 'Teslim alınmaya hazır',
    delivered: 'Teslim edildi',
    completed: 'Tamamlandı',
    canceled: 'İptal edildi',
  },
};

/** Texts of the notifications about an order, on its status page. */
export const push: Words<typeof german.push> = {
  turnOn: 'Bir şey değişince bildir',
  turnOff: 'Artık bildirme',
  on: 'Bir değişiklik olduğunda size bu cihazda bildireceğiz.',
  refused:
    'Tarayıcınız bildirimlere izin vermiyor. Siparişinizin durumunu bu sayfada görmeye devam edersiniz.',
  failed: 'Ne yazık ki olmadı. Siparişinizin durumunu bu sayfada görmeye devam edersiniz.',
};

/** The app is offered where the order is followed, when it is most useful (SPEC section 2 'Status page'). */
export const promotion: Words<typeof german.promotion> = {
  heading: 'Bir dahaki sefere daha da hızlı',
  invitation: 'Bizi ana ekranınıza ekleyin: tek dokunuşla menü karşınızda, bağlantı zayıf olsa bile.',
  accept: 'Uygulamayı yükle',
  installed: 'Teşekkür ederiz! Artık bizi ana ekranınızda bulabilirsiniz.',
  failed: 'Bağlantı yok. Lütfen birazdan tekrar deneyin.',
};
