/** The shop as an app: installation and updates (SPEC sections 2 'Shell' and 4 'App install'). */

export const install = {
  label: 'App installieren',
  heading: 'Nehmen Sie uns mit',
  invitation: 'Als App sind wir einen Fingertipp entfernt, auch bei schlechtem Empfang.',
  accept: 'App installieren',
  dismiss: 'Jetzt nicht',
  instructions: 'Fast geschafft!',
  done: 'Fertig',
  cancel: 'Abbrechen',
} as const;

/** Manual steps of the installation. */
export const steps = {
  automatic: ['Bitte bestätigen Sie die Installation in dem Fenster, das Ihr Browser gerade zeigt.'],
  ipad: [
    'Tippen Sie oben rechts in der Leiste von Safari auf „Teilen“ (das Quadrat mit dem Pfeil nach oben).',
    'Wählen Sie „Zum Home-Bildschirm“.',
    'Tippen Sie auf „Hinzufügen“.',
  ],
  iphone: [
    'Tippen Sie unten in der Leiste von Safari auf „Teilen“ (das Quadrat mit dem Pfeil nach oben).',
    'Wählen Sie „Zum Home-Bildschirm“.',
    'Tippen Sie auf „Hinzufügen“.',
  ],
  other: [
    'Öffnen Sie das Menü Ihres Browsers.',
    'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
    'Bestätigen Sie mit „Installieren“ oder „Hinzufügen“.',
  ],
} as const;

export const update = {
  label: 'Update',
  installed: 'Ein Update wurde installiert!',
  restart: 'App neustarten',
} as const;
