import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './office.ts';

/** One pixel that is seen through. */
const CLEAR_GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Drags files over something and drops them there; answers whether the browser would open them by itself. */
const dropFiles = (page: Page, selector: string, names: readonly string[]): Promise<boolean> =>
  page.locator(selector).evaluate(
    (target, { given, data }) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      for (const name of given) dataTransfer.items.add(new File([bytes], name, { type: 'image/gif' }));
      const dispatched = ['dragover', 'drop'].map((type) =>
        target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
      );
      return dispatched.includes(true);
    },
    { given: names, data: CLEAR_GIF },
  );

test('dropped pictures are uploaded one by one, and stay in view at their place', async ({
  page,
  office,
}) => {
  await enterAs(page, office);
  await page.goto('/backend/images/create');
  await expect(page.getByText('Bild hierher ziehen')).toBeVisible();
  expect(await dropFiles(page, 'header', ['daneben.gif'])).toBe(false);
  await expect(page.getByText('Bild hierher ziehen')).toBeVisible();

  expect(await dropFiles(page, 'label:has(input[type="file"])', ['Zeichen.gif', 'Zweites.gif'])).toBe(false);
  await expect(page.getByText('Dies ist das erste.')).toBeVisible();
  await expect(page.getByLabel('Name des Bildes')).toHaveValue('Zeichen');
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/images') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Bild übernehmen' }).tap();
  const { data } = (await (await sent).json()) as {
    data: { id: number; version: number; extension: string };
  };
  const opacity = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(0, 0, 1, 1).data[3];
  }, `/image/${data.id}-${data.version}.${data.extension}`);
  expect(opacity).toBe(0);
});
