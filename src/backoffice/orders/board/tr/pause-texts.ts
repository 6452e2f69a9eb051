import { MODES, type Mode } from '../../../../lib/domain/modes.ts';
import type { Busy } from '../../../../lib/domain/pause.ts';
import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/tr/modes.ts';
import type * as german from '../pause-texts.ts';

/** Turkish words about pauses and longer times. */
export const pauseTexts: Words<typeof german.pauseTexts> = {
  button: 'Ara ver',
  title: 'Çok mu yoğun?',
  all: 'Hepsi',
  allBranches: 'Tüm şubelerim',
  columns: { 15: '15 dk.', 30: '30 dk.', 60: '60 dk.', closing: 'Kapanışa kadar' },
  pause: 'Sipariş alma',
  choice: (what, how) => `Ara ver, ${what}: ${how}`,
  words: 'Misafirlerinize mesaj',
  wordsHint: 'Misafirleriniz önce ne zaman yeniden sipariş verebileceklerini okur.',
  longer: 'Kapanışa kadar süreyi uzat',
  longerHint: 'Söylenen ve sunulan tüm saatlere eklenir.',
  plus: (minutes) => `+ ${minutes} dk.`,
  close: 'Kapat',
  lift: 'Kaldır',
  liftPause: 'Arayı bitir',
  liftLonger: 'Uzun süreleri kaldır',
  paused: 'Ara başladı.',
  lifted: 'Kaldırıldı.',
  lengthened: 'Uzun süreler geçerli.',
  isCrowded: 'Çok açık sipariş var, kendiliğinden biter',
  isUnattended: 'Müşteriler okuyor: Şube yanıt vermiyor. Lütfen açık siparişleri yanıtlayın.',
  isPaused: (what) => `Ara: ${what}`,
  isLonger: (minutes, until) => `Tüm saatler ${minutes} dk. daha geç (bitiş: ${until})`,
};

export function pausedText(
  { paused }: Busy,
  offered: number,
  clock: (instant: string) => string,
  modeNames: Readonly<Record<Mode, string>> = MODE_NAMES,
): string {
  const modes = MODES.filter((mode) => paused[mode]);
  const ends = Map.groupBy(modes, (mode) => paused[mode] ?? '');
  const isAll = ends.size === 1 && modes.length === offered;
  return [...ends]
    .map(([until, of]) => {
      const what = isAll ? pauseTexts.all : of.map((mode) => modeNames[mode]).join(' ve ');
      return `${what} (bitiş: ${clock(until)})`;
    })
    .join(', ');
}
