/** Texts at the menu's top: how, where to and when. */

/** What the page says of the choice. */
export const orderChoice = {
  label: 'Ihre Bestellung',
  mode: 'Wie möchten Sie bestellen?',
  area: 'Ihr Liefergebiet',
  choose: 'PLZ / Ort wählen',
} as const;

/** What its script says, too. */
export const orderTop = {
  /** 'Lieferung ab 11:50, 1,50 EUR, Minimum 12 EUR': the order type, then the earliest time, then fee and minimum. */
  from: (amount: string) => `ab ${amount}`,
  free: 'kostenlos',
  minimum: (amount: string) => `Minimum ${amount}`,
} as const;
