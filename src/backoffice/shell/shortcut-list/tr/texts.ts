import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the list of shortcuts. */
export const shortcutTexts: Words<typeof german.shortcutTexts> = {
  title: 'Klavye kısayolları',
  places: {
    everywhere: 'Her yerde',
    board: 'Siparişler',
    taking: 'Sipariş al',
    lists: 'Sıralanan listeler',
  },
  singleKeys: 'Tek tuşlu kısayollar (N ve ?)',
  singleKeysHint: 'Sesli komutla karışıyorsa kapatın. Bu cihaz için geçerlidir.',
  close: 'Kapat',
};
