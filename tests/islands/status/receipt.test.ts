import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { main, placeOrder, pretendEvents, show } from './visit.tsx';

/** The order as a receipt, which browsers print and save as a PDF. */

/** How often the browser's print dialog was opened. */
function watchPrint() {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  return print;
}

test('a button prints the receipt', async () => {
  const print = watchPrint();
  show(await placeOrder());
  await page.getByRole('button', { name: 'Beleg drucken oder als PDF speichern' }).click();
  expect(print).toHaveBeenCalledOnce();
});

test('the confirmation with all texts opens as a page and as a PDF', async () => {
  const { uid, hash } = await placeOrder();
  show({ uid, hash });
  const end = `/api/orders/public/${uid}/${hash}/confirmation`;
  const link = (name: string) => page.getByRole('link', { name });
  await expect
    .element(link('Bestellbestätigung mit allen Texten öffnen'))
    .toHaveAttribute('href', expect.stringMatching(`${end}$`));
  await expect
    .element(link('Bestellbestätigung als PDF'))
    .toHaveAttribute('href', expect.stringMatching(`${end}\\.pdf$`));
  await expect.element(main()).toMatchTextContent('Mehrwertsteuer');
  await expect.element(main()).toMatchTextContent('Mühlengrabenstraße');
});

test('what a till has signed stands in the place of the words that there is none of a till', async () => {
  const { uid, hash } = await placeOrder();
  show({ uid, hash });
  await expect.element(main()).toMatchTextContent('Bestellbeleg, kein Kassenbeleg.');
  const { data } = (await (await fetch(`/api/orders/public/${uid}/${hash}`)).json()) as { data: object };
  const tillReceipt = { till: 'ERS-4711', number: '2026-00042', tse: null };
  pretendEvents([{ ...data, tillReceipt }]);
  show({ uid, hash });
  await expect.element(main()).toMatchTextContent('Kassenbeleg 2026-00042');
  await expect.element(main()).toMatchTextContent('Kasse: ERS-4711');
  await expect.element(main()).not.toMatchTextContent('kein Kassenbeleg');
});
