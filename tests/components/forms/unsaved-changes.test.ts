import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import {
  admin,
  answerQuestions,
  call,
  expectTrouble,
  goTo,
  open,
  save,
  signInAgain,
} from '../../support/office/page.tsx';

it('unsaved changes need no question when the record is deleted, or on another tab of the form', async () => {
  const asked = answerQuestions(true);
  await open('/branches/2/lieferung');
  await page.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
  await page.getByRole('tab', { name: 'Allgemein' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeVisible();
  expect(asked).toEqual([]);
  const { id } = await call<{ id: number }>('POST', '/api/tags', { name: 'Nur kurz' });
  goTo(`/tags/${id}`);
  // Leaving the branch for good is asked about.
  await expect.poll(() => asked).toHaveLength(1);
  await page.getByRole('textbox', { name: 'Name' }).fill('Doch nicht');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByText('Tag gelöscht')).toBeVisible();
  // New orders of other tests are counted there.
  await expect.poll(() => document.title).toMatch(/^(\(\d+\) )?Tags · Bestellbar$/);
  await expect.element(page.getByRole('link', { name: 'Vegan', exact: true })).toBeVisible();
  await expect.element(page.getByText('Nur kurz')).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

it('unsaved changes are restored after a sign-in in between, and never reported as saved', async () => {
  await open('/blocks/1');
  const words = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  await words.fill('Lange überlegt');
  let isSignedOut = true;
  answer('PUT /api/blocks/1', (_, pass) => (isSignedOut ? json({ errors: [] }, 401) : pass()));
  await save();
  await expect.element(page.getByText('es wurde nichts gespeichert')).toBeVisible();
  await expect.element(page.getByText('Inhalt gespeichert')).not.toBeInTheDocument();
  expectTrouble('/api/');
  await signInAgain(admin);
  await expect.element(words).toHaveValue('Lange überlegt');
  isSignedOut = false;
  await save();
  await expect.element(page.getByText('Inhalt gespeichert')).toBeVisible();
});
