import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../checkout.ts';
import { CLOSED } from './opening.ts';
import { count } from './plural.ts';

/** Texts of the checkout (SPEC section 2). */

export const checkout: Words<typeof german.checkout> = {
  title: 'Siparişi tamamla',
  order: 'Sipariş',
  mode: 'Nasıl sipariş vermek istersiniz?',
  noDelivery: 'Şu anda ne yazık ki teslimat yapmıyoruz.',
  closed: CLOSED,
  preorder: 'Ancak daha sonraki bir saat için ön sipariş verebilirsiniz.',
  table: 'Masa numarası',
  tableHint: 'Masa numarasını masanızdaki QR kodunun yanında bulabilirsiniz.',
  choose: 'Lütfen seçin',
  contact: 'İletişim bilgileri',
  name: 'Ad ve soyad',
  email: 'E-posta',
  phone: 'Telefon numarası',
  smsHint: 'Cep telefonu numarası verirseniz siparişinizle ilgili size SMS gönderebiliriz.',
  deliveryAddress: 'Teslimat adresi',
  address: 'Adres',
  street: 'Sokak + no.',
  city: 'Posta kodu + şehir',
  floor: 'Kat',
  stairway: 'Merdiven',
  door: 'Daire',
  addDoor: 'Kat, merdiven, daire ekle',
  appointment: 'İstediğiniz zaman',
  appointmentDay: 'Gün',
  asSoonAsPossible: 'En kısa sürede',
  noAppointment: 'Belirtilmedi',
  later: 'Daha sonra',
  /** 'Bugün, 25.11.2026, 19:30' */
  appointmentAt: (day, time) => `${day}, ${time}`,
  appointmentMissing: 'Lütfen bir zaman seçin.',
  afterMidnight: (day) => `${day} gününe bağlanan gece`,
  appointmentProblems: {
    past: 'Bu zaman geçti. Lütfen başka bir zaman seçin.',
    closed: 'Seçtiğiniz zamanda ne yazık ki kapalıyız. Lütfen çalışma saatlerimiz içinde bir zaman seçin.',
    notOrderableYet: 'Bu zaman için henüz sipariş almıyoruz. Lütfen daha geç bir zaman seçin.',
    tooFar: 'Bu zaman çok ileride. Lütfen daha erken bir zaman seçin.',
  },
  held: ['Yeriniz ', ' dakika daha sizin için ayrılmıştır.'],
  heldNoMore: 'Yerinizi daha uzun süre ayıramadık. Yer olduğu sürece sipariş vermeye devam edebilirsiniz.',
  instead: 'Bunun yerine:',
  noSlots: 'Seçtiğiniz gün için uygun saat yok.',
  today: (date) => `Bugün, ${date}`,
  tomorrow: (date) => `Yarın, ${date}`,
  notLoaded: 'Saatler yüklenemedi. Lütfen tekrar deneyin.',
  addComment: 'Yorum ekle',
  comment: 'Not (istekler, alerjiler vb.)',
  belowMinimum: (least, missing) => `Minimum sepet tutarı ${least}. ${missing} daha eklemeniz gerekiyor.`,
  emptyCart: 'Sepetiniz boş!',
  toMenu: 'Menüye dön',
  codes: 'İndirim kodu kullan',
  totalNet: 'Net toplam',
  taxes: 'Fiyata dahil KDV',
  vat: (rate) => `KDV (%${rate})`,
  quotationNote:
    'Belirtilen fiyatlar başlangıç fiyatlarıdır. Talebinizi gönderdikten sonra ayrıntılı fiyatları içeren, bağlayıcı olmayan bir teklifi e-postayla alırsınız.',
  approximateNote:
    'Belirtilen fiyatlar başlangıç fiyatlarıdır. Kesin fiyatı sipariş tamamlandığında öğrenirsiniz.',
  payment: 'Ödeme yöntemi',
  noPayment: 'Şu anda kullanılabilir bir ödeme yöntemi yok. Lütfen bizi arayın.',
  redirectNote: (provider) => `Ardından ${provider} ödeme sayfasına yönlendirileceksiniz.`,
  testNote: 'Deneme için: Bir test sayfasına yönlendirileceksiniz, para çekilmez.',
  acceptTerms: ['', 'Genel işlem koşullarını', ' kabul ediyorum.'],
  acceptPrivacy: ['', 'Gizlilik politikasını', ' okudum ve kabul ediyorum.'],
  submit: {
    enquiry: 'Teklif iste',
    order: 'Siparişi gönder',
    preorder: 'Ön siparişi gönder',
  },
  // Directive 2011/83/EU, art. 8 (2), has no Turkish version: these words say the obligation to pay.
  bindingSubmit: {
    enquiry: 'Teklif iste',
    order: 'Ödeme yükümlülüğüyle sipariş ver',
    preorder: 'Ödeme yükümlülüğüyle ön sipariş ver',
  },
  submitting: 'İşleniyor…',
  working: 'Bir saniye lütfen…',
  back: 'Geri',
  missing: {
    table: 'Lütfen masa numaranızı seçin.',
    name: 'Lütfen adınızı girin.',
    email: 'Lütfen e-posta adresinizi girin.',
    emailFormat: 'Lütfen geçerli bir e-posta adresi girin.',
    phone: 'Lütfen telefon numaranızı girin.',
    phoneFormat: (example) => `Lütfen geçerli bir numara girin, örneğin ${example}.`,
    street: 'Lütfen sokak ve kapı numarasını girin.',
    city: 'Lütfen posta kodu ve şehri girin.',
    appointmentDate: 'Lütfen bir zaman seçin.',
    paymentMethod: 'Lütfen bir ödeme yöntemi seçin.',
    ageConfirmed: 'Lütfen yaşınızı onaylayın.',
    legalInstructions: 'Lütfen genel işlem koşullarını kabul edin.',
    privacyPolicy: 'Lütfen gizlilik politikasını kabul edin.',
  },
  errorHeading: 'Lütfen bilgilerinizi kontrol edin',
  unknownError: 'Bilinmeyen bir hata oluştu.',
  unknownAnswer: 'Bilinmeyen bir hata oluştu. Siparişiniz onaylanmadı. Lütfen tekrar deneyin.',
  isOffline:
    'Çevrimdışısınız. Siparişiniz gönderilmedi, tüm bilgileriniz korunuyor. Yeniden bağlandığınızda lütfen tekrar deneyin.',
  offline: 'Bağlantı yok. Siparişiniz onaylanmadı. Lütfen tekrar deneyin.',
  orderedBefore:
    'Önceki siparişiniz, o zamanki bilgilerle bize ulaşmış. Tekrar gönderirseniz ikinci kez sipariş vermiş olursunuz.',
  toOrderBefore: 'Önceki siparişe git',
  paymentFailed: 'Ne yazık ki ödemeniz başarısız oldu. Lütfen bilgilerinizi kontrol edip tekrar deneyin.',
  cartChanged: 'Sepetiniz değişti. Lütfen kontrol edip siparişi tekrar gönderin.',
};

