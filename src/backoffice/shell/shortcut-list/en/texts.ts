import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the list of shortcuts. */
export const shortcutTexts: Words<typeof german.shortcutTexts> = {
  title: 'Keyboard shortcuts',
  places: {
    everywhere: 'Everywhere',
    board: 'Orders',
    taking: 'Take an order',
    lists: 'Lists that can be reordered',
  },
  singleKeys: 'Single-key shortcuts (N and ?)',
  singleKeysHint: 'Turn off if they get in the way of voice control. Applies to this device.',
  close: 'Close',
};
