import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import {
  answerQuestions,
  call,
  expectTrouble,
  focus,
  open,
  save,
  signInAgain,
} from '../../support/office/page.tsx';
import { expectUsable } from '../../support/component-axe.ts';

interface Menu {
  id: number;
  name: string;
  catalog: { id: number }[];
}

const saving = page.getByRole('button', { name: 'Speichern' });

it('a category is moved by keyboard, and the menu is saved as a whole', async () => {
  const { catalog } = await call<Menu>('GET', '/api/menus/1');
  onTestFinished(() => call('PUT', '/api/menus/1', { catalog }));
  await open('/menus/1');
  const handles = page
    .getByRole('list', { name: 'Kategorien und Produkte' })
    .getByRole('button', { name: / verschieben$/ });
  const nameAt = (place: number) => handles.nth(place).element().getAttribute('aria-label') ?? '';
  await expect.element(handles.nth(1)).toBeVisible();
  await expectUsable('#main-content');
  const [first, second] = [nameAt(0), nameAt(1)];
  await focus(handles.nth(1));
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText(/aufgenommen|liegt jetzt/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .element(page.getByText(`liegt jetzt bei „${first.replace(' verschieben', '')}“`))
    .toBeInTheDocument();
  await userEvent.keyboard('[Space]');
  await expect.element(handles.first()).toHaveAccessibleName(second);
  await save();
  await expect.element(page.getByText('Die Speisekarte wurde gespeichert.')).toBeVisible();
  const [top] = (await call<Menu>('GET', '/api/menus/1')).catalog;
  const { name } = await call<{ name: string }>('GET', `/api/categories/${top?.id}`);
  expect(`${name} verschieben`).toBe(second);
});

it('a new menu keeps its edits over a sign-in, and a double tap makes one', async () => {
  expectTrouble('/api/');
  onTestFinished(async () => {
    const menus = await call<Menu[]>('GET', '/api/menus');
    for (const { id, name } of menus) if (name === 'Mittagskarte') await call('DELETE', `/api/menus/${id}`);
  });
  const asked = answerQuestions(false);
  await open('/menus/create');
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('Mittagskarte');
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  let isSignedOut = true;
  const sent = answer('POST /api/menus', (_, pass) => (isSignedOut ? json({ errors: [] }, 401) : pass()));
  await saving.click();
  await signInAgain();
  await expect.element(name).toHaveValue('Mittagskarte');
  expect(sent).toHaveLength(1);
  isSignedOut = false;
  await saving.dblClick();
  await expect.element(page.getByText('0 Kategorien')).toBeVisible();
  expect(sent).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Alle aufklappen' })).not.toBeInTheDocument();
});

it('a menu needs a start, and keeps its edits over a sign-in', async () => {
  expectTrouble('/api/');
  answerQuestions(true);
  await open('/menus/1');
  await expect.element(page.getByRole('button', { name: 'Alle aufklappen' })).toBeVisible();
  const name = page.getByLabelText('Name', { exact: true });
  const beginning = page.getByLabelText('Gültig ab');
  const before = (beginning.element() as HTMLInputElement).value;
  await beginning.fill('');
  await expect.element(page.getByText('Bitte ausfüllen')).toBeVisible();
  await expect.element(saving).toBeDisabled();
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect.element(beginning).toHaveValue(before);
  await name.fill('Abendkarte');
  answer('PUT /api/menus/1', () => json({ errors: [] }, 401));
  await saving.click();
  await signInAgain();
  await expect.element(name).toHaveValue('Abendkarte');
  await expect.element(saving).toBeEnabled();
});

it('menus are listed in a way that everyone can use', async () => {
  await open('/menus');
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await expectUsable('#main-content');
});

it('a product is marked sold out from its place on the menu, and back', async () => {
  const product = () =>
    call<{ name: string; enabled: boolean; outUntil?: string | null }>('GET', '/api/products/201');
  const { name } = await product();
  await open('/menus/1');
  await page.getByRole('button', { name: 'Alle aufklappen' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: `${name} heute aus oder ganz aus` }).click();
  await page
    .getByRole('menu', { name: / aus dem Verkauf nehmen$/ })
    .getByRole('menuitem', { name: /^Heute aus/ })
    .click();
  await expect.element(row.getByText('Heute überall aus')).toBeVisible();
  expect(await product()).toMatchObject({ enabled: false, outUntil: expect.stringMatching(/T/) });
  await expect.element(saving).toBeDisabled();
  await row.getByRole('button', { name: `${name} wieder verkaufen` }).click();
  await expect.element(row.getByText('Heute überall aus')).not.toBeInTheDocument();
  const { enabled, outUntil } = await product();
  expect([enabled, outUntil ?? null]).toEqual([true, null]);
});
