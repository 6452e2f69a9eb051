import type { Graph, Thing } from 'schema-dts';
import { onceFor, utf8 } from '../memo.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON as UTF-8 that an element `script` may hold: no text of the shop can end it or open a comment, and scripts of old read it too. */
const bytesOf = (json: string): Uint8Array =>
  utf8.encode(json.replaceAll(/[<\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? ''));

const [START, END] = [utf8.encode('<script type="application/ld+json">'), utf8.encode('</script>')];
/** Stands for dishes in a menu's JSON; a text of a shop has no such letter. */
const DISHES = '\u0000';
const [OPEN, CLOSE] = [bytesOf('['), bytesOf(']')];
const afterComma = onceFor((dish: object) => bytesOf(`,${JSON.stringify(dish)}`));

const partsOf = (dishes: readonly object[]) => [
  OPEN,
  ...dishes.map((dish, index) => (index > 0 ? afterComma(dish) : afterComma(dish).subarray(1))),
  CLOSE,
];

/** The element with data for search engines, as parts of UTF-8. Dishes stand on the menus of many branches: the bytes of each are made once. */
export function jsonLd(things: readonly Thing[]): Uint8Array[] {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const menus: Uint8Array[][] = [];
  const json = JSON.stringify(graph, (name, value: unknown) => {
    if (name !== 'hasMenuItem' || !Array.isArray(value)) return value;
    menus.push(partsOf(value));
    return DISHES;
  });
  const parts = json.split(JSON.stringify(DISHES));
  return [START, ...parts.flatMap((part, index) => [bytesOf(part), ...(menus[index] ?? [])]), END];
}
