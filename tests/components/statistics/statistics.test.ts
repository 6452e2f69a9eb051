import { expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { placeOrder } from '../../support/office/orders.ts';
import { newEmployee, open } from '../../support/office/page.tsx';
import { savedBy } from '../../support/office/saved-by.ts';

const BRANCH = 3;
const region = (name: string) => page.getByRole('region', { name, exact: true });
const orders = region('Bestellungen').getByRole('definition');
/** What it says of the orders, once it does. */
async function counted(): Promise<string> {
  await expect.poll(() => orders.query()?.textContent).toMatch(/^\d/);
  return orders.element().textContent;
}

/** Looks at the screen at another width, until the test ends. */
async function widen(width: number): Promise<void> {
  onTestFinished(() => page.viewport(768, 1024));
  await page.viewport(width, 1024);
}

it('statistics count a placed order, as chart, table and file', async () => {
  await placeOrder(BRANCH);
  const path = `/statistics?zeitraum=today&filiale=${BRANCH}`;
  await open(path);
  expect(await counted()).toMatch(/^[1-9]/);
  const products = region('Beliebte Produkte');
  await expect.poll(() => products.query()?.textContent).toContain('Focaccia');

  const turnover = region('Umsatz');
  await turnover.getByRole('button', { name: 'Umsatz: als Tabelle' }).click();
  // Its heading, the day, the sum and the average.
  await expect.poll(() => turnover.getByRole('table').getByRole('row').elements()).toHaveLength(4);
  const file = await savedBy(() =>
    turnover.getByRole('button', { name: 'Umsatz: CSV herunterladen' }).click(),
  );
  expect(file.name).toMatch(/^total-turnover_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text).toMatch(/^\uFEFFTag;Zeitraum \(EUR\);Davor \(EUR\);Änderung \(%\)\r\n/);

  const productData = page.getByLabelText('Produktdaten anzeigen');
  onTestFinished(() => productData.click());
  await productData.click();
  await expect.element(products).not.toBeInTheDocument();
  await open(path);
  expect(await counted()).toMatch(/^[1-9]/);
  await expect.element(products).not.toBeInTheDocument();
  // So that the device still knows it when its page loads again.
  expect(localStorage.getItem('settings.show_product_data')).toBe('0');
});

it('statistics keep every column visible, and the beginnings of names', async () => {
  await placeOrder(BRANCH, { codes: ['WILLKOMMEN'] });
  await open('/statistics?zeitraum=today');
  const payments = region('Zahlungsarten');
  await expect
    .poll(() =>
      [...payments.element().querySelectorAll('[aria-hidden=true] span')].some(
        (it) => it.textContent.includes('Online (Te') && it.checkVisibility(),
      ),
    )
    .toBe(true);
  const cut = [...document.querySelectorAll('svg text')].filter((one) => {
    const box = one.closest('svg')?.getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    return box !== undefined && (left < box.left || right > box.right);
  });
  expect(cut.map((one) => one.textContent)).toEqual([]);

  for (const button of page.getByRole('button', { name: /: als Tabelle$/ }).elements())
    (button as HTMLElement).click();
  const tables = page.getByRole('table');
  await expect.poll(() => tables.elements()).toHaveLength(11);
  for (const width of [768, 1280]) {
    await widen(width);
    const missing = tables.elements().flatMap((table) => {
      const box = table.parentElement ?? table;
      const held = [...table.querySelectorAll('th.compared, td small')];
      const isCompared = held.some((one) => one.checkVisibility());
      return box.scrollWidth > box.clientWidth || !isCompared ? [table.getAttribute('aria-label')] : [];
    });
    expect(missing, `wider than their boxes at ${width}`).toEqual([]);
  }
});

it('statistics show the value at the pointer, also in the range of a year', async () => {
  await placeOrder(BRANCH);
  await open('/statistics?zeitraum=today');
  const chart = () =>
    region('Umsatz').query()?.querySelector<HTMLElement>('[aria-hidden=true] > :has(> svg)') ?? null;
  const picture = async () => {
    await expect.poll(chart).not.toBeNull();
    return chart() ?? document.body;
  };
  const said = () =>
    [...(chart()?.querySelectorAll('*') ?? [])]
      .filter((it) => it.children.length === 0 && it.checkVisibility())
      .map((it) => it.textContent);
  const ofRange = expect.stringMatching(/^Zeitraum: [\d.]+,\d\d EUR$/);
  await userEvent.hover(await picture());
  await expect.poll(said).toContainEqual(ofRange);
  expect(said()).toContainEqual(expect.stringMatching(/^Davor: /));
  await expect.poll(() => chart()?.querySelectorAll('rect').length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Jahr', exact: true }).click();
  await expect.poll(() => chart()?.querySelectorAll('path').length).toBe(2);
  await userEvent.click(await picture());
  await expect.poll(said).toContainEqual(ofRange);
  for (const width of [360, 768, 1280]) {
    await widen(width);
    await expect
      .poll(() => (chart()?.clientWidth ?? NaN) - (chart()?.querySelector('svg')?.clientWidth ?? 0))
      .toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

it('statistics show employees their own branches only', async () => {
  const who = await newEmployee([1]);
  await open('/statistics?zeitraum=today', who);
  const before = await counted();
  await placeOrder(BRANCH);
  await open('/statistics?zeitraum=today', who);
  expect(await counted()).toBe(before);
  await expect.element(page.getByLabelText('Filiale', { exact: true })).not.toBeInTheDocument();
  const foreign = await commands.call(who, 'GET', `/api/statistics/total-orders?branchId=${BRANCH}`);
  expect(foreign.status).toBe(403);
});
