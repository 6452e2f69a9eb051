/**
 * Why an order is rejected or cancelled, as customers read it: in the language of the shop, whatever language the person reads who chooses
 * one. `reasonTexts.reasons` says the same, in the same order, to staff.
 */
export const REASONS = [
  'Leider ist ein Produkt ausverkauft.',
  'Zu dieser Zeit ist unsere Küche leider ausgelastet.',
  'Wir schließen leider gleich.',
  'Ihre Adresse liegt außerhalb unseres Liefergebiets.',
  'Wir haben Sie leider nicht erreicht.',
] as const;
