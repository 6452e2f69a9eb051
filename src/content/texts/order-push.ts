/** Words of the notifications about an order, on its status page. */
export const push = {
  turnOn: 'Benachrichtigen, wenn sich etwas ändert',
  turnOff: 'Nicht mehr benachrichtigen',
  on: 'Wir benachrichtigen Sie auf diesem Gerät, sobald sich etwas ändert.',
  refused:
    'Ihr Browser erlaubt keine Benachrichtigungen. Diese Seite zeigt weiter, wie es um Ihre Bestellung steht.',
  failed: 'Das hat leider nicht geklappt. Diese Seite zeigt weiter, wie es um Ihre Bestellung steht.',
} as const;
