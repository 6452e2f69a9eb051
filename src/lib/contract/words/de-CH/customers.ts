export { LOCALE, moneyText } from '../../../domain/words/de-CH/locale.ts';
