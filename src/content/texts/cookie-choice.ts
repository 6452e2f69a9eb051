// Apart from the other texts of the shell, which every page loads before the first tap.

/** What the privacy page says of the answer to the cookie notice. */
export const cookieChoice = {
  heading: 'Ihre Cookie-Auswahl',
  allowed: 'Sie haben Cookies erlaubt.',
  refused: 'Sie haben Cookies nicht erlaubt.',
  change: 'Auswahl ändern',
} as const;
