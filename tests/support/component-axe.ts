import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { SCHEMES, SHOW_ALL } from './axe-rules.ts';
import { painted } from './painted.ts';

/** What is shown breaks no rule of WCAG 2.2 AA that a machine can judge, by day and by night, and nothing overflows sideways. */
export async function expectUsable(within = ':root', what = within): Promise<void> {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = SHOW_ALL;
  for (const scheme of ['light', 'dark'] as const) {
    await commands.preferScheme(scheme);
    expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    await painted();
    const { violations } = await axe.run(within, SCHEMES[scheme]);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, `${what}, ${scheme}`).toEqual([]);
  }
  await commands.preferScheme('light');
  style.remove();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, `${what}: nothing overflows sideways`).toBeLessThanOrEqual(clientWidth);
}
