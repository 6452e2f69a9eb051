import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/tr/modes.ts';
import { paymentNames } from '../../../orders/tr/words.ts';
import type * as german from '../customer-texts.ts';
import { greetWith } from '../greeting.ts';

/** What customers read in mails, in Turkish. */

/** Words about an order. */
export const orderTexts: Words<typeof german.orderTexts> = {
  modes: MODE_NAMES,
  mode: 'Sipariş türü',
  table: 'Masa',
  due: 'Zaman',
  asap: 'mümkün olan en kısa sürede',
  wished: (time) => `istenen zaman: ${time}`,
  at: (day, time) => `${day}, ${time}`,
  address: 'Adres',
  floor: (text) => (text === '' ? '' : `Kat\u00a0${text}`),
  stairway: (text) => (text === '' ? '' : `Merdiven\u00a0${text}`),
  door: (text) => (text === '' ? '' : `Daire\u00a0${text}`),
  place: 'Şube',
  phone: 'Telefon',
  name: 'Ad',
  customersPhone: 'Telefon',
  email: 'E-posta',
  payment: 'Ödeme',
  payments: paymentNames,
  paid: (method, addition) => `${method} (${addition === 'paid' ? 'Ödendi' : 'İade edildi'})`,
  comment: 'Not',
  donatee: 'Bağış yapılan kuruluş',
  files: (n) => `${n} dosya`,
  about: (price) => `yaklaşık\u00a0${price}`,
  delivery: 'Teslimat ücreti',
  free: 'Ücretsiz',
  deposit: 'Depozito',
  tip: 'Bahşiş',
  rounding: 'Yuvarlama (nakit)',
  toPay: 'Ödenecek tutar',
  net: 'Net toplam',
  vat: (rate) => `dahil olan KDV (%${rate})`,
  total: 'Toplam (KDV dahil)',
  givenBack: 'İade edilen',
};

const when = 'Tutarın hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.';

