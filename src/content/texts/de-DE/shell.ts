import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../shell.ts';

export const shell: Overrides<typeof german.shell> = {
  orderOnline: 'Online bestellen',
  stale: 'Sie sind offline: Diese Seite ist vielleicht nicht mehr aktuell.',
};

export const cookies: Overrides<typeof german.cookies> = { close: 'Hinweis schließen' };

export const offline: Overrides<typeof german.offline> = {
  check: 'Bitte prüfen Sie Ihre Internetverbindung.',
  retry: 'Noch einmal versuchen',
};

export const notFound: Overrides<typeof german.notFound> = {
  title: 'Seite nicht gefunden',
  message: 'Diese Seite gibt es leider nicht, oder nicht mehr.',
};
