import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Asked for by WCAG 2.5.3, but not among axe's tags yet. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

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

async function violations(page: Page, within: string | undefined, rules: readonly string[] = []) {
  // The shop has no frames: what axe does for them takes longer than all the rest.
  // Telling of all that is right as well takes a third longer.
  const options = { rules: MORE_RULES, resultTypes: ['violations' as const] };
  const builder = new AxeBuilder({ page }).options(options).setLegacyMode();
  const axe = rules.length > 0 ? builder.withRules([...rules]) : builder.withTags(TAGS);
  const found = await (within ? axe.include(within) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
}

/** Colours are judged at rest. To be called before a page is opened. */
export const byDay = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

/** What a scheme can break: all else of a page is the same by day and by night. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What is shown, or a part of it, breaks no rule of WCAG 2.2 AA that a machine can judge, by day and by night. */
export async function expectUsable(page: Page, what: string, within?: string): Promise<void> {
  // What is out of view is not painted, and would be judged in the colours it had before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    const rules = colorScheme === 'dark' ? RULES_OF_COLOUR : [];
    expect.soft(await violations(page, within, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
  await byDay(page);
}

/** The same of the whole page. */
export const expectScreenUsable = (page: Page, what: string) => expectUsable(page, what);
