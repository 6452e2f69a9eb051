/** Words of the notifications on a staff member's device. */
export const pushTexts = {
  title: 'Benachrichtigungen auf diesem Gerät',
  intro:
    'Neue Bestellungen Ihrer Filialen erscheinen auf diesem Gerät, auch wenn die Verwaltung nicht geöffnet ist.',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  isOn: 'Dieses Gerät wird benachrichtigt.',
  isOff: 'Dieses Gerät wird nicht mehr benachrichtigt.',
  refused: 'Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.',
  failed: 'Benachrichtigungen konnten nicht eingeschaltet werden',
  impossible:
    'Dieser Browser zeigt keine Benachrichtigungen, oder sie sind in seinen Einstellungen gesperrt. Auf iPhone und iPad gehen sie, wenn die Verwaltung auf dem Home-Bildschirm liegt.',
} as const;
