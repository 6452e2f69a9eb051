import type { RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a scheme can break: all else is the same by day and by night. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Reporting what passes as well takes a third longer. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];
/** The shop has no frames: what axe does for them takes longer than all the rest. */
const iframes = false;

/** Parts out of view are not painted, so axe would check their old colours. */
export const SHOW_ALL = '* { content-visibility: visible !important; }';

/** axe's options by day and by night. */
export const SCHEMES = {
  light: {
    runOnly: { type: 'tag', values: WCAG },
    // Asked for by WCAG 2.5.3, but not among axe's tags yet.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes,
    iframes,
  },
  dark: { runOnly: { type: 'rule', values: COLOURS }, resultTypes, iframes },
} satisfies Record<string, RunOptions>;
