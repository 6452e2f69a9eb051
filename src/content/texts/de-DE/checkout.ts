import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../checkout.ts';

export const checkout: Overrides<typeof german.checkout> = {
  mode: 'Wie möchten Sie bestellen?',
  preorder: 'Vorbestellen können Sie aber gerne schon jetzt.',
  contact: 'Ihre Kontaktdaten',
  email: 'E-Mail',
  street: 'Straße und Hausnummer',
  city: 'PLZ und Ort',
  appointment: 'Gewünschte Zeit',
  appointmentMissing: 'Bitte wählen Sie eine Zeit aus.',
  appointmentProblems: {
    past: 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine andere.',
    closed:
      'Zu dieser Zeit haben wir leider geschlossen. Bitte wählen Sie eine während unserer Öffnungszeiten.',
    notOrderableYet: 'Für diese Zeit nehmen wir noch keine Bestellungen an. Bitte wählen Sie eine spätere.',
    tooFar: 'Diese Zeit liegt zu weit in der Zukunft. Bitte wählen Sie eine frühere.',
  },
  noSlots: 'An diesem Tag ist leider nichts mehr frei.',
  notLoaded: 'Die Zeiten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  addComment: 'Anmerkung hinzufügen',
  comment: 'Ihre Anmerkung, zum Beispiel zu Allergien',
  emptyCart: 'Ihr Warenkorb ist leer.',
  toMenu: 'Zurück zur Speisekarte',
  totalNet: 'Nettobetrag',
  vat: (rate) => `Mehrwertsteuer (${rate} %)`,
  quotationNote:
    'Die Preise sind Richtpreise. Nach Ihrer Anfrage bekommen Sie per E-Mail ein unverbindliches Angebot mit allen Preisen.',
  approximateNote:
    'Die Preise sind Richtpreise. Den endgültigen Preis erfahren Sie mit Abschluss der Bestellung.',
  redirectNote: (provider) => `Danach geht es weiter zur Zahlungsseite von ${provider}.`,
  testNote: 'Zum Ausprobieren: Danach geht es weiter zu einer Testseite, es fließt kein Geld.',
  submitting: 'Wird gesendet …',
  missing: { appointmentDate: 'Bitte wählen Sie eine Zeit aus.' },
  unknownError: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
  unknownAnswer:
    'Das hat leider nicht geklappt: Ihre Bestellung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  isOffline:
    'Noch nicht bestellt: Sie sind offline. Alle Angaben bleiben erhalten. Bitte versuchen Sie es noch einmal, sobald Sie wieder verbunden sind.',
  offline: 'Keine Verbindung. Ihre Bestellung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  paymentFailed:
    'Ihre Zahlung hat leider nicht geklappt. Bitte prüfen Sie Ihre Daten und versuchen Sie es noch einmal.',
  cartChanged:
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn und schicken Sie die Bestellung noch einmal ab.',
};

export const donation: Overrides<typeof german.donation> = {
  heading: 'Spende',
  about: (amount) => `Für Ihre Bestellung spenden wir ${amount}. Sie zahlen dafür nichts.`,
  search: 'Organisation suchen',
};
