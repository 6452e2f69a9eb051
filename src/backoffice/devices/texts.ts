/** Words of the devices' screens. */
export const deviceTexts = {
  name: 'Name',
  identifier: 'Kennung',
  type: 'Art',
  types: { printer: 'Drucker', tablet: 'Tablet', phone: 'Telefon' },
  branch: 'Filiale',
  isEnabled: 'Eingeschaltet',
  on: 'an',
  off: 'aus',
  tests: 'Testen',
  testsHint: 'Schickt dem Gerät etwas und zeigt, was daraus geworden ist.',
  testPrint: 'Testdruck',
  testNotification: 'Testnachricht',
  failed: 'Test nicht erfolgreich',
  done: { print: 'Der Testdruck ist unterwegs.', notification: 'Die Testnachricht ist unterwegs.' },
} as const;
