/** Texts that checkout and status page share: how an order is paid (SPEC section 2). */
export const paymentMethods = {
  cash: 'Barzahlung',
  'atm-card': 'EC Karte / Debitkarte',
  'hydro-ag-voucher': 'Essensbon',
  mollie: 'Online bezahlen',
  datatrans: 'Online bezahlen',
  'test-terminal': 'Online bezahlen (Test)',
} as const;

/** What is paid besides the goods. */
export const paying = {
  name: 'Trinkgeld',
  about: 'Geht an das Team, das Ihre Bestellung macht und bringt.',
  aboutBusiness: 'Geht an den Betrieb.',
  none: 'Kein Trinkgeld',
  percent: (percent: number, amount: string) => `${percent} % (${amount})`,
  own: 'Eigener Betrag',
  amount: (currency: string) => `Betrag in ${currency}`,
  rounding: 'Rundung (Barzahlung)',
  toPay: 'Zu zahlen',
} as const;
