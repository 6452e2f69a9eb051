import type { Language } from '../../../lib/domain/languages.ts';

/** Common reasons for a rejection as the customer reads them, by the order's language; each list in the order of `reasonTexts.reasons`. */
export const CUSTOMER_REASONS = {
  de: [
    'Leider ist ein Produkt ausverkauft.',
    'Zu dieser Zeit ist unsere Küche leider ausgelastet.',
    'Wir schließen leider gleich.',
    'Ihre Adresse liegt außerhalb unseres Liefergebiets.',
    'Wir haben Sie leider nicht erreicht.',
  ],
  en: [
    'Sorry, a product is sold out.',
    'Sorry, our kitchen is fully booked at this time.',
    'Sorry, we’re about to close.',
    'Your address is outside our delivery area.',
    'Sorry, we couldn’t reach you.',
  ],
  fr: [
    'Malheureusement, un produit est épuisé.',
    'Malheureusement, notre cuisine est complète à cette heure-là.',
    'Malheureusement, nous fermons dans quelques instants.',
    'Votre adresse se trouve en dehors de notre zone de livraison.',
    'Malheureusement, nous n’avons pas réussi à vous joindre.',
  ],
  it: [
    'Purtroppo un prodotto è esaurito.',
    'Purtroppo a quest’ora la nostra cucina è al completo.',
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
} as const satisfies Record<Language, readonly string[]>;
