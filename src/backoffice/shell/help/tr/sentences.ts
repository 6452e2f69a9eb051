import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { HELP as ENGLISH } from '../en/sentences.ts';
import type * as german from '../sentences.ts';

/** The help of the screens that are in Turkish; that of the others is in English, as they are. */
export const HELP: Words<typeof german.HELP> = {
  ...ENGLISH,
  '/heute': {
    title: 'Bugün',
    sentence: 'Bir bakışta gün: bekleyenler, yoğunluk ve şimdiye kadarki ciro.',
    more: ['Her sayı sizi bir şey yapabileceğiniz yere götürür.'],
  },
  '/': {
    title: 'Siparişler',
    sentence: 'Yeni siparişler buraya gelir: onaylayın, iletin, tamamlayın.',
    more: [
      'Yeni siparişler, biri ilgilenene kadar tüm cihazlarda çalar.',
      'Her adım beş saniye boyunca geri alınabilir.',
      'Karta dokununca sipariş, alerjenler, iletişim ve ödeme bilgileriyle açılır.',
    ],
  },
  '/kueche': {
    title: 'Mutfak',
    sentence: 'Bir istasyonun hazırlayacakları, en erken olan başta, büyük yazıyla.',
    more: [
      '“Hazır” dokunuşu hemen tüm ekranlarda görünür; ikinci dokunuş geri alır.',
      'Servis tüm istasyonları birlikte gösterir ve hepsi hazır olunca siparişi iletir.',
    ],
  },
  '/sold-out': {
    title: 'Bugün yok',
    sentence: 'Bugün biteni kapatın: O andan itibaren müşteriler sipariş edemez.',
    more: [
      'Sabah saat üçte hepsi kendiliğinden geri gelir.',
      'Diyez işareti geri sayar: “Bugün kalan 7” ya da “Her gün 20”, tek bir seçenek için de. Beşten itibaren müşteriler “Son …” okur, sıfırda yemek tükenir.',
      'Yalnızca seçili şube için geçerlidir.',
    ],
  },
  '/orders': {
    title: 'Geçmiş',
    sentence: 'Eskiler dahil tüm siparişler: numaraya, ada, telefona, güne veya duruma göre.',
    more: ['Telefon numarası ülke koduyla veya kodsuz bulunur.'],
  },
  '/stations': {
    title: 'İstasyonlar',
    sentence: 'Mutfaktaki yerler: Her biri yalnızca kendi hazırlayacaklarını görür.',
    more: ENGLISH['/stations'].more,
  },
  '/konto': { ...ENGLISH['/konto'], title: 'Hesabım' },
  '/aufnehmen': {
    title: 'Sipariş al',
    sentence: 'Telefonda veya tezgâhta sipariş alın, fare olmadan da.',
    more: ['Telefon numarası önceki adı ve adresi bulur.', '“2 marg” ve Enter iki Margherita ekler.'],
  },
};

export const helpTexts: Words<typeof german.helpTexts> = {
  title: 'Yardım',
  of: (screen) => `Yardım: ${screen}`,
  all: 'Tüm sayfaların yardımı',
  shortcuts: 'Klavye kısayolları',
  open: (screen) => `Aç: ${screen}`,
  intro: 'Her sayfa ne işe yarar. Hesabınızın açabildiği sayfaları görürsünüz.',
};
