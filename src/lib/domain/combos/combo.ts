import type { Configurable } from '../product.ts';

/** Whether a product is a combo: an option of it stands for another product. */
export const isCombo = ({ config }: Configurable): boolean =>
  config.parts.some(({ options }) => options.some(({ product }) => product));

/** Whether a combo is nothing but its components: one of them has to be chosen. Another one is something itself, with a price of its own. */
export const isBundle = ({ config }: Configurable): boolean =>
  config.parts.some(({ optional, options }) => !optional && options.some(({ product }) => product));
