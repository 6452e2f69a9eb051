import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../busy.ts';

/** What customers read while a kitchen has too much to do. In a file of its own, which is loaded then only. */
export const busy: Words<typeof german.busy> = {
  from: (what, when) => `We’re very busy right now. ${what} available again from ${when}.`,
  later: (what, when) => `${what} available again from ${when}, or as soon as someone is there.`,
  unattended: (phone) =>
    phone === ''
      ? 'The branch isn’t responding right now.'
      : `The branch isn’t responding right now. Please call: ${phone}.`,
  waits: 'Your order will wait there until someone sees it.',
  all: 'Ordering',
  and: ' and ',
  preorder: 'You’re welcome to pre-order for later.',
  longer: (minutes) => `We’re very busy right now: it takes about ${minutes} min longer than usual.`,
  othersLonger: (minutes) => `Everything else takes about ${minutes} min longer than usual.`,
};
