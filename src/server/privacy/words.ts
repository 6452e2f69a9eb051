/** German texts of an archive that is handed to a customer. */
export const privacyTexts = {
  title: 'Auskunft über gespeicherte Daten',
  intro: (contact: string, at: string) =>
    `Gespeichert zu ${contact} am ${at}. Auskunft nach Art. 15 DSGVO; dieselben Daten liegen als JSON bei.`,
  order: (ticket: string, branch: string, at: string) => `Bestellung ${ticket}, ${branch}, ${at}`,
  total: 'Summe',
  review: 'Bewertung',
  history: 'Verlauf',
  messages: 'Nachrichten',
  fields: [
    ['name', 'Name'],
    ['email', 'E-Mail'],
    ['phone', 'Telefon'],
    ['street', 'Straße und Hausnummer'],
    ['city', 'Ort'],
    ['floor', 'Stock'],
    ['stairway', 'Treppe'],
    ['door', 'Tür'],
    ['comment', 'Notiz'],
    ['rejectionMessage', 'Begründung einer Absage'],
    ['paymentMethod', 'Zahlungsart'],
    ['state', 'Zustand'],
  ],
} as const;
