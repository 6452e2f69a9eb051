import type { BrowserCommand } from 'vitest/node';

type Scheme = 'light' | 'dark';

/** Shows the page as to somebody who prefers this. */
export const preferScheme: BrowserCommand<[scheme: Scheme]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferScheme: (scheme: Scheme) => Promise<void>;
  }
}
