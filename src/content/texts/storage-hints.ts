/** Hints of a browser without storage, or without space in it: few customers read them, so they are fetched by themselves. */
export const storageHints = {
  cart: {
    tab: 'Ihr Browser merkt sich den Warenkorb nur, solange dieser Tab offen ist.',
    page: (phone: string) =>
      `Ihr Browser hat keinen Speicher frei, deshalb kommt der Warenkorb nicht bis zur Kasse. Bitte geben Sie Speicher frei${phone && ` oder bestellen Sie telefonisch unter ${phone}`}.`,
  },
  form: 'Ihr Browser speichert Ihre Angaben nicht. Bitte verlassen Sie diese Seite erst, wenn Ihre Bestellung abgeschickt ist, und laden Sie sie nicht neu.',
} as const;
