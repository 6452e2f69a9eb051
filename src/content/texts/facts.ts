/** Texts about goods with a least age, in the cart, at the checkout and on the status page. */
export const age = {
  cart: (years: number) =>
    `Enthält Artikel ab ${years}. Bitte halten Sie bei der Übergabe einen Ausweis bereit.`,
  confirm: (years: number) => `Ich bin mindestens ${years} Jahre alt und zeige auf Wunsch einen Ausweis.`,
  status: (years: number) =>
    `Ihre Bestellung enthält Artikel ab ${years}. Bitte halten Sie einen Ausweis bereit.`,
} as const;

/** Texts about allergens and additives: the menu's legend, and the sheet of a branch. */
export const facts = {
  heading: 'Allergene und Zusatzstoffe',
  gaps: 'Ohne Buchstaben: keine Angabe. Was Sie zu einem Gericht wählen, kommt hinzu. Spuren sind möglich.',
  sheet: 'Allergene aller Gerichte',
  title: (branch: string) => `Allergene und Zusatzstoffe: ${branch}`,
  description: (branch: string) =>
    `Allergene und Zusatzstoffe aller Gerichte von ${branch}, mit Extras und Optionen.`,
  intro: (day: string) => `Stand: ${day}. Spuren sind möglich. Fragen Sie im Zweifel in der Filiale.`,
  dish: 'Gericht',
  none: 'keine Allergene',
  unknown: 'keine Angabe',
  others: 'Weiteres',
  packed: 'Verpackte Lebensmittel',
  age: (years: number) => `ab ${years} Jahren`,
  empty: 'Derzeit ist keine Speisekarte verfügbar.',
} as const;
