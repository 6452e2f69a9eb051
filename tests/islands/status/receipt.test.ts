import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { main, placeOrder, show } from './visit.tsx';

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

test('the list of orders links to a page that prints it at once, and only once', async () => {
  const print = watchPrint();
  const { uid, hash } = await placeOrder();
  show({ uid, hash: `${hash}#beleg` });
  await expect.poll(() => print).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
  await expect.element(main()).toMatchTextContent('Mehrwertsteuer');
  await expect.element(main()).toMatchTextContent('Mühlengrabenstraße');
});
