import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../find.ts';

export const passport: Overrides<typeof german.passport> = {
  ask: 'Die Küche erfährt davon nur, wenn es in Ihrer Anmerkung steht.',
  addNote: (note) => `„${note}“ in die Anmerkung`,
  noted: 'Steht in Ihrer Anmerkung für die Küche.',
  noRoom: 'Ihre Anmerkung ist zu lang dafür. Bitte kürzen Sie sie.',
};
