import type { Words } from '../../../domain/words/catalogue.ts';
import { LOCALE, moneyText, writtenDay } from '../../../domain/words/tr/locale.ts';
import type * as german from '../customers.ts';

/** What the API says to customers. */

export { LOCALE, moneyText, writtenDay };

const numbers = new Intl.NumberFormat(LOCALE);
export const limitText: typeof german.limitText = (limit) => numbers.format(limit);

export const OWN_CODES: Words<typeof german.OWN_CODES> = {
  dataUrl: 'Bu dosya okunamıyor.',
  blank: 'Lütfen bu alanı doldurun.',
  controlCharacters: 'Metinde izin verilmeyen karakterler var.',
};

export const BY_FIELD: Words<typeof german.BY_FIELD> = {
  amount: 'Lütfen geçerli bir miktar girin.',
  tip: 'Lütfen en fazla 500 tutarında bir bahşiş girin.',
  email: 'Lütfen geçerli bir e-posta adresi girin.',
  paymentMethod: 'Lütfen bir ödeme yöntemi seçin.',
  branch: 'Lütfen bir şube seçin.',
  appointmentDate: 'Lütfen geçerli bir zaman seçin.',
};

export const ISSUES: Words<typeof german.ISSUES> = {
  missing: 'Bu bilgi eksik.',
  wrongForm: 'Bu bilginin biçimi doğru değil.',
  empty: 'Lütfen bu alanı doldurun.',
  noEntry: 'Lütfen en az bir kayıt girin.',
  tooSmall: (least) => `Değer çok küçük (en az ${least}).`,
  tooLong: (most) => `Metin çok uzun (en fazla ${most} karakter).`,
  tooMany: (most) => `Çok fazla kayıt var (en fazla ${most}).`,
  tooBig: (most) => `Değer çok büyük (en fazla ${most}).`,
  instant: 'Lütfen saat dilimiyle birlikte bir zaman girin.',
  unknownChoice: 'Böyle bir seçenek yok.',
  decimals: 'Lütfen virgülden sonra en fazla iki basamak girin.',
  invalid: 'Bu bilgi geçerli değil.',
};

export const REQUEST_MESSAGES: Words<typeof german.REQUEST_MESSAGES> = {
  unreadable: 'İstek okunamıyor.',
  notSignedIn: 'Lütfen oturum açın.',
  notAllowed: 'Bunun için yetkiniz yok.',
  passwordOutdated: 'Lütfen önce şifrenizi değiştirin.',
  secondFactorMissing: 'Lütfen önce ikinci doğrulama adımını kurun.',
  previewOnly: 'Bu bir önizlemedir: Sipariş verilemez.',
  crossSite: 'Bu istek başka bir siteden geldi.',
  notFound: 'Bulunamadı.',
  orderNotFound: 'Böyle bir sipariş yok.',
  tooLarge: 'İstek çok büyük.',
  fileTooLarge: 'Dosya çok büyük (en fazla 10 MB).',
  fileNotWanted: 'Bu mağazadaki hiçbir ürün için dosya gerekmiyor.',
  tooManyFiles: 'Bir seferde çok fazla dosya gönderildi. Lütfen biraz sonra tekrar deneyin.',
  filesFull: 'Şu anda başka dosya alınamıyor. Lütfen daha sonra tekrar deneyin.',
  fileUnknown: 'Bu dosya türü tanınmıyor.',
  tooMany: 'Bir seferde çok fazla istek gönderildi. Lütfen biraz bekleyin.',
  workAsked:
    'Bağlantınızdan az önce çok sayıda sipariş geldi. Lütfen sayfayı yenileyip siparişi tekrar gönderin.',
  noDemo: 'Bu artık bir deneme mağazası değil. Lütfen sayfayı yenileyin.',
  statusMovedOn: 'Sipariş durumu değiştirilemedi',
  notReviewable: 'Değerlendirmeniz gönderilemedi',
  unexpected: 'Bilinmeyen bir hata oluştu.',
  diskFull: 'Mağaza şu anda hiçbir şey kaydedemiyor. Lütfen birkaç dakika sonra tekrar deneyin.',
  unavailable: 'Mağazaya şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.',
  pushNotConfigured: 'Bu mağazada bildirimler kurulu değil.',
  pushUnknown: 'Bu tarayıcının bildirimleri desteklenmiyor.',
  pushTooMany: 'Zaten çok fazla cihaz kayıtlı.',
};

