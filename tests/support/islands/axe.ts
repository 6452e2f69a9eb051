import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page as to a customer who prefers this. */
    preferScheme: (scheme: 'light' | 'dark') => Promise<void>;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a scheme can break: all else is the same by day and by night. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const SCHEMES = {
  light: {
    runOnly: { type: 'tag', values: WCAG },
    // Asked for by WCAG 2.5.3, but not among axe's tags yet.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  dark: { runOnly: { type: 'rule', values: COLOURS } },
} satisfies Record<string, RunOptions>;

/** What is shown breaks no rule of WCAG 2.2 AA that a machine can judge, by day and by night, and nothing overflows sideways. */
export async function expectUsable(within: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await commands.preferScheme(scheme);
    expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    // Transitions of colours are over in a moment where less motion is asked for.
    await Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined)));
    const { violations } = await axe.run(within, { ...SCHEMES[scheme], resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, scheme).toEqual([]);
  }
  await commands.preferScheme('light');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'nothing overflows sideways').toBeLessThanOrEqual(clientWidth);
}
