/** Which branch's screen this is, and the key that opens it (SPEC section 6). */
export interface ScreenAddress {
  branchId: string;
  apiKey: string;
}

const SCREEN = /^\/backend\/frontdesk(?:\/([^/]*)(?:\/([^/]*))?)?\/?$/;

/** The screen that a path of the back office is, or null for all that staff sign in for. */
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
