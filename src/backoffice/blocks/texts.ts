/** German words of the contents. */
export const blockTexts = {
  identifier: 'Kennung',
  place: 'Ort im Shop',
  places: {
    'about-top': 'Startseite, oben',
    'about-bottom': 'Startseite, unten',
    alerts: 'Hinweis beim Öffnen der Startseite',
    accessibility: 'Seite zur Barrierefreiheit',
  },
  isEnabled: 'Eingeschaltet',
  isPublic: 'Öffentlich',
  shown: 'Im Shop',
  yes: 'zu sehen',
  no: 'nicht zu sehen',
  hint: 'Wo ein Inhalt steht, sagt seine Kennung: about-top, about-bottom, alerts oder accessibility.',
  accessibilityHint:
    'Ist in den Einstellungen ein Land gewählt, hat der Shop eine Erklärung zur Barrierefreiheit aus seinen Angaben, auch ohne diesen Inhalt. Ihr Text ersetzt sie. Wo darin {Erklärung} steht, wird sie eingefügt.',
  orderHint: 'So stehen die Inhalte in den Daten des Shops.',
  parts: 'Teile',
  add: 'Teil hinzufügen',
  type: 'Art',
  types: { text: 'Zeile', textarea: 'Text', markdown: 'Text mit Formatierung', image: 'Bild' },
  name: 'Name des Teils',
  value: 'Text',
  image: 'Bild',
} as const;
