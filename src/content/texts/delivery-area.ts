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

/** Texts of what a customer has to know before ordering (§ 6 PAngV, § 312j Abs. 1 BGB). */

export const tradeTerms = {
  heading: 'Zahlung und Lieferung',
  all: 'Alle Preise',
  /** Between what prices include and the link. */
  next: (delivers: boolean) => (delivers ? ', ' : ' · '),
  plusDelivery: 'zzgl. Lieferkosten',
  reusable: 'Wo es dabeisteht, bekommen Sie Ihr Essen auch in einer Mehrwegverpackung.',
  payment: 'Bezahlen können Sie mit:',
  noDelivery: 'Diese Filiale liefert nicht.',
} as const;
