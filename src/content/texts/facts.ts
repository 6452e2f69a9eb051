/** Texts about allergens and additives: the menu's legend, and the sheet of a branch. */
export const facts = {
  heading: 'Allergene und Zusatzstoffe',
  legend: 'Zeichen der Speisekarte',
  gaps: 'Ohne Buchstaben: keine Angabe. Was Sie zu einem Gericht wählen, kommt hinzu. Spuren sind möglich.',
  sheet: 'Allergene aller Gerichte',
  title: (branch: string) => `Allergene und Zusatzstoffe: ${branch}`,
  description: (branch: string) =>
    `Allergene und Zusatzstoffe aller Gerichte von ${branch}, mit Extras und Optionen.`,
  intro: (day: string) => `Stand: ${day}. Spuren sind möglich. Fragen Sie im Zweifel in der Filiale.`,
  printing: 'Zum Ausdrucken',
  dish: 'Gericht',
  contains: 'enthält',
  none: 'keine Allergene',
  unknown: 'keine Angabe',
  others: 'Weiteres',
  toMenu: 'Zur Speisekarte',
  origin: 'Herkunft',
  age: (years: number) => `ab ${years} Jahren`,
  empty: 'Derzeit ist keine Speisekarte verfügbar.',
} as const;
