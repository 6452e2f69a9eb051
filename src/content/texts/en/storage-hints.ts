import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../storage-hints.ts';

/** Hints of a browser without storage, or without space in it: few customers read them, so they are fetched by themselves. */
export const storageHints: Words<typeof german.storageHints> = {
  cart: {
    tab: 'Your browser only remembers your basket while this tab is open.',
    page: (phone) =>
      `Your browser has no storage left, so your basket can’t reach the checkout. Please free up some storage${phone && ` or order by phone on ${phone}`}.`,
  },
  form: 'Your browser doesn’t save your details. Please don’t leave or reload this page until you’ve placed your order.',
};
