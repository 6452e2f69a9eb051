import type { Words } from '../../../domain/words/catalogue.ts';
import * as english from '../en/staff.ts';
import type * as german from '../staff.ts';

/** Turkish texts of what kitchen and counter meet; everything else is said in English. */

export * from '../en/staff.ts';

export const EDIT_MESSAGES: Words<typeof german.EDIT_MESSAGES> = {
  ...english.EDIT_MESSAGES,
  notSold: 'Bu ürün veya seçenek artık yok.',
  opensNotSoon: 'Bu şube önümüzdeki 24 saat içinde açılmıyor.',
  movedOn: 'Bunu bu arada başka biri değiştirdi. Lütfen sayfayı yenileyip tekrar deneyin.',
  branchUnknown: 'Böyle bir şube yok.',
  stationUnknown: 'Böyle bir istasyon yok.',
};

export const ORDER_CALL_MESSAGES: Words<typeof german.ORDER_CALL_MESSAGES> = {
  notForTill: 'Bu sipariş kasaya ait değil: Onaylanmamış, sonlanmış veya online ödenmiş.',
  tillReceiptThere: 'Bu siparişin zaten bir kasa fişi var.',
  notUpdated: 'Sipariş güncellenemedi',
  notFinished:
    'Bu sipariş hâlâ açık. Lütfen önce tamamlayın veya iptal edin; sonra kişisel verileri silinebilir.',
  alreadyPaid: 'Sipariş güncellenemedi: Online ödeniyor, tutarı artık değişmez.',
  notPaid: 'Bu sipariş henüz ödenmedi.',
  notPaidOnSite: 'Yalnızca yerinde ödenmiş, tamamlanmış siparişler bu şekilde düzeltilebilir.',
  refundTooMuch: 'İade edilebilecek tutar bu kadar değil.',
  itemUnknown: 'Siparişte böyle bir kalem yok.',
  areaFixed: 'Siparişin teslimat bölgesi değiştirilemez.',
  emailInvalid: 'Lütfen geçerli bir e-posta adresi girin.',
  phoneInvalid: 'Lütfen alan koduyla geçerli bir telefon numarası girin.',
  tooExpensive: 'Bu tutar çok yüksek.',
  appointmentPast: 'Bu saat geçti. Lütfen başka bir saat seçin.',
  slotFull: 'Bu saatte yer kalmadı. Lütfen başka bir saat seçin.',
  notUndoable: 'Bu artık geri alınamaz.',
  paymentTouched: 'Bu artık geri alınamaz: Ödeme bundan etkilendi.',
  promotionUsedUp: 'Bu artık geri alınamaz: Bu siparişin kampanyası bu arada tükendi.',
  stockShort: 'Bu artık geri alınamaz: Bu siparişin yemeklerinden bu arada yeterince kalmadı.',
  placeTaken: 'Bu artık geri alınamaz: Bu saatte bu arada yer kalmadı.',
  mailNotConfigured: 'Onay gönderilemedi: E-posta gönderimi henüz ayarlanmamış.',
  mailRecipientMissing: 'Onay gönderilemedi: Bu siparişin e-posta adresi yok.',
  mailFailed: 'Onay gönderilemedi',
  smsNotConfigured: 'Onay gönderilemedi: SMS gönderimi henüz ayarlanmamış.',
  smsRecipientMissing: 'Onay gönderilemedi: Bu siparişin telefon numarası yok.',
  smsFailed: 'Onay gönderilemedi',
  printNotConfigured: 'Fiş yazdırılamadı: Henüz yazıcı ayarlanmamış.',
  printFailed: 'Fiş yazdırılamadı',
  paymentNotConfigured: 'Ödeme kontrol edilemedi: Online ödeme henüz ayarlanmamış.',
  paymentNotOnline: 'Ödeme kontrol edilemedi: Bu sipariş online ödenmiyor.',
  paymentFailed: 'Ödeme kontrol edilemedi',
};

export const SIGN_IN_REFUSALS: Words<typeof german.SIGN_IN_REFUSALS> = {
  wrongCredentials: 'E-posta adresi veya parola yanlış.',
  accountDisabled: 'Bu hesap kapatılmış.',
  accountExpired: 'Bu hesabın süresi dolmuş.',
  passwordExpired: 'Bu geçici parolanın süresi dolmuş. Lütfen yenisini isteyin veya giriş bağlantısı alın.',
  linkInvalid: 'Bu giriş bağlantısı geçersiz veya süresi dolmuş.',
  linksNotConfigured: 'Giriş bağlantıları şu an gönderilemiyor: E-posta gönderimi ayarlanmamış.',
  challengeOver: 'Bu giriş artık geçerli değil. Lütfen yeniden oturum açın.',
  codeWrong: 'Bu kod yanlış veya daha önce kullanılmış.',
};

export const signInMessage: typeof german.signInMessage = (refusal) => {
  if (refusal.code !== 'tooManyTries') return SIGN_IN_REFUSALS[refusal.code];
  const minutes = Math.ceil(refusal.seconds / 60);
  return `Çok fazla hatalı deneme. Lütfen ${minutes} dakika sonra yeniden deneyin.`;
};

export const PRINT_PROBLEM_WORDS: typeof german.PRINT_PROBLEM_WORDS = {
  forbidden: 'adresine yazdırmaya izin verilmiyor',
  unreachable: 'ağda bulunamıyor',
  refused: 'bağlantı kabul etmiyor',
  closed: 'bağlantıyı kesti',
  silent: 'artık yanıt vermiyor',
  paperOut: 'kâğıdı bitmiş',
  coverOpen: 'kapağı açık',
  offline: 'hata bildiriyor',
  rejected: 'fişi kabul etmedi',
  unanswered: 'fişi almadı veya onaylamadı',
  unconfirmed: 'fişi kabul etti, ama basıldığını hiç bildirmiyor',
  deviceOff: 'yönetimde kapatılmış',
  deviceGone: 'yönetimde silinmiş',
};
