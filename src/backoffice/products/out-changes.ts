import type { Product } from '../../lib/contract/products.ts';

type Change = Partial<Pick<Product, 'enabled' | 'outUntil' | 'config'>>;

/** A product that is not sold until an instant, or until somebody says so. */
export const takeOff = (until: string | null): Change => ({ enabled: false, outUntil: until });

/** A product that is sold again. */
export const putBack = (): Change => ({ enabled: true, outUntil: null });

/** One option that nobody can choose until an instant; null: it can be chosen again. */
export function setOption(
  { config }: Product,
  partName: string,
  optionName: string,
  until: string | null,
): Change {
  return {
    config: {
      parts: config.parts.map((part) =>
        part.name === partName
          ? {
              ...part,
              options: part.options.map(({ outUntil, ...option }) => {
                const next = option.name === optionName ? until : outUntil;
                return next ? { ...option, outUntil: next } : option;
              }),
            }
          : part,
      ),
    },
  };
}

/** The options that customers choose from, with the part that each belongs to. */
export const optionsOf = ({ config }: Product) =>
  config.parts
    .filter(({ type }) => type === 'select' || type === 'multiselect')
    .flatMap((part) => part.options.map((option) => ({ part: part.name, ...option })));

/** How many of its options are out. */
export const countOut = (product: Product): number =>
  optionsOf(product).filter(({ outUntil }) => Boolean(outUntil)).length;
