/** A url with the shop's token in its place. Addresses that a style was parsed from may have it encoded. */
export function withToken(url: string, token: string): string {
  return url.replace(/\{token\}|%7Btoken%7D/gi, () => encodeURIComponent(token));
}
