/** Texts of what goes well with the cart. */
export const goingTogether = {
  heading: 'Dazu passt',
  add: (name: string) => `${name} dazu bestellen`,
  added: (name: string) => `${name} ist im Warenkorb`,
  dismiss: 'Nein, danke',
} as const;
