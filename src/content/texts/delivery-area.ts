/** Texts of the delivery area's page, and of the list that links to it. */

export const deliveryArea = {
  areas: 'Liefergebiete',
  areasHint: 'Tippen Sie auf Ihr Gebiet: Dort stehen Lieferkosten und Lieferzeiten.',
  title: (area: string, branch: string) => `Lieferung nach ${area}: ${branch}`,
  description: (branch: string, area: string, facts: readonly string[]) =>
    `${branch} liefert nach ${area}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. Jetzt online bestellen.`,
  heading: 'Lieferung nach',
  lead: (branch: string) => `${branch} bringt es Ihnen nach Hause.`,
  orderNow: 'Jetzt Bestellen',
  youAreHere: 'Sie sind hier',
  cost: 'Lieferkosten',
  free: 'Kostenlos',
  minimum: 'Mindestbestellwert',
  noMinimum: 'Keiner',
  freeFrom: 'Kostenlose Lieferung',
  freeFromValue: (amount: string) => `erst ab ${amount}`,
  valueHint: 'Bestellwert ohne Lieferkosten',
  vat: (rate: string) => `inkl. ${rate} % Mehrwertsteuer`,
  hours: 'Lieferzeiten',
  preorder: 'Vorbestellen können Sie jederzeit.',
  taste: 'Eine Kostprobe der Karte',
  wholeMenu: 'Zur ganzen Speisekarte',
  others: 'Wir liefern auch nach',
  allAreas: 'Alle Liefergebiete',
  service: (area: string) => `Lieferung nach ${area}`,
  facts: {
    cost: (amount: string) => `Lieferkosten ${amount}`,
    free: 'kostenlose Lieferung',
    minimum: (amount: string) => `Mindestbestellwert ${amount}`,
    freeFrom: (amount: string) => `Lieferung kostenlos erst ab ${amount}`,
  },
} as const;
