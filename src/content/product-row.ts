import { productMarkup } from '../lib/stores/menu-markup.ts';
import { onceFor } from './once.ts';

/** What the row of a dish says to scripts. */
export const rowMarkup = onceFor(productMarkup);
