import type { Country } from '../../../lib/domain/country.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../accessibility.ts';

/** Words of the statement on accessibility (annex 3 Nr. 1 BFSG, annex 3 BaFG). */

/** The law that asks for the statement; CH has none for private shops. */
const LAWS: Readonly<Record<Country, string>> = {
  DE: ' Alman Erişilebilirliği Güçlendirme Yasası (Barrierefreiheitsstärkungsgesetz, BFSG) da yönetmeliğinin (BFSGV) §§ 12, 19 ve 21 hükümleriyle bunlara dayanır.',
  AT: ' Avusturya Erişilebilirlik Yasası (Barrierefreiheitsgesetz, BaFG) da bunlara dayanır.',
  CH: '',
};

/** Who watches over it, by the official German name that letters need; `null`: nobody is named. */
const BODIES: Readonly<Record<Country, readonly string[] | null>> = {
  DE: [
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR)',
    'Carl-Miller-Straße 6, 39112 Magdeburg',
    'Telefon: +49 391 289 230 23',
    'E-posta: kontakt@mlbf-barrierefrei.de',
    'www.mlbf-barrierefrei.de',
  ],
  AT: ['Sozialministeriumservice'],
  CH: null,
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** `Words` has no place for a function that may name nobody. */
type Texts = Omit<Words<typeof german.accessibility>, 'bodies'> & Pick<typeof german.accessibility, 'bodies'>;

/** What the statement says. */
export const accessibility: Texts = {
  intro: (seller) =>
    `İyi yemek herkes içindir, sipariş vermek de öyle olmalı. Bu beyan şu işletmenin sipariş sitesi için geçerlidir: ${seller}.`,
  service: 'Burada neler yapabilirsiniz?',
  offer: (branches, modes) =>
    `Menüyü${branches > 1 ? ` (${branches} şubemizin her biri için)` : ''} fiyatları, alerjenleri ve katkı maddeleriyle görür, dilediğinizi sipariş edersiniz${modes && `: ${modes}`}.`,
  modes: { takeaway: 'gelip almak üzere', delivery: 'evinize teslim', dineIn: 'masanıza' },
  works: 'Nasıl çalışır?',
  steps: [
    '1. Ana sayfada bir şube seçersiniz. Şubenin sayfası menüyü gösterir.',
    '2. Bir yemeğin yanındaki artı onu sepete ekler. Seçilecek bir şey varsa önce bir pencere açılır.',
    '3. Siparişi tamamlarken adınızı, zamanı ve ödeme yöntemini belirtirsiniz. Eksik olan, ilgili alanın yanında yazıyla belirtilir.',
    '4. Sipariş verdikten sonra ayrı bir sayfa, siparişinizin hangi aşamada olduğunu söyler.',
  ].join('\n'),
  noScript: 'Her şeyi JavaScript olmadan da okuyabilirsiniz. Sipariş vermek için ise gereklidir.',
  meets: 'Site gereklilikleri nasıl karşılıyor?',
  standard: (country) =>
    `Ölçüt, Web İçeriği Erişilebilirlik Kılavuzu (WCAG) 2.2, AA düzeyidir: algılanabilir, kullanılabilir, anlaşılabilir ve sağlam.${LAWS[country]}`,
  checked: (day) => `Sitenin yazılımı son olarak şu tarihte denetlendi: ${day}. Sonuçlar:`,
  checks: listed([
    'axe denetim aracı, hiçbir sayfa türünde WCAG 2.2, A ve AA düzeylerine aykırılık bulmuyor. Renkler açık ve koyu görünümde denetlendi.',
    'Bir sipariş, gönderilmesine kadar yalnızca klavyeyle verilebiliyor.',
    'Yazı iki kat büyütüldüğünde telefonda hiçbir şey kaybolmuyor, ana sayfadan siparişin durumuna kadar.',
    '320 piksel genişliğindeki bir pencerede kimsenin yana kaydırması gerekmiyor.',
    'Düğmelerin, alanların ve bölümlerin ekran okuyucuların söylediği adları var. Denetimlerde site bu adlarla kullanılıyor.',
    'Cihazınız bunu isterse hareketli öğeler devre dışı kalıyor.',
  ]),
  limits: 'Neler henüz kusursuz değil?',
  gaps: [
    'Araçlar her engeli bulamaz. Site henüz ekran okuyucu kullanan kişilerce denetlenmedi.',
    'Yemek görsellerinin açıklaması yok. Tüm bilgiler yanlarında metin olarak yer alıyor.',
    'İşletmenin kendi eklediği metinler, görseller ve dosyalar bu denetime dahil değildir.',
  ],
  mapGap:
    'Ana sayfadaki haritayı ekran okuyucularla kullanmak çok zordur. Adres ve yol tarifi yanında yer alır.',
  payingGap:
    'Online ödeme, ödeme hizmetinin sayfasında yapılır. Bu sayfa bize ait değildir ve burada denetlenmemiştir.',
  contact: 'Bize bildirin',
  report: 'Bir engelle mi karşılaştınız? Bize yazın veya bizi arayın. Yanıt verir ve yardımcı oluruz.',
  email: (address) => `E-posta: ${address}`,
  phone: (number) => `Telefon: ${number}`,
  body: 'Yetkili kurum',
  bodies: (country) => BODIES[country]?.join('  \n') ?? null,
  listed,
};
