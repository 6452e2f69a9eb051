import type { Graph, Thing } from 'schema-dts';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** What an element `script` may hold: no text of the shop can end it or open a comment, and scripts of old read it too. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll(/[<\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? '');
}
