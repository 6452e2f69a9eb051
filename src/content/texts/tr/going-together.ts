import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../going-together.ts';

/** Texts of what goes well with the cart. */
export const goingTogether: Words<typeof german.goingTogether> = {
  heading: 'Yanına iyi gider',
  add: (name) => `Yanına ekle: ${name}`,
  added: (name) => `${name} sepette`,
  dismiss: 'Hayır, teşekkürler',
};
