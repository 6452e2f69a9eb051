import type { RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a scheme can break: all else is the same by day and by night. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Reporting what passes as well takes a third longer. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];

/** axe's options by day and by night. */
export const SCHEMES = {
  light: {
    runOnly: { type: 'tag', values: WCAG },
    // Asked for by WCAG 2.5.3, but not among axe's tags yet.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes,
  },
  dark: { runOnly: { type: 'rule', values: COLOURS }, resultTypes },
} satisfies Record<string, RunOptions>;
