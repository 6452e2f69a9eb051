/** What is said when a page turns out to be older than what it shows (issue 6, point 6). */
export const menuAge = {
  renewed: 'Die Speisekarte wurde eben aktualisiert.',
  factsRenewed: 'Die Filialdaten wurden eben aktualisiert.',
  label: 'Stand der Speisekarte',
  heading: 'Diese Speisekarte ist nicht mehr aktuell',
  notRenewed:
    'Die neue konnte gerade nicht geladen werden. Preise und Verfügbarkeit prüfen wir vor Ihrer Bestellung.',
  retry: 'Erneut versuchen',
  incomplete: 'Preise und Verfügbarkeit stimmen, neue Produkte fehlen auf dieser Seite noch.',
  reload: 'Neu laden',
} as const;
