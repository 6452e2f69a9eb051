import type { Page } from '@playwright/test';
import {
  addAtOnce,
  addMargherita,
  BRANCH,
  chooseMode,
  dialog,
  goToCheckout,
  openCart,
  openProduct,
  placeOrder,
} from './customer.ts';
import { expect, test } from './test.ts';

/** Text at twice its size on a phone, as the shop's own accessibility page promises (WCAG 1.4.4). */

/** Words that fit: longer ones may be broken, once. */
const LONGEST_WHOLE = 14;

/** What cannot be read: prices that are cut off, and words that are broken for no reason. */
const problems = (page: Page) =>
  page.evaluate((longest) => {
    const found: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const isSeen = ({ parentElement: at }: Node) =>
      at?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // The toolbar shortens the name that the page's heading says whole.
      !at.closest(
        'script, style, noscript, .toolbar, .hidden-visually, .skip, .to-cart, [aria-hidden="true"]',
      );
    const clips = (at: Element | null): DOMRect[] => {
      if (!at) return [new DOMRect(0, 0, document.documentElement.clientWidth, 0)];
      const own = getComputedStyle(at).overflowX === 'visible' ? [] : [at.getBoundingClientRect()];
      return [...own, ...clips(at.parentElement)];
    };
    // Rows of chips are scrolled sideways.
    const scrolls = (at: Element | null): boolean =>
      at !== null &&
      at !== top &&
      ((/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) ||
        scrolls(at.parentElement));
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!isSeen(node)) continue;
      const text = node.nodeValue ?? '';
      const range = document.createRange();
      for (const { 0: word, index } of text.matchAll(/[\p{L}\d.,€]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(rects.map((rect) => Math.round(rect.top))).size;
        const breaks = word.length > longest ? 2 : 1;
        if (lines > breaks) found.push(`'${word}' of '${text.trim()}' lies on ${lines} lines`);
        const isCut = rects.some((rect) =>
          clips(node.parentElement).some((clip) => rect.right > clip.right + 1 || rect.left < clip.left - 1),
        );
        if (isCut && !scrolls(node.parentElement)) found.push(`'${word}' of '${text.trim()}' is cut off`);
      }
    }
    // On a phone `innerWidth` grows with what overflows.
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push('the page is wider than the window');
    return found;
  }, LONGEST_WHOLE);

test('nothing is lost with text at twice its size, from the landing page to the status of the order', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(90_000);
  const answered = ['cookies-accepted', 'pwa-dismiss'];
  await page.context().addCookies(answered.map((name) => ({ name, value: '1', url: baseURL ?? '' })));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px')),
  );
  const expectReadable = async (what: string) => expect.soft(await problems(page), what).toEqual([]);

  await page.goto('/');
  await expectReadable('landing page');
  await page.goto(BRANCH);
  await page.addStyleTag({ content: '.group { content-visibility: visible !important }' });
  for (const name of ['Espresso', 'Cola', 'Tiramisù']) await addAtOnce(page, name);
  await expect(page.getByRole('button', { name: /im Warenkorb/ })).toBeVisible();
  await expectReadable('menu');
  await openProduct(page, 'Pizza Margherita');
  await expectReadable('dish');
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  await addMargherita(page);
  const cart = await openCart(page);
  await chooseMode(cart, 'Lieferung');
  await expect(cart.getByText('Lieferkosten')).toBeVisible();
  await expectReadable('cart');
  await goToCheckout(page);
  await expect(page.getByRole('region', { name: 'Dazu passt' })).toBeVisible();
  await expectReadable('checkout');
  const { uid, hash } = await placeOrder(request);
  await page.goto(`/status/${uid}/${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank');
  await expectReadable('status');
});
