/** The token of a login link, which stands behind '#', where no server and no log gets to see it. */
export function tokenIn(hash: string): string | null {
  const token = /^#token=(.+)$/.exec(hash)?.[1];
  if (token === undefined) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    // Cut off or changed on its way: the API has the words for a link that does not work.
    return token;
  }
}
