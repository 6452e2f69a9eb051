import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../shell.ts';
import { count } from './plural.ts';

/** Texts around every page (SPEC section 2 'Shell'). */

export const shell: Words<typeof german.shell> = {
  home: 'Ana sayfa',
  orderOnline: 'Online sipariş',
  skipToContent: 'İçeriğe geç',
  noScript: 'Sipariş vermek için JavaScript gerekir. Her şeyi onsuz da okuyabilirsiniz.',
  installApp: 'Uygulamayı yükle',
  stale: 'Bu sayfa çevrimdışı yüklendi ve güncel olmayabilir.',
  staleLabel: 'Sayfanın güncelliği',
};

export const cookies: Words<typeof german.cookies> = {
  label: 'Çerezler',
  notice: 'İstatistik için çerez kullanalım mı?',
  noticeWithMap: 'İstatistik ve harita için çerez kullanalım mı?',
  learnMore: 'Ayrıntılar',
  allow: 'İzin ver',
  refuse: 'Reddet',
  close: 'Bildirimi kapat',
};

export const offline: Words<typeof german.offline> = {
  heading: 'Çevrimdışısınız',
  check: 'Lütfen internet bağlantınızı kontrol edin.',
  retry: 'Tekrar dene',
};

export const legal: Words<typeof german.legal> = {
  heading: 'Yasal bilgiler',
  'terms-and-conditions': 'Genel işlem koşulları',
  privacy: 'Gizlilik',
  imprint: 'Künye',
  allergens: 'Alerjenler',
  accessibility: 'Erişilebilirlik',
  withdrawal: 'Sözleşmeden cay',
  guarantee: 'Yasal garanti',
  missing: 'Bu metin henüz eklenmedi.',
  elsewhere: 'Bu metni ayrı bir sayfada bulabilirsiniz:',
};

export const ownLinks: Words<typeof german.ownLinks> = {
  label: 'Bizimle ilgili daha fazlası',
};

export const notFound: Words<typeof german.notFound> = {
  title: 'Sayfa bulunamadı',
  message: 'Aradığınız sayfayı ne yazık ki bulamadık (404).',
  back: 'Ana sayfaya dön',
};

/** Texts of the toolbar (SPEC section 2 'Shell'); opening states are in `opening.ts`. */

export const toolbar: Words<typeof german.toolbar> = {
  label: 'Şu anki çalışma durumu',
  toBranches: 'şubelere git',
  open: (n) => (n === 0 ? 'Tüm şubeler kapalı' : `${count(n, 'şube', 'şube')} açık`),
};

export const markdown: Words<typeof german.markdown> = {
  footnotes: 'Dipnotlar',
  back: 'Metne dön',
};
