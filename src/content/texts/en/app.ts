import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../app.ts';

/** The shop as an app: installation and updates. */

export const install: Words<typeof german.install> = {
  label: 'Install app',
  heading: 'Take us with you',
  invitation: 'As an app we’re just a tap away, even with a poor signal.',
  accept: 'Install app',
  dismiss: 'Not now',
  instructions: 'Nearly there!',
  done: 'Done',
  cancel: 'Cancel',
};

/** Manual steps of the installation. */
export const steps: Words<typeof german.steps> = {
  automatic: ['Please confirm the installation in the window that your browser is showing.'],
  ipad: [
    'Tap ‘Share’ at the top right of the Safari bar (the square with the arrow pointing up).',
    'Choose ‘Add to Home Screen’.',
    'Tap ‘Add’.',
  ],
  iphone: [
    'Tap ‘Share’ in the bar at the bottom of Safari (the square with the arrow pointing up).',
    'Choose ‘Add to Home Screen’.',
    'Tap ‘Add’.',
  ],
  other: [
    'Open your browser’s menu.',
    'Choose ‘Install app’ or ‘Add to Home screen’.',
    'Confirm with ‘Install’ or ‘Add’.',
  ],
};

export const update: Words<typeof german.update> = {
  label: 'Update',
  installed: 'An update has been installed!',
  restart: 'Restart app',
};
