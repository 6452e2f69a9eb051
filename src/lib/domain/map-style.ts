/** SPEC section 9 names a dark style as the default; this one needs no token. */
const DEFAULT_STYLE = 'https://tiles.openfreemap.org/styles/dark';

/** The URL of the map's style; `withToken` completes it and the URLs it names. */
export const mapStyle = ({ mapStyle: configured }: { mapStyle: string }): string =>
  configured || DEFAULT_STYLE;

/** Who is asked for the map, as its host is called; null: the shop's own server, or an address that cannot be read. */
export function mapHost(config: { mapStyle: string }): string | null {
  const style = mapStyle(config);
  return /^https?:/.test(style) && URL.canParse(style) ? new URL(style).hostname : null;
}

/** A url with the shop's token in its place. Addresses that a style was parsed from may have it encoded. */
export function withToken(url: string, token: string): string {
  return url.replace(/\{token\}|%7Btoken%7D/gi, () => encodeURIComponent(token));
}
