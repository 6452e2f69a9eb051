import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Texts of options that several products share. */
export const groupTexts: Words<typeof german.groupTexts> = {
  hint: 'One choice for many products, for example “Size” or “Extras”. What you change here changes everywhere.',
  name: 'Name for your team',
  nameHint: 'For example: extras for pizza. Customers don’t see it.',
  part: 'What customers choose',
  called: 'Choice',
  options: 'Options',
  products: 'Products',
  copy: 'Duplicate',
  copyOf: (name) => `Duplicate ${name}`,
  copyName: (name) => `${name} (copy)`,
  usedBy: 'In these products',
  unused: 'No product has these options yet.',
  loading: 'Loading products…',
  add: 'More products',
  replace: 'Replace a choice with the same name',
  addNone: 'Add',
  addTo: (n) => (n === 1 ? 'Add to 1 product' : `Add to ${n} products`),
  take: 'Remove',
  takeFrom: (name) => `Remove from ${name}`,
  detach: 'Detach',
  howToEnd: 'Detach: the product keeps the choice as its own. Remove: the choice disappears there.',
  detachAll: (n) => `Detach from all ${n} products`,
  detachFrom: (name) => `Detach from ${name}`,
  more: (n) => `Show ${n} more`,
  failed: 'The products could not be changed',
  saved: 'The shared options are saved.',
  followed: (n) => (n === 1 ? 'Saved. 1 product changed with it.' : `Saved. ${n} products changed with it.`),
  changed: (n) => (n === 1 ? '1 product changed.' : `${n} products changed.`),
  undo: 'Undo',
  undone: 'Everything is back to how it was.',
};

/** Texts of these options within a product's form. */
export const groupedTexts: Words<typeof german.groupedTexts> = {
  from: 'Shared options:',
  hint: 'Only to read here: changes apply to all products with these options.',
  detach: 'Detach',
  detachHint: 'Detaching turns it into this product’s own choice.',
  add: 'Add shared options',
  share: 'Use for other products too',
};
