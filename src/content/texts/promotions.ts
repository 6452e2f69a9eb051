/** Texts of promotions, which only shops that have any load. */
export const promotions = {
  label: 'Code',
  redeem: 'Einlösen',
  remove: (code: string) => `Code ${code} entfernen`,
  removeShort: 'Entfernen',
  unreachable: 'Der Code ließ sich gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
  /** Why a code that was entered takes nothing off now. */
  why: {
    notYet: 'Dieser Code gilt noch nicht.',
    over: 'Dieser Code ist abgelaufen.',
    mode: 'Gilt nicht für diese Bestellart.',
    time: 'Gilt nicht zu dieser Zeit.',
    firstOrder: 'Gilt nur für die erste Bestellung.',
    minimum: 'Der Mindestwert für diesen Code ist noch nicht erreicht.',
    goods: 'Gilt nicht für die Gerichte in Ihrem Warenkorb.',
    beaten: 'Andere Rabatte sparen Ihnen mehr. Dieser Code bleibt ungenutzt.',
  },
} as const;
