/** What a branch says at its top when it is closed, does not deliver or takes preorders (SPEC section 8). */

export const notice = {
  closed: 'Derzeit haben wir leider geschlossen.',
  opensToday: (from: string) => `Wir öffnen wieder um ${from} Uhr.`,
  opensOn: (day: string, from: string) => `Wir öffnen wieder am ${day} um ${from} Uhr.`,
  noDelivery: 'Derzeit ist leider keine Lieferung möglich.',
  deliversToday: (from: string) => `Wir liefern wieder ab ${from} Uhr.`,
  deliversOn: (day: string, from: string) => `Wir liefern wieder am ${day} ab ${from} Uhr.`,
  meanwhile: {
    takeaway: 'In der Zwischenzeit bieten wir Takeaway an.',
    dineIn: 'In der Zwischenzeit bieten wir Konsum vor Ort an.',
    'takeaway,dineIn': 'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.',
  },
  preorder: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  preorderLater: 'Wir bearbeiten diese sobald wir wieder geöffnet haben.',
} as const;
