import { onceFor } from './memo.ts';
import type { Config } from '../lib/contract/config.ts';

/** The shop's language as a tag that HTML takes; what is none is German. */
export const languageTag = onceFor(({ locale }: Pick<Config, 'locale'>): string => {
  try {
    return new Intl.Locale(locale.replace('_', '-')).toString();
  } catch {
    return 'de';
  }
});

/** The same as Open Graph writes it, with a country: `de_DE`. */
export const openGraphLocale = onceFor((config: Pick<Config, 'locale'>): string => {
  const { language, region = 'DE' } = new Intl.Locale(languageTag(config)).maximize();
  return `${language}_${region}`;
});
