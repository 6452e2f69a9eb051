import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { SCHEMES, SHOW_ALL } from '../support/axe-rules.ts';
import { painted } from '../support/painted.ts';
import { expect } from './test.ts';

/** Once per document, since reading axe's half a megabyte takes as long as a small check. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.addStyleTag({ content: SHOW_ALL });
}

async function violations(page: Page, within: string | undefined, scheme: keyof typeof SCHEMES) {
  return page.evaluate(
    async ([context, options]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      );
    },
    [within ?? ':root', SCHEMES[scheme]] as const,
  );
}

/** Colours are judged at rest. To be called before a page is opened. */
export const byDay = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

/** What is shown, or a part of it, breaks no rule of WCAG 2.2 AA that a machine can judge, by day and by night. */
export async function expectUsable(page: Page, what: string, within?: string): Promise<void> {
  await prepare(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(painted);
    expect.soft(await violations(page, within, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
  }
  await byDay(page);
}

/** As `expectUsable`, of the whole page. */
export const expectScreenUsable = (page: Page, what: string) => expectUsable(page, what);
