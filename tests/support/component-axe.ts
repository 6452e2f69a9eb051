import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { SCHEMES } from '../axe-rules.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page as to a customer who prefers this. */
    preferScheme: (scheme: 'light' | 'dark') => Promise<void>;
  }
}

/** What is shown breaks no rule of WCAG 2.2 AA that a machine can judge, by day and by night, and nothing overflows sideways. */
export async function expectUsable(within: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await commands.preferScheme(scheme);
    expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    // Transitions of colours are over in a moment where less motion is asked for.
    await Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined)));
    const { violations } = await axe.run(within, SCHEMES[scheme]);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, scheme).toEqual([]);
  }
  await commands.preferScheme('light');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'nothing overflows sideways').toBeLessThanOrEqual(clientWidth);
}
