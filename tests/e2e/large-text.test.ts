import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pageFontFile } from '../../scripts/font.ts';
import { FONT_NAMES, FONTS } from '../../src/lib/domain/face/fonts.ts';
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
/** So may those that take more than this part of the window, in a wider font than the default. */
const WIDEST_WHOLE = 0.5;

/** What cannot be read: prices that are cut off, and words that are broken for no reason. */
const problems = (page: Page, font: string) =>
  page.evaluate(
    ({ longest, widest }) => {
      const found: string[] = [];
      const { clientWidth } = document.documentElement;
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      const isSeen = ({ parentElement: at }: Node) =>
        at?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // The toolbar shortens the name that the page's heading says whole.
        !at.closest(
          'script, style, noscript, .toolbar, .hidden-visually, .skip, .to-cart, [aria-hidden="true"]',
        );
      const clips = (at: Element | null): DOMRect[] => {
        if (!at) return [new DOMRect(0, 0, clientWidth, 0)];
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
          const width = rects.reduce((sum, rect) => sum + rect.width, 0);
          const isLong = word.length > longest || width > widest * clientWidth;
          const breaks = isLong ? 2 : 1;
          if (lines > breaks) found.push(`'${word}' of '${text.trim()}' lies on ${lines} lines`);
          const isCut = rects.some((rect) =>
            clips(node.parentElement).some(
              (clip) => rect.right > clip.right + 1 || rect.left < clip.left - 1,
            ),
          );
          if (isCut && !scrolls(node.parentElement)) found.push(`'${word}' of '${text.trim()}' is cut off`);
        }
      }
      // On a phone `innerWidth` grows with what overflows.
      if (document.documentElement.scrollWidth > clientWidth) found.push('the page is wider than the window');
      return found;
    },
    { longest: LONGEST_WHOLE, widest: font === FONTS.figtree.name ? 1 : WIDEST_WHOLE },
  );

/** The fonts that a shop can choose, as pages load them. */
const fontFiles = () =>
  Promise.all(
    FONT_NAMES.map(async (font) => ({
      ...FONTS[font],
      file: (await readFile(pageFontFile(font))).toString('base64'),
    })),
  );
type FontFile = Awaited<ReturnType<typeof fontFiles>>[number];

/** Shows a page in a font, as a shop's face does. */
const showIn = (page: Page, font: FontFile) =>
  page.evaluate(async ({ name, weights, use, file }) => {
    const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
    const face = new FontFace(`large ${name}`, bytes, { weight: weights });
    document.fonts.add(await face.load());
    const { style } = document.documentElement;
    const stack = `"large ${name}", system-ui, sans-serif`;
    style.setProperty('--font', use === 'all' ? stack : 'system-ui, sans-serif');
    style.setProperty('--headings', use === 'all' ? 'inherit' : stack);
    await document.fonts.ready;
  }, font);

test('nothing is lost with text at twice its size in any font, from the landing page to the status of the order', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(240_000);
  const fonts = await fontFiles();
  const answered = ['cookies-accepted', 'pwa-dismiss'];
  await page.context().addCookies(answered.map((name) => ({ name, value: '1', url: baseURL ?? '' })));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px')),
  );
  const expectReadable = async (what: string) => {
    for (const font of fonts) {
      await showIn(page, font);
      expect.soft(await problems(page, font.name), `${what} in ${font.name}`).toEqual([]);
    }
  };

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
