import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../app.ts';

/** The shop as an app: installation and updates. */

export const install: Words<typeof german.install> = {
  label: 'Installer l’application',
  heading: 'Emportez-nous partout',
  invitation: 'Avec l’application, nous sommes à portée de main, même avec peu de réseau.',
  accept: 'Installer l’appli',
  dismiss: 'Plus tard',
  instructions: 'C’est presque fini\u202f!',
  done: 'Terminé',
  cancel: 'Annuler',
};

/** Manual steps of the installation. */
export const steps: Words<typeof german.steps> = {
  automatic: ['Confirmez l’installation dans la fenêtre que votre navigateur vient d’ouvrir.'],
  ipad: [
    'Dans la barre de Safari, en haut à droite, touchez «\u202fPartager\u202f» (le carré avec la flèche vers le haut).',
    'Choisissez «\u202fSur l’écran d’accueil\u202f».',
    'Touchez «\u202fAjouter\u202f».',
  ],
  iphone: [
    'Dans la barre de Safari, en bas, touchez «\u202fPartager\u202f» (le carré avec la flèche vers le haut).',
    'Choisissez «\u202fSur l’écran d’accueil\u202f».',
    'Touchez «\u202fAjouter\u202f».',
  ],
  other: [
    'Ouvrez le menu de votre navigateur.',
    'Choisissez «\u202fInstaller l’application\u202f» ou «\u202fAjouter à l’écran d’accueil\u202f».',
    'Confirmez avec «\u202fInstaller\u202f» ou «\u202fAjouter\u202f».',
  ],
};

export const update: Words<typeof german.update> = {
  label: 'Mise à jour',
  installed: 'Une mise à jour a été installée\u202f!',
  restart: 'Redémarrer l’appli',
};
