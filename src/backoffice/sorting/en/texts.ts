import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Texts of sorting a list by hand. */
export const sortTexts: Words<typeof german.sortTexts> = {
  order: 'Reorder',
  move: (name) => `Move ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  save: 'Save new order',
  saved: 'The new order applies.',
  failed: 'The new order could not be saved.',
  cancel: 'Cancel',
  nothing: 'There is nothing to reorder here.',
};

/** What screen readers say while a row is dragged. */
export const dragTexts: Words<typeof german.dragTexts> = {
  instructions:
    'To move, press space or enter, then use the arrow keys. Space drops the row, escape cancels.',
  started: (name) => `“${name}” picked up.`,
  over: (name, place) => (place === null ? `“${name}” is here now.` : `“${name}” is now at “${place}”.`),
  ended: (name, place) => (place === null ? `“${name}” dropped.` : `“${name}” dropped at “${place}”.`),
  cancelled: (name) => `Cancelled. “${name}” stays where it was.`,
};