export const LIST_MESSAGES: Words<typeof german.LIST_MESSAGES> = {
  filter: 'Bu filtre okunamıyor.',
  filterField: 'Bu bilgiye göre filtrelenemez.',
  filterSearch: 'Bu arama yapılamaz.',
  sort: 'Buna göre sıralanamaz.',
  range: 'Listenin böyle bir bölümü yok.',
  rangeTooLarge: 'Bir seferde çok fazla kayıt istendi (en fazla 1.000).',
};

export const PLAIN_REFUSALS: Words<typeof german.PLAIN_REFUSALS> = {
  unknownBranch: 'Böyle bir şube yok.',
  branchNotPublic: 'Bu şube şu anda sipariş almıyor.',
  bothModes: 'Lütfen teslimat veya mekânda seçeneklerinden yalnızca birini seçin.',
  paymentNotOffered: 'Bu ödeme yöntemi burada kullanılamıyor. Lütfen başka bir yöntem seçin.',
  paymentNotConfigured: 'Şu anda online ödeme yapılamıyor. Lütfen başka bir ödeme yöntemi seçin.',
  nothingToPay: 'Bu sipariş ücretsiz. Lütfen başka bir ödeme yöntemi seçin.',
  nameMissing: 'Lütfen adınızı girin.',
  emailMissing: 'Lütfen e-posta adresinizi girin.',
  emailInvalid: 'Lütfen geçerli bir e-posta adresi girin.',
  phoneMissing: 'Lütfen telefon numaranızı girin.',
  streetMissing: 'Lütfen sokak ve kapı numarasını girin.',
  cityMissing: 'Lütfen posta kodu ve şehri girin.',
  areaUnknown: 'Oraya ne yazık ki teslimat yapmıyoruz. Lütfen bir teslimat bölgesi seçin.',
  addressUnknown: 'Bu adresi bulamadık. Lütfen sokak, kapı numarası, posta kodu ve şehri kontrol edin.',
  outsideAreas: 'Bu adrese ne yazık ki teslimat yapmıyoruz.',
  tableMissing: 'Lütfen masanızı seçin.',
  tableUnknown: 'Bu şubede böyle bir masa yok.',
  donateeUnknown: 'Bu kuruluş bağış için seçilemiyor.',
  tipsNotTaken: 'Bu mağaza artık bahşiş almıyor. Lütfen siparişi bahşişsiz gönderin.',
  termsNotAccepted: 'Lütfen genel işlem koşullarını kabul edin.',
  privacyNotAccepted: 'Lütfen gizlilik politikasını kabul edin.',
  closed: 'Şu anda ne yazık ki kapalıyız.',
  deliveryClosed: 'Şu anda ne yazık ki teslimat yapılamıyor.',
  appointmentMissing: 'Lütfen bir zaman seçin.',
  appointmentPast: 'Bu zaman geçti. Lütfen başka bir zaman seçin.',
  appointmentTooFar: 'Bu zaman çok ileride. Lütfen daha erken bir zaman seçin.',
  appointmentClosed:
    'Seçtiğiniz zamanda ne yazık ki kapalıyız. Lütfen çalışma saatlerimiz içinde bir zaman seçin.',
  slotFull: 'Bu zaman için ne yazık ki artık sipariş alamıyoruz. Lütfen başka bir zaman seçin.',
  holdExpired:
    'Yerinizi ne yazık ki daha uzun süre ayıramadık ve bu arada doldu. Lütfen başka bir zaman seçin.',
  productUnknown: 'Böyle bir ürün yok.',
  uploadUnknown: 'Dosyalardan biri bize ulaşmadı. Lütfen tekrar yükleyin.',
  tooExpensive: 'Bu sipariş çok büyük. Lütfen bizi arayın.',
  codeUnknown: 'Böyle bir kod yok. Lütfen yazımını kontrol edin.',
  codeUsedUp: 'Bu kod daha önce kullanıldı.',
  codeUsedByYou: 'Bu kodu kullanabileceğiniz kadar kullandınız.',
  codeContact: 'Bu kod için e-posta adresinize veya telefon numaranıza ihtiyacımız var.',
  codeOver: 'Bu kodun süresi doldu.',
  codeNotYet: 'Bu kod henüz geçerli değil.',
  codeElsewhere: 'Bu kod bu şubede geçerli değil.',
  codeOtherMode: 'Bu kod bu sipariş türü için geçerli değil.',
  codeOtherTime: 'Bu kod bu saatte geçerli değil.',
  codeFirstOrder: 'Bu kod yalnızca ilk sipariş için geçerlidir.',
  codeNoGoods: 'Bu kod sepetinizdeki yemekler için geçerli değil.',
  idempotencyConflict: 'Bu sipariş zaten başka bilgilerle gönderildi.',
};

