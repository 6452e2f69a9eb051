import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../storage-hints.ts';

/** Hints of a browser without storage, or without space in it: few customers read them, so they are fetched by themselves. */
export const storageHints: Words<typeof german.storageHints> = {
  cart: {
    tab: 'Il browser ricorda il carrello solo finché questa scheda resta aperta.',
    page: (phone) =>
      `Il browser non ha spazio libero, quindi il carrello non arriva alla cassa. Liberi un po’ di spazio${phone && ` oppure ordini per telefono al ${phone}`}.`,
  },
  form: 'Il browser non salva i suoi dati. Non lasci e non ricarichi questa pagina finché l’ordine non è stato inviato.',
};
