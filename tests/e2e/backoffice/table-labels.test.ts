import type { Page } from '@playwright/test';
import { enterAs, expect, test, type Office } from './office.ts';
import { sheetsOf } from './printed-sheets.ts';

const LONG = [
  'terrasse-west-lange-tafel-12-personen',
  'hinterzimmer-am-kamin-fensterplatz-4',
  'x'.repeat(80),
  'Łódź 東京 🍕',
];
/** As many as take a second sheet of small labels. */
const TABLES = [...Array.from({ length: 45 }, (_, index) => String(index + 1)), ...LONG];
const HINT = 'Scannen 🍕 сканировать スキャン';

interface Prints extends Window {
  prints: { title: string; sizes: number }[];
}

/** With the dialog for labels open, and a note of what was there at each moment of printing in place of the browser's dialog. */
async function openDialog(page: Page, office: Office): Promise<void> {
  await enterAs(page, office);
  await page.addInitScript(() => {
    const here = window as unknown as Prints;
    here.prints = [];
    window.print = () => {
      const sizes = document.querySelectorAll('.label-sheets .label [style*="font-size"]').length;
      here.prints.push({ title: document.title, sizes });
    };
  });
  await page.route('**/api/tables?*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { id: number }[] };
    const [one] = data;
    const tables = TABLES.map((identifier, index) => ({ ...one, id: 1000 + index, identifier }));
    await route.fulfill({ response, json: { data: one ? tables : [] } });
  });
  await page.goto('/backend/tables');
  await page.getByRole('button', { name: 'Etiketten drucken' }).tap();
}

/** What the browser's own dialog prints. */
async function print(page: Page, times = 1) {
  await page.getByRole('dialog').getByRole('button', { name: 'Drucken', exact: true }).tap();
  await expect.poll(() => page.evaluate(() => (window as unknown as Prints).prints.length)).toBe(times);
  return sheetsOf(await page.pdf({ preferCSSPageSize: true }));
}

test.describe('labels', () => {
  test('are printed on A4 in rows of four within the cutting marks, and each code leads to its table', async ({
    page,
    office,
  }) => {
    await openDialog(page, office);
    await expect(page.getByText(`${TABLES.length} Etiketten auf 2 Seiten`)).toBeVisible();
    const sheets = await print(page);
    expect(sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [210, 297],
      [210, 297],
    ]);
    expect(sheets.map(({ labels }) => labels.length)).toEqual([48, 1]);
    const [first] = sheets;
    first?.labels.forEach(({ x, y, width, height }, index) => {
      expect(Math.abs(x - (8 + (index % 4) * 48.5))).toBeLessThan(0.1);
      expect(Math.abs(y - (10 + Math.floor(index / 4) * (277 / 12)))).toBeLessThan(0.1);
      expect([width, height].map((side) => Math.round(side * 10) / 10)).toEqual([48.5, 23.1]);
    });
    for (const { labels, codes } of sheets)
      labels.forEach((label, index) => {
        const { x, y, width, height } = codes[index]?.box ?? label;
        expect(x, 'a code begins within its label').toBeGreaterThan(label.x + 1.5);
        expect(y).toBeGreaterThan(label.y + 1.5);
        expect(y + height).toBeLessThan(label.y + label.height - 1.5);
        expect(width).toBeGreaterThan(16);
        expect(height).toBeCloseTo(width, 0);
      });
    const read = sheets.flatMap(({ codes }) => codes.map(({ text }) => new URL(text)));
    expect(read.map(({ searchParams }) => searchParams.get('table')).toSorted()).toEqual(TABLES.toSorted());
    for (const { origin, pathname } of read)
      expect(`${origin}${pathname}`).toMatch(/^http.+\/store\/[\w-]+$/);
  });

  test('are larger in rows of two, with branch and hint, without the frame of the back office', async ({
    page,
    office,
  }) => {
    await openDialog(page, office);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Groß/ }).check();
    await dialog.getByRole('textbox', { name: 'Hinweis auf dem Etikett' }).fill(HINT);
    const title = await page.title();
    const sheets = await print(page);
    expect(sheets.map(({ labels, codes }) => [labels.length, codes.length])).toEqual([
      [10, 10],
      [10, 10],
      [10, 10],
      [10, 10],
      [9, 9],
    ]);
    const [label] = sheets[0]?.labels ?? [];
    expect([label?.width, label?.height].map((side) => Math.round((side ?? 0) * 10) / 10)).toEqual([
      97, 55.4,
    ]);

    const [printed] = await page.evaluate(() => (window as unknown as Prints).prints);
    expect(printed?.title, 'the name of a file that is saved').toMatch(/^Etiketten \S/);
    expect(printed?.sizes, 'fitted before they were printed').toBe(TABLES.length * 4);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(HINT).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.locator('header')).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(page.getByText(HINT).first()).toBeHidden();

    await dialog.getByRole('radio', { name: /^Klein/ }).check();
    expect(await print(page, 2)).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Schließen' }).tap();
    await expect(page.locator('.label-sheets')).toHaveCount(0);
    expect(await page.title()).toBe(title);
  });

  test('break between words, in the largest type that fits', async ({ page, office }) => {
    await openDialog(page, office);
    await print(page);
    await page.emulateMedia({ media: 'print' });
    const texts = await page.locator('.label-sheets .words > div:last-child').evaluateAll((all) =>
      all.map((one) => {
        const text = one.firstChild as Text;
        const lines = new Map<number, string>();
        for (let index = 0; index < text.length; index++) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const top = Math.round(range.getBoundingClientRect().bottom);
          lines.set(top, (lines.get(top) ?? '') + text.data[index]);
        }
        const label = one.closest('.label')?.getBoundingClientRect();
        const words = one.parentElement?.getBoundingClientRect();
        return {
          text: text.data,
          points: parseFloat(getComputedStyle(one).fontSize) * 0.75,
          lines: [...lines.values()],
          isWithin:
            one.scrollWidth <= one.clientWidth &&
            (one.parentElement?.scrollHeight ?? 0) <= (words?.height ?? 0) + 1 &&
            (words?.bottom ?? 0) <= (label?.bottom ?? 0),
        };
      }),
    );
    expect(texts.filter(({ isWithin }) => !isWithin)).toEqual([]);
    const shownAs = (name: string) => texts.find(({ text }) => text === name);
    expect(shownAs('12')).toMatchObject({ points: 15, lines: ['12'] });
    for (const name of LONG.slice(0, 2)) {
      const { points = 0, lines = [] } = shownAs(name) ?? {};
      expect(points).toBeGreaterThan(6);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/-$/);
    }
    expect(shownAs('x'.repeat(80))?.points).toBe(6);
  });
});
