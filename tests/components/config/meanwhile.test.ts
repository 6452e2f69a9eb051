import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { call, expectTrouble, open, save } from '../../support/office/page.tsx';

interface Named {
  title: string;
  website: string;
}

it('settings changed by someone else meanwhile are kept, or asked about', async () => {
  expectTrouble('/api/config');
  const { title: before, website } = await call<Named>('GET', '/api/config');
  const change = (config: Partial<Named>) => call<void>('POST', '/api/config', config);
  onTestFinished(() => change({ title: before, website }));
  await open('/config');
  const title = page.getByRole('textbox', { name: 'Titel der Startseite' }).first();
  await expect.element(title).toBeVisible();
  await change({ website: 'https://feige.example' });
  await title.fill('Pizza und Feigen');
  await save();
  await expect.element(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://feige.example');
  await change({ title: 'Vom anderen' });
  await title.fill('Von mir');
  await save();
  await expect.element(page.getByText(/inzwischen von jemand anderem geändert/).first()).toBeVisible();
  expect((await call<Named>('GET', '/api/config')).title).toBe('Vom anderen');
});
