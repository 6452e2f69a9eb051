import type { Language } from '../../../lib/domain/languages.ts';

/**
 * Why an order is rejected or cancelled, as its customer reads it, whatever language the person reads who chooses one.
 * `reasonTexts.reasons` says the same to staff, in the same order.
 */
export const REASONS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Leider ist ein Produkt ausverkauft.',
    'Zu dieser Zeit ist unsere Küche leider ausgelastet.',
    'Wir schließen leider gleich.',
    'Ihre Adresse liegt außerhalb unseres Liefergebiets.',
    'Wir haben Sie leider nicht erreicht.',
  ],
  en: [
    'Sorry, an item is sold out.',
    'Sorry, our kitchen is fully booked at that time.',
    'Sorry, we are about to close.',
    'Your address is outside our delivery area.',
    'Sorry, we could not reach you.',
  ],
  fr: [
    'Malheureusement, un produit est épuisé.',
    'Malheureusement, notre cuisine est complète à cette heure-là.',
    'Nous fermons malheureusement dans un instant.',
    'Votre adresse se trouve hors de notre zone de livraison.',
    'Malheureusement, nous n’avons pas pu vous joindre.',
  ],
  it: [
    'Purtroppo un prodotto è esaurito.',
    'Purtroppo a quell’ora la nostra cucina è al completo.',
    'Purtroppo stiamo per chiudere.',
    'Il suo indirizzo è fuori dalla nostra zona di consegna.',
    'Purtroppo non siamo riusciti a contattarla.',
  ],
  tr: [
    'Maalesef bir ürün tükendi.',
    'Maalesef mutfağımız bu saatte dolu.',
    'Maalesef birazdan kapatıyoruz.',
    'Adresiniz teslimat bölgemizin dışında.',
    'Maalesef size ulaşamadık.',
  ],
};
