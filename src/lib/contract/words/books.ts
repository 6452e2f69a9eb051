/** Refusals of day closes and exports. */
export const BOOK_MESSAGES = {
  dayRunning: 'Dieser Tag läuft noch. Abschließen lässt er sich nach Mitternacht.',
  dayClosed: 'Dieser Tag ist schon abgeschlossen.',
  nothingToClose: 'Bis zu diesem Tag gibt es nichts abzuschließen.',
  severalFiscalYears:
    'Ein Buchungsstapel darf nur ein Wirtschaftsjahr enthalten. Bitte wählen Sie einen kürzeren Zeitraum.',
  nothingClosed:
    'In diesem Zeitraum ist noch kein Tag abgeschlossen. Der Buchungsstapel enthält nur abgeschlossene Tage.',
} as const;
