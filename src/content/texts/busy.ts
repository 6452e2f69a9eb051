/** What customers read while a kitchen has too much to do. In a file of its own, which is loaded then only. */
export const busy = {
  from: (what: string, when: string) => `Gerade sehr viel los: ${what} wieder ab ${when}.`,
  later: (what: string, when: string) => `${what} erst wieder ab ${when}, oder sobald jemand da ist.`,
  unattended: (phone: string) =>
    phone === ''
      ? 'Die Filiale meldet sich gerade nicht.'
      : `Die Filiale meldet sich gerade nicht. Bitte rufen Sie an: ${phone}.`,
  waits: 'Ihre Bestellung wartet dort, bis jemand sie sieht.',
  all: 'Bestellungen',
  and: ' und ',
  preorder: 'Für später können Sie gerne vorbestellen.',
  longer: (minutes: number) => `Gerade sehr viel los: Es dauert etwa ${minutes} Min. länger als sonst.`,
  othersLonger: (minutes: number) => `Alles andere dauert etwa ${minutes} Min. länger als sonst.`,
} as const;
