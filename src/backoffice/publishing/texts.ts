/** German words of publishing (docs/publishing.md). */
export const texts = {
  title: 'Veröffentlichen',
  denied: 'Kein Zugriff: Das Veröffentlichen ist Administratoren vorbehalten.',
  intro:
    'Änderungen erscheinen von selbst innerhalb weniger Sekunden im Shop. Hier sehen Sie, was gerade live ist, und können einen früheren Stand zurückholen.',
  loadFailed: 'Der Stand der Veröffentlichung konnte nicht geladen werden',
  publishFailed: 'Die Veröffentlichung konnte nicht gestartet werden',
  rollbackFailed: 'Der frühere Stand konnte nicht zurückgeholt werden',
  state: {
    idle: 'Alles ist veröffentlicht.',
    held: 'Ein früherer Stand wurde zurückgeholt.',
    heldHint: 'Er bleibt, bis jemand etwas ändert oder veröffentlicht.',
    waiting: 'Änderungen warten auf die Veröffentlichung …',
    running: 'Wird gerade veröffentlicht …',
    failed: 'Die letzte Veröffentlichung ist fehlgeschlagen.',
    failedHint: 'Kunden sehen weiter den Stand davor.',
    never: 'Noch ist nichts veröffentlicht.',
  },
  live: 'Live',
  liveSince: (at: string) => `Live seit ${at}`,
  /** Edited but not live. `more`: how many besides the named ones. */
  waiting: (names: readonly string[], more: number) =>
    `Noch nicht im Shop: ${names.join(', ')}${more > 0 ? ` und ${more === 1 ? '1 weitere Änderung' : `${more} weitere Änderungen`}` : ''}`,
  seconds: (elapsed: number) => (elapsed === 1 ? 'läuft seit 1 Sekunde' : `läuft seit ${elapsed} Sekunden`),
  publish: 'Jetzt veröffentlichen',
  whole: 'Alle Seiten neu bauen',
  asked: 'Die Veröffentlichung läuft.',
  toShop: 'Shop ansehen',
  log: 'Protokoll',
  rollback: 'Vorherigen Stand zurückholen',
  rolledBack: 'Der vorherige Stand ist wieder live.',
  confirm: {
    title: 'Vorherigen Stand zurückholen?',
    back: (at: string) => `Kunden sehen dann wieder den Stand von ${at}.`,
    until:
      'Er gilt nur bis zur nächsten Änderung: Sobald jemand etwas bearbeitet oder veröffentlicht, geht der aktuelle Stand aller Daten wieder live.',
    data: 'Die Daten in der Verwaltung und die Preise beim Bestellen ändern sich dadurch nicht.',
    yes: 'Zurückholen',
    no: 'Abbrechen',
  },
  history: 'Verlauf',
  kind: { whole: 'Alle Seiten', pages: 'Einzelne Seiten' },
  columns: { at: 'Zeitpunkt', kind: 'Umfang', pages: 'Seiten', seconds: 'Dauer', state: 'Stand' },
  duration: (seconds: number) => `${seconds.toLocaleString('de-DE', { maximumFractionDigits: 1 })} s`,
  more: (n: number) => `${n} weitere zeigen`,
  targets: 'Weitere Ziele',
  target: {
    reached: (at: string) => `Erreicht am ${at}`,
    never: 'Noch nie erreicht',
    failed: 'Nicht erreicht',
    again: 'Es wird jede Minute erneut versucht.',
  },
  indicator: {
    waiting: 'Änderungen warten …',
    running: 'Wird veröffentlicht …',
    failed: 'Nicht veröffentlicht',
  },
} as const;
