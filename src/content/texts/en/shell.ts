import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../shell.ts';
import { count } from './plural.ts';

/** Texts around every page. */

export const shell: Words<typeof german.shell> = {
  home: 'Home',
  orderOnline: 'Order online',
  skipToContent: 'Skip to content',
  noScript: 'You need JavaScript to order. You can read everything without it.',
  installApp: 'Install app',
  stale: 'This page was loaded offline and may be out of date.',
  staleLabel: 'How recent this page is',
};

export const cookies: Words<typeof german.cookies> = {
  label: 'Cookies',
  notice: 'Cookies for our statistics?',
  noticeWithMap: 'Cookies for statistics and map?',
  learnMore: 'About cookies',
  allow: 'Allow',
  refuse: 'Reject',
  close: 'Close notice',
};

export const offline: Words<typeof german.offline> = {
  heading: 'You’re offline',
  check: 'Please check your internet connection.',
  retry: 'Try again',
};

export const legal: Words<typeof german.legal> = {
  heading: 'Legal information',
  'terms-and-conditions': 'Terms and conditions',
  privacy: 'Privacy policy',
  imprint: 'Legal notice',
  allergens: 'Allergens',
  accessibility: 'Accessibility',
  // In the words of Directive 2011/83/EU, art. 11a (1).
  withdrawal: 'Withdraw from contract here',
  guarantee: 'Legal guarantee of conformity',
  missing: 'This text has not been added yet.',
  elsewhere: 'You’ll find this text on a page of its own:',
};

export const ownLinks: Words<typeof german.ownLinks> = {
  label: 'More from us',
};

export const notFound: Words<typeof german.notFound> = {
  title: '404 Not found',
  message: 'Sorry, we couldn’t find the page you were looking for.',
  back: 'Go to home page',
};

/** Texts of the toolbar; opening states are in `opening.ts`. */

export const toolbar: Words<typeof german.toolbar> = {
  label: 'Opening hours now',
  toBranches: 'to all branches',
  open: (n) => (n === 0 ? 'All branches closed' : `${count(n, 'branch', 'branches')} open`),
};

export const markdown: Words<typeof german.markdown> = {
  footnotes: 'Footnotes',
  back: 'Back to the text',
};
