/** German words of the kitchen's screens. */
export const kitchenTexts = {
  title: 'Küche',
  stations: 'Stationen',
  /** All stations together, where dishes are handed out. */
  pass: 'Pass: alle Stationen',
  noStations:
    'Noch keine Stationen: Hier steht, was zuzubereiten ist. Wer Küche, Ofen oder Bar trennen will, legt unter „Stationen“ welche an.',
  empty: 'Gerade ist nichts zuzubereiten.',
  emptyHint: 'Bestätigte Bestellungen erscheinen hier von selbst.',
  atPass: (orders: number) => (orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`),
  open: (n: number) => (n === 1 ? 'Offen: 1 Bestellung' : `Offen: ${n} Bestellungen`),
  done: (n: number) => (n === 1 ? 'Fertig: 1 Bestellung' : `Fertig: ${n} Bestellungen`),
  ticket: (ticket: string) => `Bestellung ${ticket}`,
  markDone: 'Fertig',
  markOpen: 'Doch nicht fertig',
  isDone: 'fertig',
  isOpen: 'offen',
  allDone: 'Alles fertig',
  noStation: 'Ohne Station',
  elsewhere: (names: string) => `Dazu von: ${names}`,
  markFailed: 'Das konnte nicht vermerkt werden',
} as const;
