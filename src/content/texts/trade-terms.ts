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
