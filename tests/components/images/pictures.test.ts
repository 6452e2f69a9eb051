import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../support/answered-calls.ts';
import { open } from '../../support/office/page.tsx';
import { pixelOf } from '../../support/office/pictures.ts';

/** One pixel that is seen through. */
const CLEAR_GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Drags files over something and drops them there; answers whether the browser would open them by itself. */
function dropFiles(selector: string, names: readonly string[]): boolean {
  const dataTransfer = new DataTransfer();
  const bytes = Uint8Array.from(atob(CLEAR_GIF), (letter) => letter.charCodeAt(0));
  for (const name of names) dataTransfer.items.add(new File([bytes], name, { type: 'image/gif' }));
  const target = document.querySelector(selector);
  const dispatched = ['dragover', 'drop'].map((type) =>
    target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
  );
  return dispatched.some((isLeftToBrowser) => isLeftToBrowser !== false);
}

it('dropped pictures are uploaded one by one, and stay in view at their place', async () => {
  await open('/images/create');
  const place = page.getByText('Bild hierher ziehen');
  await expect.element(place).toBeVisible();
  expect(dropFiles('header', ['daneben.gif'])).toBe(false);
  await expect.element(place).toBeVisible();

  expect(dropFiles('label:has(input[type="file"])', ['Zeichen.gif', 'Zweites.gif'])).toBe(false);
  await expect.element(page.getByText('Dies ist das erste.')).toBeVisible();
  await expect.element(page.getByLabelText('Name des Bildes')).toHaveValue('Zeichen');
  const saved: unknown[] = [];
  answer('POST /api/images', async (_, pass) => {
    const response = await pass();
    saved.push(await response.clone().json());
    return response;
  });
  await page.getByRole('button', { name: 'Bild übernehmen' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const [{ data }] = saved as [{ data: { id: number; version: number; extension: string } }];
  const [, , , opacity] = await pixelOf(`/image/${data.id}-${data.version}.${data.extension}`);
  expect(opacity).toBe(0);
});
