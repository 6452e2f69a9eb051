/** The branch of a screen, and the API key that opens it (SPEC section 6). */
export interface ScreenAddress {
  branchId: string;
  apiKey: string;
}

const SCREEN = /^\/backend\/frontdesk(?:\/([^/]*)(?:\/([^/]*))?)?\/?$/;

/** The front desk screen that a path opens; null for paths behind the sign-in. */
export function screenAddress(path: string): ScreenAddress | null {
  const found = SCREEN.exec(path);
  return found && { branchId: unescaped(found[1]), apiKey: unescaped(found[2]) };
}

function unescaped(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
