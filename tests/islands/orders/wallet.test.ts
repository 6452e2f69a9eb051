import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Wallet } from '../../../src/islands/orders/Wallet.tsx';
import type { KnownOrder } from '../../../src/lib/stores/orders/device-orders.ts';
import { expectUsable } from '../../support/component-axe.ts';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, open, wentTo } from '../../support/islands/page.ts';
import { placeOrder } from '../status/visit.tsx';

/** The page of all orders of a device, with orders of the real shop. */

const KEY = 'asp.demo.orders';
const show = (hash = '') => open({ path: `/bestellungen${hash}`, island: createElement(Wallet) });
const heading = (name: string) => page.getByRole('heading', { name });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as KnownOrder[];

/** A device that has taken an order over from another one. */
async function deviceWithOrder() {
  const { uid, hash } = await placeOrder();
  show(`#mitnehmen=${uid}.${hash}`);
  await press('Übernehmen');
  await expect.element(page.getByText('1 Bestellung ist jetzt auch auf diesem Gerät.')).toBeVisible();
  return { uid, hash };
}

test('a device without orders says where to begin', async () => {
  show();
  await expect.element(heading('Noch nichts bestellt')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Etwas bestellen' })).toHaveAttribute('href', '/');
});

test('an order is taken over from another device, with its state, its receipt and the same again', async () => {
  const { uid, hash } = await deviceWithOrder();
  expect(location.hash, 'what gives access to it').toBe('');
  await expect.element(page.getByText('Wartet auf Bestätigung')).toBeVisible();
  await expect.element(heading('2 × Cola')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Beleg als PDF/ }))
    .toHaveAttribute('href', expect.stringMatching(`/api/orders/public/${uid}/${hash}/confirmation\\.pdf$`));
  await expectUsable('main');
  await press(/^Noch einmal bestellen/);
  await expect.poll(wentTo).toBe('/store/berlin-nachtkueche/checkout');
  const cart = localStorage.getItem('asp.demo.berlin-nachtkueche.cart') ?? '';
  expect(JSON.parse(cart)).toMatchObject([{ product: { name: 'Cola' }, amount: 2 }]);
});

test('what is dearer today is said before anything is in the cart', async () => {
  await deviceWithOrder();
  answer('GET /api/products', async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { name: string; price: number }[] };
    return json({ data: data.map((one) => (one.name === 'Cola' ? { ...one, price: 4 } : one)) });
  });
  await press(/^Noch einmal bestellen/);
  await expect.element(page.getByText('Cola kostet jetzt 4,00 EUR.')).toBeVisible();
  expect(localStorage.getItem('asp.demo.berlin-nachtkueche.cart')).toBeNull();
  await press('So zur Kasse · 8,00 EUR');
  await expect.poll(wentTo).toBe('/store/berlin-nachtkueche/checkout');
});

test('the link to another device is copied, or shown as a code', async () => {
  const { uid, hash } = await deviceWithOrder();
  const copied: string[] = [];
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  onTestFinished(() => spy.mockRestore());
  await press('Link kopieren');
  await expect.element(page.getByText('Der Link ist kopiert.')).toBeVisible();
  expect(copied).toEqual([`${location.origin}/bestellungen#mitnehmen=${uid}.${hash}`]);
  await press('QR-Code zeigen');
  await expect.element(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  await press('QR-Code ausblenden');
  await expectGone(page.getByRole('img', { name: /^QR-Code/ }));
  spy.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Link kopieren');
  await expect.element(page.getByRole('textbox')).toHaveValue(copied[0]);
});

test('an order that the shop has not any more can be taken off the list', async () => {
  const { uid } = await deviceWithOrder();
  localStorage.removeItem(`asp.demo.order.${uid}`);
  answer(`GET /api/orders/public/${uid}/${stored()[0]?.hash}`, () => json({ errors: [] }, 404));
  show();
  await expect.element(page.getByText('Diese Bestellung ist bei uns nicht mehr gespeichert.')).toBeVisible();
  await press('Aus der Liste nehmen');
  await expect.element(heading('Noch nichts bestellt')).toBeVisible();
});

test('"Alles vergessen" asks, and leaves nothing of orders and of who ordered', async () => {
  await deviceWithOrder();
  localStorage.setItem('asp.demo.customer', '{}');
  await press('Alles vergessen');
  await press('Abbrechen');
  expect(stored()).toHaveLength(1);
  await press('Alles vergessen');
  await press('Ja, alles vergessen');
  await expect.element(page.getByText('Auf diesem Gerät ist nichts mehr gespeichert.')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a device that shall keep no orders keeps none, until it shall again', async () => {
  await deviceWithOrder();
  const box = page.getByRole('switch', { name: 'Bestellungen auf diesem Gerät merken' });
  await expect.element(box).toBeChecked();
  await box.click();
  await press('Ja, alles vergessen');
  await expect.element(box).not.toBeChecked();
  expect(localStorage.getItem(KEY)).toBe('off');
  await box.click();
  await expect.element(box).toBeChecked();
  expect(localStorage.getItem(KEY)).toBeNull();
});
