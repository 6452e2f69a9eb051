import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the screen in the shop. */
export const texts: Words<typeof german.texts> = {
  title: 'Collection',
  preparing: 'Being prepared',
  ready: 'Ready for collection',
  nonePreparing: 'Nothing is being prepared right now.',
  noneReady: 'Nothing is ready for collection right now.',
  connecting: 'Connecting…',
  isReady: (tickets) =>
    tickets.length === 1
      ? `Ticket ${tickets.join()} is ready for collection.`
      : `Tickets ${tickets.join(', ')} are ready for collection.`,
  stale: (time) => `No connection – as of ${time}`,
  staleAtOnce: 'No connection',
  page: (page, pages) => `Page ${page} of ${pages}`,
  sound: 'Turn sound on',
  fullscreen: 'Full screen',
  refused: {
    title: 'This screen is not authorised.',
    hint: 'The address is incomplete, or its key is not valid or no longer valid. You’ll find a new address in the back office, in the branch under “API keys”.',
  },
};
