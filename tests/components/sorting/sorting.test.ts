import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call, focus, open } from '../../support/office/page.tsx';
import { expectUsable } from '../../support/component-axe.ts';

type List = 'tables' | 'blocks' | 'divisions';

interface Entry {
  id: number;
  identifier: string;
  branch?: { id: number };
}

const entriesOf = (list: List) => call<Entry[]>('GET', `/api/${list}`);

/** Whatever a test does to the order of a list ends with it. */
async function keepOrderOf(list: List): Promise<void> {
  const ids = (await entriesOf(list)).map(({ id }) => id);
  onTestFinished(() => call('PUT', `/api/${list}/order`, { ids }));
}

/** Opens the dialog over a list. */
async function openDialog(): Promise<ReturnType<typeof page.getByRole>> {
  await page.getByRole('button', { name: 'Reihenfolge' }).click();
  return page.getByRole('dialog', { name: 'Reihenfolge' });
}

it('tables keep the order they were put in, as do all lists that customers choose from', async () => {
  await keepOrderOf('tables');
  const identifiers = async () =>
    (await entriesOf('tables')).filter(({ branch }) => branch?.id === 2).map(({ identifier }) => identifier);
  const [first = '', second = '', ...others] = await identifiers();
  await open(`/tables?filter=${encodeURIComponent('{"branchId":2}')}`);
  await expect.element(page.getByRole('row', { name: 'Ottensen' }).first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Ehrenfeld' })).not.toBeInTheDocument();
  const dialog = await openDialog();
  await focus(dialog.getByRole('button', { name: `${first} verschieben`, exact: true }));
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText(`„${first}“ liegt jetzt bei „${first}“.`)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText(`„${first}“ liegt jetzt bei „${second}“.`)).toBeInTheDocument();
  // Puts it back, and leaves the dialog as it is.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(`1. ${first}`);
  await expectUsable('[role=dialog]');
  await dialog.getByRole('button', { name: `${first} nach unten`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Reihenfolge speichern' }).click();
  await expect.element(page.getByText('Die Reihenfolge gilt.')).toBeVisible();
  expect(await identifiers()).toEqual([second, first, ...others]);
});

it('contents and organisations can be sorted by keyboard', async () => {
  const division = await call<Entry>('POST', '/api/divisions', {
    name: 'Zweites Haus',
    identifier: 'zweites-haus',
  });
  onTestFinished(() => call('DELETE', `/api/divisions/${division.id}`));
  for (const list of ['blocks', 'divisions'] as const) {
    await keepOrderOf(list);
    const ids = async () => (await entriesOf(list)).map(({ id }) => id);
    const [first = 0, second = 0, ...others] = await ids();
    await open(`/${list}`);
    const dialog = await openDialog();
    const handle = dialog.getByRole('button', { name: / verschieben$/ }).first();
    await focus(handle);
    const name = (handle.element().getAttribute('aria-label') ?? '').replace(/ verschieben$/, '');
    await userEvent.keyboard('[Space]');
    const atItsOwn = page.getByText(`„${name}“ liegt jetzt bei „${name}“.`);
    await expect.element(atItsOwn).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(atItsOwn).not.toBeInTheDocument();
    await userEvent.keyboard('[Space]');
    await expect.element(dialog.getByRole('listitem').nth(1)).toMatchTextContent(`2. ${name}`);
    await dialog.getByRole('button', { name: 'Reihenfolge speichern' }).click();
    await expect.element(page.getByText('Die Reihenfolge gilt.')).toBeVisible();
    expect(await ids()).toEqual([second, first, ...others]);
  }
});
