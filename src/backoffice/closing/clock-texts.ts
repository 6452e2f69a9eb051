export const clockTexts = {
  title: 'Vorschau',
  section: 'Was sehen Kunden?',
  intro:
    'Öffnet den ganzen Shop, wie ihn Kunden zu diesem Zeitpunkt sehen: Öffnungszeiten, Schließtage, Speisekarten und Termine. Bestellen ist dort nicht möglich.',
  savedOnly: 'Was noch nicht gespeichert ist, zeigt die Vorschau nicht.',
  notThere: 'Pausen und „Länger“ gelten nur für heute und fehlen in der Vorschau.',
  day: 'Tag',
  time: 'Uhrzeit',
  dayMissing: 'Bitte wählen Sie einen Tag.',
  timeMissing: 'Bitte geben Sie eine Uhrzeit an.',
  open: 'Vorschau öffnen',
  failed: 'Die Vorschau konnte nicht geöffnet werden',
  blocked: 'Ihr Browser hat das Fenster nicht geöffnet. Hier geht es zur Vorschau.',
} as const;
