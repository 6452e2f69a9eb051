import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../opening.ts';

/** Opening states: the texts of a page's script (SPEC section 2). */

/** Said by the page, the product dialog and the checkout. */
export const CLOSED: string = 'Şu anda ne yazık ki kapalıyız.';

export const opening: Words<typeof german.opening> = {
  hours: 'Çalışma saatleri',
  open: 'Açık',
  closed: 'Kapalı',
  openUntil: (time) => `Açık, kapanış ${time}`,
  /** After an order type, with the earliest time: 'Teslimat en erken 11:50'. */
  from: (time) => ` en erken ${time}`,
  closesSoon: (time) => `Birazdan kapanıyor: ${time}`,
};

export const weekdays: Words<typeof german.weekdays> = {
  monday: 'Pazartesi',
  tuesday: 'Salı',
  wednesday: 'Çarşamba',
  thursday: 'Perşembe',
  friday: 'Cuma',
  saturday: 'Cumartesi',
  sunday: 'Pazar',
};
