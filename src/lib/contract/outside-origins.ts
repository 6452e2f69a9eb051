import type { Shop } from './shop.ts';

/** SPEC section 9 names a dark style as the default; this one needs no token. */
const DEFAULT_STYLE = 'https://tiles.openfreemap.org/styles/dark';

/** The URL of the map's style; the browser replaces '{token}' in it and in the URLs it names. */
export const mapStyle = ({ mapStyle: configured }: { mapStyle: string }): string =>
  configured || DEFAULT_STYLE;

/** Who is asked for the map, as its host is called; null: the shop's own server, or an address that cannot be read. */
export function mapHost(config: { mapStyle: string }): string | null {
  const style = mapStyle(config);
  return /^https?:/.test(style) && URL.canParse(style) ? new URL(style).hostname : null;
}

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
