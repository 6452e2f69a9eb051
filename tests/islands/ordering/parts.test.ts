import { expect, test, vi, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone } from '../../support/islands/page.ts';
import { openProduct } from '../../../src/islands/product-dialog/ProductDialog.tsx';
import { add, dialog, dish, main, openCart, openDish } from './visit.tsx';

/** What a customer fills in the dialog of a product. */

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const picture = () =>
  new File([Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))], 'torte.png', { type: 'image/png' });
const disguised = () => new File(['<svg/>'], 'bild.png', { type: 'image/png' });
const text = (name: string) => new File([name], name, { type: 'text/plain' });
const gap = (name: string) => dialog().getByRole('button', { name });
const input = (name: string) => dialog().getByLabelText(name);

/** What the page says in the browser's own window. */
function alerts() {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  onTestFinished(() => alert.mockRestore());
  return alert;
}

const motif = { type: 'image', name: 'Motiv' } as const;

test('a picture is uploaded at once, shown, removed and uploaded again', async () => {
  await openDish('Cola', motif);
  await expect.element(gap('Motiv wählen')).toBeEnabled();
  await expect.element(input('Motiv')).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif');
  await userEvent.upload(input('Motiv'), picture());
  await expect.element(dialog()).toMatchTextContent('Hochgeladen');
  const shown = () => dialog().element().querySelector<HTMLImageElement>('.uploads img');
  await expect.poll(() => shown()?.getAttribute('src')).toMatch(/^\/upload\/[\w-]{32}\/\d+-1\.png$/);
  await expect.poll(() => shown()?.naturalWidth, { message: 'the API gives it back' }).toBe(1);
  await dialog().getByRole('button', { name: 'torte.png entfernen' }).click();
  await expect.element(gap('Motiv wählen')).toBeVisible();
  await userEvent.upload(input('Motiv'), picture());
  await add().click();
  await expect.element(main()).toMatchTextContent('1 Datei');
});

