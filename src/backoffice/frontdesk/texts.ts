/** German words of the screen in the shop (SPEC sections 2 and 4). */
export const texts = {
  title: 'Abholung',
  preparing: 'In Vorbereitung',
  ready: 'Abholbereit',
  nonePreparing: 'Gerade ist nichts in Vorbereitung.',
  noneReady: 'Gerade ist nichts abholbereit.',
  connecting: 'Verbindung wird aufgebaut …',
  isReady: (tickets: readonly string[]) =>
    tickets.length === 1
      ? `Ticket ${tickets.join()} ist abholbereit.`
      : `Tickets ${tickets.join(', ')} sind abholbereit.`,
  stale: (time: string) => `Keine Verbindung – Stand ${time} Uhr`,
  staleAtOnce: 'Keine Verbindung',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  sound: 'Ton einschalten',
  fullscreen: 'Vollbild',
  refused: {
    title: 'Dieser Bildschirm ist nicht freigeschaltet.',
    hint: 'Die Adresse ist unvollständig, oder ihr Schlüssel gilt nicht oder nicht mehr. Eine neue Adresse gibt es in der Verwaltung bei der Filiale unter „API-Schlüssel“.',
  },
} as const;
