import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { open } from '../../support/office/page.tsx';

it('a publication under way leaves room for the screen’s name on a phone', async () => {
  onTestFinished(() => page.viewport(768, 1024));
  await page.viewport(390, 844);
  answer('GET /api/publish', () => json({ data: { state: 'running', isHeld: false, failure: null } }));
  await open('/branches');
  const sign = page.getByRole('link', { name: 'Wird veröffentlicht …' });
  await expect.element(sign).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: 'Filialen' });
  await expect.element(title).toBeVisible();
  const { clientWidth, scrollWidth } = title.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(sign.element().getBoundingClientRect().width).toBeLessThan(60);
});
