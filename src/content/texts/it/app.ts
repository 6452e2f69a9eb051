import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../app.ts';

/** The shop as an app: installation and updates. */

export const install: Words<typeof german.install> = {
  label: 'Installa l’app',
  heading: 'Ci porti con sé',
  invitation: 'Con l’app siamo a portata di tocco, anche quando il segnale è debole.',
  accept: 'Installa l’app',
  dismiss: 'Non ora',
  instructions: 'Ci siamo quasi!',
  done: 'Fatto',
  cancel: 'Annulla',
};

/** Manual steps of the installation. */
export const steps: Words<typeof german.steps> = {
  automatic: ['Confermi l’installazione nella finestra che il browser sta mostrando.'],
  ipad: [
    'Tocchi “Condividi” in alto a destra nella barra di Safari (il quadrato con la freccia verso l’alto).',
    'Scelga “Aggiungi alla schermata Home”.',
    'Tocchi “Aggiungi”.',
  ],
  iphone: [
    'Tocchi “Condividi” in basso nella barra di Safari (il quadrato con la freccia verso l’alto).',
    'Scelga “Aggiungi alla schermata Home”.',
    'Tocchi “Aggiungi”.',
  ],
  other: [
    'Apra il menu del browser.',
    'Scelga “Installa app” o “Aggiungi a schermata Home”.',
    'Confermi con “Installa” o “Aggiungi”.',
  ],
};

export const update: Words<typeof german.update> = {
  label: 'Aggiornamento',
  installed: 'È stato installato un aggiornamento!',
  restart: 'Riavvia l’app',
};
