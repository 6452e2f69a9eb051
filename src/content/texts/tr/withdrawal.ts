import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal.ts';

// Apart from the other texts, since few pages and few shops need them.

/** The withdrawal function (§ 356a BGB, § 13a FAGG). */
export const withdrawal: Words<typeof german.withdrawal> = {
  step1: 'Adım 1/2: Hangi satın alımdan caymak istiyorsunuz?',
  noReason: 'Gerekçe belirtmeniz gerekmez.',
  needsScript: 'Bu form için JavaScript gerekir. Cayma bildiriminizi bize e-postayla da gönderebilirsiniz.',
  name: 'Adınız ve soyadınız',
  nameHint: 'Siparişte yazıldığı gibi.',
  orderNumber: 'Sipariş numarası',
  orderNumberHint: 'Sipariş onayınızda yer alır, örneğin 1234 veya #42.',
  goods: 'Hangi satın alımdan caymak istiyorsunuz?',
  goodsHint: 'Siparişin tamamıysa boş bırakın.',
  lines: 'Bu mallar',
  noLines:
    'Bu siparişte cayma hakkı bulunan bir mal kayıtlı değil. Yine de cayma bildiriminde bulunabilirsiniz; inceleriz.',
  linesMissing: 'Lütfen en az bir mal seçin.',
  email: 'Alındı onayı için e-posta',
  next: 'Devam',
  step2: 'Adım 2/2: Lütfen kontrol edip onaylayın',
  declare: 'Aşağıdakilere ilişkin sözleşmeden cayıyorum:',
  all: 'siparişin tamamı',
  confirm: 'Caymayı onayla',
  sending: 'Gönderiliyor…',
  back: 'Geri',
  failed: 'Cayma bildirimi gönderilemedi. Lütfen tekrar deneyin.',
  done: 'Cayma bildiriminiz bize ulaştı',
  received: 'Alındığı tarih',
  withdrawn: 'Cayılan',
  mailed: (email) => `Alındı onayının gönderileceği adres: ${email}.`,
  notMailed: 'Lütfen bu sayfayı alındı onayınız olarak yazdırın veya kaydedin.',
  print: 'Yazdır veya PDF olarak kaydet',
};
