import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, passTime, wentTo } from '../../support/islands/page.ts';
import {
  acceptTerms,
  chooseMode,
  field,
  fillCart,
  line,
  main,
  orderButton,
  reload,
  visitCheckout,
} from './visit.tsx';

/** An order from a table without reception. */

const ORDERS = 'POST /api/orders';
const CART = 'asp.demo.berlin-nachtkueche.cart';
const offer = () => page.getByRole('button', { name: 'Senden, sobald Empfang da ist' });
const card = () => page.getByRole('region', { name: 'Ihre Bestellung ohne Empfang' });
const press = (name: string) => card().getByRole('button', { name }).click();

/** Whether the browser has a network; what is asked without one fails. */
function network() {
  const state = { isThere: true };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.isThere);
  onTestFinished(() => void vi.restoreAllMocks());
  answer(/./, (_, pass) => {
    if (!state.isThere) throw new TypeError('Failed to fetch');
    return pass();
  });
  return {
    leave: () => (state.isThere = false),
    comeBack: () => {
      state.isThere = true;
      dispatchEvent(new Event('online'));
    },
  };
}

async function readyAtTable(at?: string) {
  const net = network();
  await visitCheckout(at ? { at } : {});
  await chooseMode('Dine In');
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await acceptTerms();
  return net;
}

async function queueOffline(at?: string) {
  const net = await readyAtTable(at);
  net.leave();
  await orderButton().click();
  await offer().click();
  await expect.element(card()).toMatchTextContent('Noch nicht bestellt');
  return net;
}

test('waits in the place of the form, says so after a reload, and is withdrawn into the cart', async () => {
  await queueOffline();
  await expect.element(card()).toHaveFocus();
  await expect.element(card()).toMatchTextContent('Seit eben');
  await expect.element(card()).toMatchTextContent(/Espresso · .*EUR/);
  await expectGone(field('Vor- und Nachname'));
  expect(localStorage.getItem(CART)).toBe('[]');
  await expectUsable('main');
  await press('Jetzt senden');
  await expect.element(card()).toMatchTextContent('Noch kein Empfang.');
  reload();
  await expect.element(card()).toMatchTextContent('Noch nicht bestellt');
  await press('Zurückziehen');
  await expect.element(card()).toMatchTextContent('Alles liegt wieder im Warenkorb.');
  await expect.element(field('Vor- und Nachname')).toHaveValue('Ada Beispiel');
  await expect.element(main()).toMatchTextContent('Espresso');
  await press('Verstanden');
  await expectGone(card());
  // The page before the reload is still there, and hears of it as another tab.
  dispatchEvent(new StorageEvent('storage', { key: 'asp.demo.queue' }));
});

test('leaves what is put into the cart meanwhile where it is, says when it can be ordered, and loses none of both', async () => {
  await queueOffline();
  fillCart([line('Cola', 1)]);
  reload();
  await expect.element(card()).toMatchTextContent('Noch nicht bestellt');
  await expect.element(main()).toMatchTextContent('Was jetzt im Warenkorb liegt, bleibt dort.');
  expect(JSON.parse(localStorage.getItem(CART) ?? '')).toHaveLength(1);
  await press('Zurückziehen');
  await expect.element(card()).toMatchTextContent('Alles liegt wieder im Warenkorb.');
  const back = JSON.parse(localStorage.getItem(CART) ?? '') as { product: { name: string } }[];
  expect(back.map(({ product }) => product.name).toSorted()).toEqual(['Cola', 'Espresso']);
  // As above.
  dispatchEvent(new StorageEvent('storage', { key: 'asp.demo.queue' }));
});

test('is sent once by itself when the network is back, also if the answer is lost, and leads to its page', async () => {
  const net = await queueOffline();
  const keys: (string | null)[] = [];
  answer(ORDERS, async ({ headers }, pass) => {
    keys.push(headers.get('idempotency-key'));
    const response = await pass();
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return response;
  });
  net.comeBack();
  await expect.element(card()).toMatchTextContent('Noch nicht bestätigt');
  expect(wentTo()).toBeUndefined();
  await press('Jetzt nachfragen');
  await expect.poll(wentTo).toMatch(/^\/status\//);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('is not called unordered where an attempt from the form may have arrived, and stays one order', async () => {
  await readyAtTable();
  const keys: (string | null)[] = [];
  const way = { isOpen: false };
  answer(ORDERS, ({ headers }, pass) => {
    keys.push(headers.get('idempotency-key'));
    if (!way.isOpen) throw new TypeError('Failed to fetch');
    return pass();
  });
  await orderButton().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Keine Verbindung.');
  await offer().click();
  await expect.element(card()).toMatchTextContent('Noch nicht bestätigt');
  // It is tried at once.
  await expect.poll(() => keys.length).toBe(2);
  way.isOpen = true;
  await press('Jetzt nachfragen');
  await expect.poll(wentTo).toMatch(/^\/status\//);
  expect(new Set(keys).size).toBe(1);
});

test('that the shop refuses comes back with the reason and the new price', async () => {
  const net = await queueOffline();
  const message = 'Der Preis hat sich geändert.';
  answer(ORDERS, () => json({ errors: [{ field: 'items.0', message }] }, 409));
  answer('GET /api/products', async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { name: string; price: number }[] };
    return json({ data: data.map((one) => (one.name === 'Espresso' ? { ...one, price: 2.75 } : one)) });
  });
  net.comeBack();
  await expect.element(card()).toMatchTextContent(`Nicht bestellt${message}`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Espresso kostet jetzt 2,75 EUR.');
  await expect.element(orderButton()).toBeEnabled();
  expect(wentTo()).toBeUndefined();
});

test('that waited for half an hour is not sent any more', async () => {
  const net = await queueOffline('2026-11-25T15:02');
  const sent = answer(ORDERS, (_, pass) => pass());
  await passTime('30:00');
  const said = async () => {
    await passTime('00:10');
    return card().element().textContent;
  };
  await expect.poll(said).toContain('Ihre Bestellung wurde nicht gesendet.');
  net.comeBack();
  await expect.element(main()).toMatchTextContent('Espresso');
  expect(sent).toEqual([]);
});

test('is not offered for takeaway: the guest may not come', async () => {
  const net = network();
  await visitCheckout();
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await acceptTerms();
  net.leave();
  await orderButton().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Sie sind offline.');
  await expectGone(offer());
});
