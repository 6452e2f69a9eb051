import { mapStyle } from '../domain/map-style.ts';
import type { Shop } from './shop.ts';

/** A picture of Markdown, in the text or as a definition below it: `![dish](https://…)`, `[dish]: https://…`. */
const PICTURE = /(?:!\[[^\]]*\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?)(https?:\/\/[^\s)>]+)/gm;

function originOf(url: string): string[] {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? [parsed.origin] : [];
}

/** The texts of a shop that are Markdown. */
function markdownOf({ config, blocks }: Pick<Shop, 'config' | 'blocks'>): string[] {
  const { termsAndConditionsText, privacyPolicyText, imprintText, allergensText } = config;
  const parts = blocks.flatMap(({ data }) => data);
  const texts = parts.flatMap((part) => (part.type === 'markdown' ? part.value : []));
  return [termsAndConditionsText, privacyPolicyText, imprintText, allergensText, ...texts];
}

/**
 * The origins outside the shop that its pages use, such as `https://tiles.openfreemap.org`: of the map if it has one, and of pictures in
 * its texts.
 */
export function outsideOrigins(shop: Pick<Shop, 'config' | 'blocks'>): { map: string[]; pictures: string[] } {
  const found = markdownOf(shop).flatMap((text) => [...text.matchAll(PICTURE)]);
  return {
    map: shop.config.enablePluginMapbox ? originOf(mapStyle(shop.config)) : [],
    pictures: [...new Set(found.flatMap(([, url = '']) => originOf(url)))],
  };
}
