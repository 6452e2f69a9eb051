import type { CartItem, ChosenPart } from './cart-item.ts';
import type { GermanWords, Product } from './product.ts';

/**
 * What a shop writes itself, in the languages of its customers. German is what everything is known by: carts, orders and the API name dishes
 * and options by it. A page in another language shows a dish in that language's words, and carries the way back as `german`.
 */

interface Worded {
  config: { parts: readonly Pick<Product['config']['parts'][number], 'name' | 'type'>[] };
}

/** Chosen parts in other words. What a customer has typed stays. */
function partsIn({ config }: Worded, parts: readonly ChosenPart[], word: (text: string) => string) {
  return parts.map(({ name, value }): ChosenPart => {
    const type = config.parts.find((part) => part.name === name)?.type;
    const isChosen = type === 'select' || type === 'multiselect';
    if (!isChosen) return { name: word(name), value };
    if (typeof value === 'string') return { name: word(name), value: word(value) };
    return {
      name: word(name),
      value: value.flatMap((one) => (typeof one === 'string' ? word(one) : [])),
    };
  });
}

const germanOf =
  (german: GermanWords = {}) =>
  (text: string) =>
    Object.hasOwn(german, text) ? (german[text] ?? text) : text;

/** German words → those of a dish. */
function shownBy(german: GermanWords = {}): (text: string) => string {
  const shown = new Map(Object.entries(german).map(([word, original]) => [original, word]));
  return (text) => shown.get(text) ?? text;
}

/** What is chosen of a dish, as the API knows it. */
export const partsInGerman = (
  product: Pick<Product, 'config' | 'german'>,
  parts: readonly ChosenPart[],
): ChosenPart[] => (product.german ? partsIn(product, parts, germanOf(product.german)) : [...parts]);

/** A line in German, as devices keep it of an order. A text that reads like one of the line's options is taken for it. */
export function lineInGerman<L extends { name: string; parts: readonly ChosenPart[] }>(
  line: L & { german?: GermanWords | undefined },
): L & { parts: ChosenPart[] } {
  const word = germanOf(line.german);
  const parts = line.parts.map(({ name, value }): ChosenPart => {
    if (typeof value === 'string') return { name: word(name), value: word(value) };
    const isNames = (all: readonly unknown[]): all is string[] => typeof all[0] === 'string';
    return { name: word(name), value: isNames(value) ? value.map(word) : value };
  });
  return { ...line, name: word(line.name), parts };
}

/** A German line in the words of a dish. */
export function lineInWordsOf<L extends { name: string; parts: readonly ChosenPart[] }>(
  line: L,
  product: Pick<Product, 'config' | 'german'>,
): L & { parts: ChosenPart[] } {
  const word = shownBy(product.german);
  const german = germanOf(product.german);
  const known = { config: { parts: product.config.parts.map((p) => ({ ...p, name: german(p.name) })) } };
  return { ...line, name: word(line.name), parts: partsIn(known, line.parts, word) };
}

/**
 * A cart item in the words of the same dish as it is now; itself if that has the same words. In another language its description becomes the
 * new one's: only names tell then whether a dish is another one.
 */
export function itemInWordsOf(item: CartItem, now: Product): CartItem {
  const { product: was } = item;
  if (JSON.stringify(was.german) === JSON.stringify(now.german)) return item;
  const [german, shown] = [germanOf(was.german), shownBy(now.german)];
  const word = (text: string) => shown(german(text));
  const parts = was.config.parts.map((part) => ({
    ...part,
    name: word(part.name),
    options: part.options.map((option) => ({ ...option, name: word(option.name) })),
  }));
  const { german: _, ...rest } = was;
  const product: Product = {
    ...rest,
    name: word(was.name),
    description: now.description,
    config: { parts },
    ...(now.german && { german: now.german }),
  };
  return { ...item, product, parts: partsIn(was, item.parts, word) };
}