test('a refused file is named and removed', async () => {
  const said = alerts();
  await openDish('Cola', motif);
  await userEvent.upload(input('Motiv'), disguised());
  await expect
    .poll(() => said.mock.lastCall)
    .toEqual([
      'Die ausgewählte Datei "bild.png" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    ]);
  await expect.element(dialog()).not.toMatchTextContent('bild.png');
  await expect.element(gap('Motiv wählen')).toBeVisible();
});

test('a picture that cannot replace another leaves it there', async () => {
  const said = alerts();
  await openDish('Cola', motif);
  await userEvent.upload(input('Motiv'), picture());
  await expect.element(dialog()).toMatchTextContent('Hochgeladen');
  await expect.element(dialog()).toMatchTextContent('Durch ein anderes ersetzen');
  await userEvent.upload(input('Motiv'), disguised());
  await expect.poll(() => said.mock.calls.length).toBe(1);
  await expect.element(dialog()).toMatchTextContent('torte.png');
  await add().click();
  await expect.element(main()).toMatchTextContent('1 Datei');
});

test('several files belong to one product, each with its name', async () => {
  await openDish('Cola', { type: 'files', name: 'Unterlagen' });
  await userEvent.upload(input('Unterlagen'), [text('a.txt'), text('b.txt')]);
  await expect.poll(() => dialog().getByText('Hochgeladen').length).toBe(2);
  await expect.element(dialog()).toMatchTextContent('b.txt');
  await expect.element(add()).toBeEnabled();
});

test.each(['text', 'textarea'] as const)('a required %s needs a value', async (type) => {
  await openDish('Cola', { type, name: 'Widmung' });
  const field = dialog().getByRole('textbox', { name: 'Widmung' });
  await field.fill('   ');
  await gap('Widmung eingeben').click();
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Bitte füllen Sie dieses Feld aus.');
  await expect.element(field).toHaveFocus();
  await field.fill('Für Zoë');
  await add().click();
  await expectGone(dialog());
  await expect.element(main()).toMatchTextContent('Für Zoë');
});

test('a step-by-step product goes forward, back, and into the cart with the last step', async () => {
  await openDish('Bowl nach Ihrem Geschmack');
  const next = dialog().getByRole('button', { name: 'Weiter' });
  const choice = (kind: 'radio' | 'checkbox') => dialog().getByRole(kind).first();
  await expect.element(dialog()).toMatchTextContent('Schritt 1 von 4');
  await expect.element(choice('radio'), { message: 'without a surcharge' }).toBeChecked();
  await expect.element(next, { message: 'the price, from the first step' }).toMatchTextContent('9,90 EUR');
  await expect.element(dialog()).toMatchTextContent('In vier Schritten zur eigenen Bowl');
  await next.click();
  await expect.element(dialog()).not.toMatchTextContent('In vier Schritten zur eigenen Bowl');
  await choice('radio').click();
  await expect.element(next).toMatchTextContent('12,40 EUR');
  await next.click();
  await expect.element(dialog()).toMatchTextContent('Schritt 3 von 4');
  await dialog().getByRole('button', { name: 'Zurück' }).click();
  await expect.element(choice('radio')).toBeChecked();
  await next.click();
  await gap('Toppings wählen').click();
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Bitte wählen Sie etwas aus.');
  await expect.element(choice('checkbox')).toHaveFocus();
  await expectGone(add());
  await choice('checkbox').click();
  // Nothing else is required: what follows may be skipped.
  await expect.element(add()).toBeVisible();
  await next.click();
  await add().click();
  await expectGone(dialog());
  await expect.element(main()).toMatchTextContent('Bowl nach Ihrem Geschmack');
});

test('a dish that was closed half chosen is as it was left, until it is in the cart', async () => {
  await openDish('Pizza Margherita');
  const large = dialog().getByRole('radio', { name: 'Familie, 45 cm' });
  await large.click();
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await expectGone(dialog());
  await openProduct(dish('Pizza Margherita'));
  await expect.element(large).toBeChecked();
  await add().click();
  await expectGone(dialog());
  await openProduct(dish('Pizza Margherita'));
  await expect.element(large).not.toBeChecked();
});

test('allergens and additives are those of the dish and of what is chosen', async () => {
  await openDish('Rosmarin-Focaccia');
  await expect.element(dialog()).toMatchTextContent('Allergene: Gluten');
  await dialog()
    .getByRole('checkbox', { name: /Grünes Pesto/ })
    .click();
  await expect.element(dialog()).toMatchTextContent('Allergene: Gluten, Milch, Nüsse');
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await openDish('Cola');
  await expect.element(dialog()).toMatchTextContent('Allergene: keine');
  await expect.element(dialog()).toMatchTextContent('Zusatzstoffe: mit Farbstoff, koffeinhaltig');
  await expect.element(dialog()).toMatchTextContent('330 ml (9,70 EUR/l)');
  await expect.element(dialog()).toMatchTextContent('Nährwerte je 100 ml: 180 kJ (43 kcal), Fett 0 g');
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await openDish('Frischer Minztee');
  await expect.element(dialog()).toMatchTextContent('Allergene: keine Angabe');
});

/** A jar as its row on the page has it: the API tells what its label says. */
const jar = () => ({
  ...dish('Cola'),
  netContent: { amount: 850, unit: 'g' as const },
  label: { alcohol: 1.5, drainedWeight: { amount: 400, unit: 'g' as const }, isCut: true },
});
const label = () => dialog().getByText('Angaben zum Lebensmittel');

test('the label of packed food is folded, with its allergens strong', async () => {
  const said = { ingredients: 'Gurken, Senfsaat', producer: 'Muster AG\n8000 Zürich' };
  answer(`GET /api/products/${dish('Cola').id}`, () => json({ data: { ...dish('Cola'), label: said } }));
  openCart();
  await openProduct(jar());
  await expect.element(dialog()).toMatchTextContent('850 g (8,00 EUR/kg)');
  await expect
    .element(dialog())
    .toMatchTextContent('Abtropfgewicht 400 g (darauf bezieht sich der Grundpreis)');
  await expect.element(dialog()).toMatchTextContent('Alkohol 1,5 % vol');
  await label().click();
  await expect.element(dialog().getByText('Muster AG, 8000 Zürich')).toBeVisible();
  await expect.element(dialog()).toMatchTextContent('Zutaten: Gurken, Senfsaat');
  expect([...dialog().element().querySelectorAll('strong')].map((it) => it.textContent)).toEqual([
    'Senfsaat',
  ]);
});

test('a label that cannot be fetched leads to the page that has all of them', async () => {
  answer(`GET /api/products/${dish('Cola').id}`, () => json({ errors: [] }, 500));
  openCart();
  await openProduct(jar());
  await label().click();
  await expect
    .element(dialog().getByRole('link', { name: 'Alle Angaben auf einer Seite' }))
    .toHaveAttribute('href', '/store/berlin-nachtkueche/allergens');
});

test('the amount is stepped within its bounds, and typed amounts are snapped to them', async () => {
  await openDish('Cola');
  const amount = dialog().getByRole('textbox', { name: 'Menge' });
  const less = dialog().getByRole('button', { name: 'Weniger' });
  const more = dialog().getByRole('button', { name: 'Mehr' });
  await expect.element(amount).toHaveValue('1');
  await expect.element(less).toBeDisabled();
  await more.click();
  await expect.element(amount).toHaveValue('2');
  await less.click();
  await expect.element(less).toBeDisabled();
  const type = async (typed: string) => {
    await amount.fill(typed);
    (amount.element() as HTMLElement).blur();
  };
  await type('7000');
  await expect.element(more).toBeDisabled();
  const most = Number((amount.element() as HTMLInputElement).value);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(7000);
  await type('viele');
  await expect.element(amount).toHaveValue('1');
  await type('2,4');
  await expect.element(amount).toHaveValue('2');
});