/** Words of mails about an order. */
export const customerTexts: Words<typeof german.customerTexts> = {
  greeting: greetWith('Merhaba'),
  order: (ticket) => `Sipariş ${ticket}`,
  ticket: 'Sıra numaranız',
  proposal: 'Önerimiz',
  reason: 'Gerekçe',
  follow: 'Siparişi takip et',
  accept: (time) => `Evet, ${time} uygun`,
  atTime: (time) => time,
  decline: 'Hayır, siparişi iptal et',
  review: 'Siparişi değerlendir',
  again: 'Tekrar sipariş ver',
  look: 'Siparişi görüntüle',
  footer: (branch, canReply) =>
    `Bu e-postayı, adresinizle ${branch} için sipariş verildiği için alıyorsunuz. Sorularınızı şube yanıtlar${canReply ? ': Bu e-postayı yanıtlamanız yeterli.' : '.'}`,
  noTill: 'Sipariş belgesidir, kasa fişi değildir.',
  placed: {
    subject: (ticket, branch) => `Siparişiniz: ${ticket}, ${branch}`,
    title: 'Siparişiniz için teşekkür ederiz!',
    preview: (total) => `${total}. Onaylanır onaylanmaz size haber vereceğiz.`,
    says: (branch) => [
      `Siparişiniz bize ulaştı (${branch}). Onaylanır onaylanmaz size yeniden haber vereceğiz.`,
    ],
  },
  counterAppointment: {
    subject: (ticket) => `Lütfen yanıtlayın: ${ticket} numaralı siparişiniz için başka bir saat`,
    title: 'Başka bir saat size uyar mı?',
    preview: (time) => `Önerimiz: ${time}.`,
    says: (time, hasWish) => [
      ...(hasWish ? ['Siparişinizi istediğiniz zamana ne yazık ki yetiştiremiyoruz.'] : []),
      `${hasWish ? 'Bunun yerine önerimiz' : 'Siparişiniz için önerimiz'}: ${time}. Yanıtınızı siparişinizin sayfasında verebilirsiniz; o zamana kadar hazırlamaya başlamıyoruz.`,
    ],
  },
  confirmed: {
    subject: (ticket, branch) => `Onaylandı: ${ticket} numaralı siparişiniz, ${branch}`,
    title: 'Siparişiniz onaylandı',
    says: (mode, time) =>
      time === null
        ? ['Siparişiniz onaylandı ve hazırlanıyor.']
        : [
            {
              takeaway: `Siparişiniz onaylandı. Teslim alabileceğiniz zaman: ${time}.`,
              delivery: `Siparişiniz onaylandı. Teslimat zamanı: ${time}.`,
              dineIn: `Siparişiniz onaylandı. Sizi beklediğimiz zaman: ${time}.`,
            }[mode],
          ],
  },
  inDelivery: {
    delivery: {
      subject: (ticket) => `${ticket} numaralı siparişiniz yola çıktı`,
      title: 'Siparişiniz yola çıktı',
      says: ['Siparişiniz size getiriliyor.'],
    },
    takeaway: {
      subject: (ticket) => `${ticket} numaralı siparişiniz teslim alınmaya hazır`,
      title: 'Siparişiniz teslim alınmaya hazır',
      says: ['Siparişiniz hazır, sizi bekliyor.'],
    },
    dineIn: {
      subject: (ticket) => `${ticket} numaralı siparişiniz hazır`,
      title: 'Siparişiniz hazır',
      says: ['Siparişiniz hazır.'],
    },
  },
  completed: {
    subject: (_ticket, branch) => `Siparişiniz nasıldı? ${branch}`,
    title: 'Siparişiniz nasıldı?',
    preview: 'Dört soru, yarım dakika.',
    says: [
      'Siparişiniz tamamlandı. Umarız her şeyden memnun kalmışsınızdır.',
      'Değerlendirmenizle daha iyi olmamıza yardımcı olursunuz: dört soru, yarım dakika.',
    ],
  },
  canceled: {
    subject: (ticket) => `${ticket} numaralı siparişiniz iptal edildi`,
    title: 'Siparişiniz iptal edildi',
    preview: 'Ne yazık ki siparişiniz yerine getirilemiyor.',
    says: 'Siparişiniz iptal edildi.',
    moneyBack: (amount) => `Size iade edilecek tutar: ${amount}.`,
    goesBack: (amount) =>
      `Online ödeme yaptınız; ödediğiniz karta veya hesaba iade edilecek tutar: ${amount}.`,
    hasGoneBack: (amount) =>
      `Online ödeme yapmıştınız; ödediğiniz karta veya hesaba iade ettiğimiz tutar: ${amount}.`,
    when,
  },
  failed: {
    subject: (ticket) => `${ticket} numaralı siparişinizin ödemesi başarısız oldu`,
    title: 'Ödemeniz başarısız oldu',
    preview: 'Siparişiniz kabul edilmedi.',
    says: [
      'Siparişinizin ödemesi ne yazık ki gerçekleşmedi. Bu nedenle sipariş kabul edilmedi ve hiçbir şey ödemezsiniz.',
      'Hemen yeniden sipariş verebilirsiniz, isterseniz başka bir ödeme yöntemiyle.',
    ],
    late: {
      title: 'Ödemeniz geç ulaştı',
      says: [
        'Ödemeniz bize siparişin süresi dolduktan sonra ulaştı. Ödediğiniz tutar, ödemeyi yaptığınız yoldan iade edilecek.',
        'Hemen yeniden sipariş verebilirsiniz.',
      ],
    },
    stray: {
      title: 'Ödemeniz siparişle uyuşmuyor',
      says: (came, asked) => [
        `Siparişiniz için ödenecek tutar: ${asked}, bize ulaşan tutar: ${came}. Sipariş kabul edilmedi; tutarın tamamı, ödemeyi yaptığınız yoldan iade edilecek.`,
        'Hemen yeniden sipariş verebilirsiniz.',
      ],
    },
  },
  refunded: {
    subject: (ticket, amount) => `${ticket} numaralı siparişiniz için iade: ${amount}`,
    title: (amount) => `Size iade edilen tutar: ${amount}`,
    preview: 'Ödemeyi yaptığınız yoldan.',
    all: (amount) => `Siparişinizin tutarının tamamını, ödemeyi yaptığınız yoldan iade ettik: ${amount}.`,
    part: (amount) => `Siparişiniz için, ödemeyi yaptığınız yoldan iade ettiğimiz tutar: ${amount}.`,
    stray: (came, asked) => `Siparişiniz için ödenecek tutar: ${asked}, bize ulaşan tutar: ${came}.`,
    altogether: (total) => `Daha önce iade ettiklerimizle birlikte toplam: ${total}.`,
    when,
    cell: 'İade edildi',
  },
};

/** Words of appointments in calendars. */
export const calendarTexts: Words<typeof german.calendarTexts> = {
  fileName: 'randevu.ics',
  summary: {
    delivery: (ticket, branch) => `Teslimat: ${branch} (${ticket})`,
    other: (ticket, branch) => `Sipariş ${ticket}, ${branch}`,
  },
  description: (statusPage, phone) =>
    `Siparişiniz: ${statusPage}${phone === '' ? '' : `\nŞubenin telefonu: ${phone}`}`,
};

/** Words of the mail about a withdrawal. */
export const withdrawalTexts: Words<typeof german.withdrawalTexts> = {
  subject: (shop) => `Cayma bildiriminiz bize ulaştı: ${shop}`,
  preview: 'Tarih ve saatiyle alındı onayı',
  title: 'Cayma bildiriminiz bize ulaştı',
  says: (shop) => `Bildiriminizin bize (${shop}) ulaştığını onaylıyoruz. Lütfen bu e-postayı saklayın.`,
  received: 'Alındığı tarih',
  name: 'Ad',
  order: 'Sipariş',
  goods: 'Cayılan',
  all: 'siparişin tamamı',
  email: 'E-posta',
  next: 'Açık kalan bir konu olursa, örneğin malların nasıl geri gönderileceği, size yazacağız. Ödediğiniz tutarı 14 gün içinde, ödemeyi yaptığınız yoldan iade ederiz.',
  footer: 'Bu e-postayı, bir cayma bildiriminde bu adres verildiği için alıyorsunuz.',
};