export const PRODUCT_REFUSALS: Words<typeof german.PRODUCT_REFUSALS> = {
  productForeign: (product) => `${product} bu şubede yok.`,
  productGone: (product) => `${product} ne yazık ki artık yok.`,
  productSoldOut: (product) => `${product} ne yazık ki tükendi.`,
  unitNotSold: (product) => `${product} bu birimle satılmıyor.`,
  amountNotSold: (product) => `${product} bu miktarda satılmıyor.`,
};

export const PART_REFUSALS: Words<typeof german.PART_REFUSALS> = {
  unknown: (part) => `${part}: Bu ürüne ait değil.`,
  missing: (part) => `${part}: Henüz seçilmedi. Lütfen bir seçim yapın.`,
  unknownOption: (part) => `${part}: Böyle bir seçenek yok.`,
  wrongType: (part) => `${part}: Biçimi doğru değil.`,
  duplicate: (part) => `${part}: İki kez belirtilmiş.`,
};

export const MODE_REFUSALS: Words<typeof german.MODE_REFUSALS> = {
  takeaway: 'Bu şubede şu anda gel al siparişi verilemiyor.',
  delivery: 'Şu anda ne yazık ki teslimat yapmıyoruz.',
  dineIn: 'Bu şubede şu anda mekânda sipariş verilemiyor.',
};

/** '11:30', and on another day '28.11 11:30': the year is clear. */
const moment = (date: string | null, time: string) => (date === null ? time : `${date.slice(0, -5)} ${time}`);

export const REFUSALS: Words<typeof german.REFUSALS> = {
  phoneFormat: (example) => `Lütfen geçerli bir numara girin, örneğin ${example}.`,
  notOrderableYet: (date, time) => `Sipariş verilebilecek en erken zaman: ${date}, ${time}.`,
  paused: (date, time, message) =>
    `Şu anda çok yoğunuz. Sipariş için en erken zaman: ${moment(date, time)}. ${message}`,
  unattended: (date, time, phone) =>
    `Şubeye şu anda ulaşılamıyor. Sipariş: en erken ${moment(date, time)} veya şubeye biri gelir gelmez.${phone === '' ? '' : ` Lütfen arayın: ${phone}`}`,
  noAppointment: 'Bu sipariş için şu anda uygun bir zaman yok. Lütfen bizi arayın.',
  appointmentLeadTime: (weekday, date, time) =>
    `Bu kadar kısa sürede ne yazık ki mümkün değil. En erken zaman: ${weekday}, ${date}, ${time}.`,
  ageNotConfirmed: (age) => `Lütfen en az ${age} yaşında olduğunuzu onaylayın.`,
  addressUnchecked: (phone) =>
    `Adresiniz şu anda kontrol edilemiyor. Lütfen bizi arayın${phone === '' ? '' : `: ${phone}`}. Sepetiniz korunur.`,
  minimumOrder: (amount) => `Ne yazık ki ${amount} olan minimum sepet tutarına henüz ulaşmadınız.`,
  codeMinimum: (amount: string) => `Bu kod ${amount} ve üzeri siparişlerde geçerlidir.`,
  priceChanged: (product, amount) => `${product} için yeni fiyat: ${amount}.`,
  stockShort: (product, amount, date) =>
    `${product}: ${date === null ? 'bugün' : `${date} için`} yalnızca ${amount} kaldı.`,
  stockNone: (product, date) =>
    date === null ? `${product} bugün ne yazık ki tükendi.` : `${product}, ${date} için ne yazık ki tükendi.`,
  totalChanged: (amount) => `Toplam tutar artık ${amount}. Lütfen siparişinizi kontrol edin.`,
};
