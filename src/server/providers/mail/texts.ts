/** German words of the login link's mail. */
export const loginLinkTexts = {
  subject: (shopName: string) => `Ihr Anmeldelink für ${shopName}`,
  title: 'Ihr Anmeldelink',
  preview: (minutes: number) => `Gültig für ${minutes} Minuten, einmal zu verwenden.`,
  greeting: (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  how: (minutes: number) =>
    `mit diesem Link melden Sie sich in der Verwaltung an, ohne Ihr Passwort. Er gilt ${minutes} Minuten lang und nur einmal.`,
  enter: 'Jetzt anmelden',
  footer:
    'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun: Ohne diese E-Mail kommt damit niemand hinein.',
} as const;
