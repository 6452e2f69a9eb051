import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { LOCALE } from '../../../lib/domain/words/en/locale.ts';
import type * as german from '../texts.ts';

/** Words of publishing. */
export const texts: Words<typeof german.texts> = {
  title: 'Publishing',
  denied: 'No access: only administrators can publish.',
  intro:
    'Changes appear in the shop automatically within a few seconds. Here you can see what is live right now, and go back to an earlier version.',
  loadFailed: 'The state of publishing could not be loaded',
  publishFailed: 'Publishing could not be started',
  rollbackFailed: 'The earlier version could not be restored',
  state: {
    idle: 'Everything is published.',
    held: 'An earlier version was restored.',
    heldHint: 'It stays until someone changes or publishes something.',
    waiting: 'Changes are waiting to be published…',
    running: 'Publishing…',
    failed: 'The last publication failed.',
    failedHint: 'Customers still see the version before it.',
    never: 'Nothing has been published yet.',
  },
  live: 'Live',
  liveSince: (at) => `Live since ${at}`,
  /** Edited but not live. `more`: how many besides the named ones. */
  waiting: (names, more) =>
    `Not in the shop yet: ${names.join(', ')}${more > 0 ? ` and ${more === 1 ? '1 more change' : `${more} more changes`}` : ''}`,
  seconds: (elapsed) => (elapsed === 1 ? 'running for 1 second' : `running for ${elapsed} seconds`),
  publish: 'Publish now',
  whole: 'Rebuild all pages',
  asked: 'Publishing has started.',
  toShop: 'View shop',
  log: 'Activity log',
  rollback: 'Restore previous version',
  rolledBack: 'The previous version is live again.',
  confirm: {
    title: 'Restore previous version?',
    back: (at) => `Customers will see the version of ${at} again.`,
    until:
      'It only lasts until the next change: as soon as someone edits or publishes anything, the current version of all data goes live again.',
    data: 'The data in the back office and the prices when ordering don’t change.',
    yes: 'Restore',
    no: 'Cancel',
  },
  history: 'History',
  kind: { whole: 'All pages', pages: 'Single pages' },
  columns: { at: 'Time', kind: 'Scope', pages: 'Pages', seconds: 'Duration', state: 'Status' },
  duration: (seconds) => `${seconds.toLocaleString(LOCALE, { maximumFractionDigits: 1 })} s`,
  more: (n) => `Show ${n} more`,
  targets: 'Further targets',
  target: {
    reached: (at) => `Reached on ${at}`,
    never: 'Never reached yet',
    failed: 'Not reached',
    again: 'We try again every minute.',
  },
  indicator: {
    waiting: 'Changes waiting…',
    running: 'Publishing…',
    failed: 'Not published',
  },
};
