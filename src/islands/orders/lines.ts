import { formatQuantity } from '../../lib/domain/quantity.ts';
import type { PastLine } from '../../lib/domain/reorder.ts';
import { currentShop } from '../../lib/stores/page.ts';

/** '2 × Pizza Margherita, Tiramisù, 0,5 kg Oliven'. */
export const linesText = (lines: readonly Pick<PastLine, 'name' | 'amount' | 'unit'>[]): string =>
  lines
    .map((line) => {
      const quantity = formatQuantity(line);
      if (quantity === '1') return line.name;
      return /^[\d.,]+$/.test(quantity) ? `${quantity} × ${line.name}` : `${quantity} ${line.name}`;
    })
    .join(', ');

/** The address of a small picture of a line's dish; null where it has none. */
export const pictureOf = ({ image }: PastLine): string | null =>
  image && `${currentShop().api}/image/product/${image.id}-${image.version}.${image.extension}?width=160`;
