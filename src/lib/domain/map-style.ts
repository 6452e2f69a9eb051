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
