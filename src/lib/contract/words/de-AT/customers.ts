export { LOCALE, moneyText } from '../../../domain/words/de-AT/locale.ts';
