import type { Overrides } from '../../../domain/words/catalogue.ts';
import type * as german from '../customers.ts';

export { moneyText } from '../../../domain/words/de-DE/locale.ts';

export const BY_FIELD: Overrides<typeof german.BY_FIELD> = {
  appointmentDate: 'Bitte wählen Sie eine gültige Zeit aus.',
};

export const REQUEST_MESSAGES: Overrides<typeof german.REQUEST_MESSAGES> = {
  statusMovedOn: 'Der Stand der Bestellung konnte nicht geändert werden.',
  notReviewable: 'Die Bewertung konnte nicht gesendet werden.',
  unexpected: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

export const PLAIN_REFUSALS: Overrides<typeof german.PLAIN_REFUSALS> = {
  bothModes: 'Bitte wählen Sie entweder Lieferung oder Essen vor Ort.',
  appointmentMissing: 'Bitte wählen Sie eine Zeit aus.',
  appointmentPast: 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine andere.',
  appointmentTooFar: 'Diese Zeit liegt zu weit in der Zukunft. Bitte wählen Sie eine frühere.',
  appointmentClosed:
    'Zu dieser Zeit haben wir leider geschlossen. Bitte wählen Sie eine während unserer Öffnungszeiten.',
  slotFull:
    'Zu dieser Zeit können wir leider keine Bestellungen mehr annehmen. Bitte wählen Sie eine andere Zeit.',
  holdExpired:
    'Länger konnten wir Ihnen den Platz leider nicht freihalten, und inzwischen ist er vergeben. Bitte wählen Sie eine andere Zeit.',
  idempotencyConflict: 'Diese Bestellung wurde schon mit anderen Angaben gesendet.',
};

export const MODE_REFUSALS: Overrides<typeof german.MODE_REFUSALS> = {
  takeaway: 'In dieser Filiale können Sie derzeit nicht abholen.',
  dineIn: 'In dieser Filiale können Sie derzeit nicht vor Ort essen.',
};

export const REFUSALS: Overrides<typeof german.REFUSALS> = {
  noAppointment: 'Für diese Bestellung ist derzeit keine Zeit frei. Bitte rufen Sie uns an.',
  appointmentLeadTime: (weekday, date, time) =>
    `So schnell schaffen wir das leider nicht: frühestens ${weekday}, ${date}, ${time} Uhr.`,
  minimumOrder: (amount) => `Wir liefern ab ${amount}.`,
};
