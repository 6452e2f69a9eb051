import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { SCHEMES } from '../support/axe-rules.ts';
import { expect } from './test.ts';

/** Waits until the page stands in its new colours: a transition of the parent's colour starts the child's. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let calm = 0, frame = 0; calm < 5 && frame < 120; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next));
      // What beats for ever never comes to rest.
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      calm = passing.length === 0 ? calm + 1 : 0;
    }
  });

/** Once per document, since reading axe's half a megabyte takes as long as a small check. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  // Parts out of view are not painted, so axe would check their old colours.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
}

async function violations(page: Page, within: string | undefined, scheme: keyof typeof SCHEMES) {
  return page.evaluate(
    async ([context, options]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      );
    },
    // The shop has no frames: what axe does for them takes longer than all the rest.
    [within ?? ':root', { ...SCHEMES[scheme], iframes: false }] as const,
  );
}

/** Colours are judged at rest. To be called before a page is opened. */
export const byDay = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

/** What is shown, or a part of it, breaks no rule of WCAG 2.2 AA that a machine can judge, by day and by night. */
export async function expectUsable(page: Page, what: string, within?: string): Promise<void> {
  await prepare(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    expect.soft(await violations(page, within, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
  }
  await byDay(page);
}

/** As `expectUsable`, of the whole page. */
export const expectScreenUsable = (page: Page, what: string) => expectUsable(page, what);
