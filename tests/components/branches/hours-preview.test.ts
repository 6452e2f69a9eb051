import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open, save } from '../../support/office/page.tsx';

async function closeOn(day: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill(day);
  await page.getByRole('button', { name: 'Tag hinzufügen' }).click();
}

it('an admin previews what customers read on any date', async () => {
  await open('/branches/1/zeiten');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await preview.getByLabelText('Tag der Vorschau').fill('28.03.2027');
  await preview.getByLabelText('Uhrzeit der Vorschau').fill('02:30');
  await expect
    .element(preview.getByRole('heading', { name: 'Vorschau: Sonntag, 28.03.2027, 02:30' }))
    .toBeVisible();
  await expect.element(preview).toMatchTextContent('die Uhr wird vorgestellt');
  await closeOn('2027-03-28');
  // Delivery has hours of its own, so that the shop is not closed all day.
  await expect
    .element(preview.getByRole('row', { name: /Sonntag/ }).first())
    .toMatchTextContent('Geschlossen');
  await expect.element(preview.getByText('Wir öffnen wieder um 12:00 Uhr.')).toBeVisible();
  // The error is visible although the button is far below.
  await page.getByLabelText('Jeden Tag, 1. Zeit von').first().fill('');
  await save();
  await expect
    .element(page.getByText('Bitte alle Zeiten ausfüllen.', { exact: true }).first())
    .toBeInViewport();
});