/** Texts of what stays on the customer's device. */
export const remember: Words<typeof german.remember> = {
  label: 'Bir dahaki sefere bu cihazda hatırla',
  forget: 'Unut',
  forgetLabel: 'Unut: kayıtlı bilgileri bu cihazdan sil',
  forgotten: 'Bilgileriniz artık bu cihazda kayıtlı değil.',
};

/** Texts of the date and time pickers. */
export const pickers: Words<typeof german.pickers> = {
  date: 'Gün seç',
  close: 'Kapat',
  week: 'Hf.',
  weekOf: (week) => `${week}. hafta`,
  weekdays: [
    ['Pt', 'Pazartesi'],
    ['Sa', 'Salı'],
    ['Ça', 'Çarşamba'],
    ['Pe', 'Perşembe'],
    ['Cu', 'Cuma'],
    ['Ct', 'Cumartesi'],
    ['Pa', 'Pazar'],
  ],
  /** A day as YYYY-MM-DD → '27.11'. */
  shortDay: (day) => `${day.slice(8)}.${day.slice(5, 7)}`,
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  clear: 'Seçimi kaldır',
  save: 'Kaydet',
  available: 'Uygun saatler:',
  full: 'Dolu',
  places: (n) => `Son ${count(n, 'yer', 'yer')}`,
  days: { today: 'Bugün', tomorrow: 'Yarın' },
  otherDay: 'Başka gün',
};

/** Texts of the donation section (SPEC section 2 'Donation section'). */
export const donation: Words<typeof german.donation> = {
  heading: 'Bağış yapılacak kuruluş',
  about: (amount) =>
    `Siparişinizle ${amount} tutarında bir bağış yapılabilir. Bağışın tamamını biz karşılarız.`,
  choose: 'Kuruluş seç',
  search: 'Kuruluş ara',
  none: 'Uygun bir kuruluş bulunamadı.',
  confirm: 'Seçimi onayla',
  close: 'Kapat',
};

/** Texts of the overlays with terms and privacy policy. */
export const legalOverlay: Words<typeof german.legalOverlay> = {
  terms: 'Genel işlem koşulları',
  privacy: 'Gizlilik',
  close: 'Kapat',
  loading: 'Yükleniyor…',
  failed: 'Metin yüklenemedi.',
  open: 'Ayrı sayfada aç',
};

/** The European notice on the legal guarantee, where the shop has the official picture (Regulation (EU) 2025/1960, annex I). */
export const guarantee: Words<typeof german.guarantee> = {
  alt: 'Avrupa Birliği’nin yasal garanti hakkına ilişkin bildirimi',
  inWords: 'Yasal garanti: AB bildirimi, metin olarak',
  elsewhere: 'Yasal garanti: AB bildirimi',
};

/** What the picture says, in our words, since a picture cannot be read aloud; the link's page has no Turkish version. */
export const guaranteeWords: string = `## Bildirimin metni

Avrupa Birliği’nde satılan mallar için en az iki yıllık yasal garanti geçerlidir. Bir ülkenin hukukuna göre bu süre daha uzun olabilir. İkinci el mallarda daha kısa olabilir, ancak bir yıldan az olamaz.

Bir mal açıklamasına uymuyorsa veya gerektiği gibi çalışmıyorsa haklarınız vardır. Satıcı, teslim sırasında var olan ayıplardan sorumludur. Malı ücretsiz olarak onarmak veya yenisiyle değiştirmek, belirli durumlarda da fiyatı indirmek veya tamamını iade etmek zorundadır.

Sorunu satıcıya mümkün olduğunca çabuk bildirin ve satın alma belgenizi hazır bulundurun.

Daha fazla bilgi: [Your Europe, garantiler ve iade (İngilizce)](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm)
`;
