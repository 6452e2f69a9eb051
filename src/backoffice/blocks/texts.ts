/** Words of the content blocks' screens. */
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
  parts: 'Teile',
  add: 'Teil hinzufügen',
  type: 'Art',
  types: { text: 'Zeile', textarea: 'Text', markdown: 'Text mit Formatierung', image: 'Bild' },
  name: 'Name des Teils',
  value: 'Text',
  image: 'Bild',
} as const;
