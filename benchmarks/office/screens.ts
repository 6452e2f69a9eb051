import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import { BRANCH, type LargeOffice } from './large-office.ts';

/** A screen and the actions that are repeated there. */
export interface Screen {
  name: string;
  path: (office: LargeOffice) => string;
  /** Once all of it is there. */
  ready: (page: Page) => Promise<unknown>;
  /** One run through all actions; each is one interaction. */
  play: (hand: Hand, run: number) => Promise<void>;
}

/** Resolves once the first row of a list has changed. */
async function another(list: Locator, before: string): Promise<void> {
  while ((await list.first().textContent()) === before);
}

/** On narrow screens one of two arrows, else the last of the page numbers. */
const nextPage = (page: Page) =>
  page
    .getByRole('button', { name: 'Zur nächsten Seite' })
    .or(page.locator('.MuiPaginationItem-previousNext').last());

const dialogGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

const board: Screen = {
  name: 'board',
  path: () => '/',
  ready: (page) => page.locator('[data-column="new"] [data-order]').first().waitFor(),
  async play({ page, tap, press }) {
    const turnOn = page.getByRole('button', { name: 'Ton einschalten' });
    if (await turnOn.isVisible()) await turnOn.click();
    const fresh = page.locator('[data-column="new"] [data-order]');
    const dialog = page.getByRole('dialog');
    const card = async () => {
      const id = await fresh.first().getAttribute('data-order');
      return page.locator(`[data-column="new"] [data-order="${id}"]`);
    };
    const confirmed = await card();
    await tap('confirm an order', confirmed.locator('[data-main]'), () =>
      confirmed.waitFor({ state: 'detached' }),
    );
    await tap('open an order', fresh.first().locator('.order-open'), () =>
      dialog.getByRole('heading', { name: 'Positionen' }).waitFor(),
    );
    await tap('close it', dialog.getByRole('button', { name: 'Schließen' }), () => dialogGone(page));
    const asked = await card();
    await tap('ask for another time', asked.getByRole('button', { name: 'Andere Zeit' }), () =>
      dialog.waitFor(),
    );
    await tap('+30 Min.', dialog.getByRole('button', { name: '+30 Min.' }), () => dialog.waitFor());
    await tap('propose it', dialog.getByRole('button', { name: 'Dem Kunden vorschlagen' }), () =>
      dialogGone(page),
    );
    await asked.locator('.order-wait').waitFor();
    await tap('ask for a reason', asked.getByRole('button', { name: 'Ablehnen' }), () => dialog.waitFor());
    await tap('choose a reason', dialog.getByRole('button', { name: /schließen/ }).first(), () =>
      dialog.waitFor(),
    );
    await tap('reject', dialog.getByRole('button', { name: 'Ablehnen' }), () => dialogGone(page));
    await asked.waitFor({ state: 'detached' });
    const further = page.locator('[data-column="confirmed"] [data-order]').first();
    await tap('next step of a confirmed one', further.locator('[data-main]'), () => further.waitFor());
    const tab = page.getByRole('tab', { name: 'Unterwegs' });
    if (await tab.isVisible()) {
      await tap('another column', tab, () =>
        page.locator('[data-column="inDelivery"] [data-order]').first().waitFor(),
      );
      await page.getByRole('tab', { name: 'Bestätigt' }).click();
    }
    const search = page.getByRole('searchbox', { name: 'Suchen' });
    await search.click();
    await press('a letter of a search', 'g', () => fresh.first().waitFor());
    await search.fill('');
  },
};

const products: Screen = {
  name: 'products',
  path: () => '/products',
  ready: (page) => page.getByRole('switch').nth(10).waitFor(),
  async play({ page, tap, press }, run) {
    const first = (await page.locator('.product-name').first().textContent()) ?? '';
    await tap('next page', nextPage(page), () => another(page.locator('.product-name'), first));
    const row = page.getByRole('switch', { checked: true }).nth(3);
    const name = (await row.getAttribute('aria-label')) ?? '';
    const same = page.getByRole('switch', { name, exact: true });
    const menu = page.getByRole('menu', { name: /aus dem Verkauf nehmen$/ });
    await tap('switch off: how long', row, () => menu.waitFor());
    await tap('for today', menu.getByRole('menuitem').first(), () => menu.waitFor({ state: 'detached' }));
    // It is off once that is saved.
    await same.and(page.locator(':not(:checked)')).waitFor();
    await tap('switch on again', same, () => same.and(page.locator(':checked')).waitFor());
    const sort = run % 2 === 0 ? 'Preis' : 'Name';
    await tap('sort', page.getByRole('columnheader', { name: sort }).getByRole('button'), () =>
      row.waitFor(),
    );
    const search = page.getByPlaceholder('Produkte suchen');
    await search.click();
    await press('a letter of a search', 'a', () => row.waitFor());
    await search.fill('');
    await page.getByText(/^1-25 von 10/).waitFor();
  },
};

const prices: Screen = {
  name: 'prices of many',
  path: () => '/products/preise',
  async ready(page) {
    await page.getByText('Mit einem Wert').or(page.getByLabel('Um wie viel')).first().waitFor();
    await page.getByLabel('Um wie viel').fill('1');
    await page.getByRole('checkbox').nth(10).waitFor();
  },
  async play({ page, tap, press }) {
    const row = page.getByRole('checkbox').nth(5);
    const all = page.getByRole('checkbox').first();
    await tap('tick one', row, () => row.waitFor());
    await tap('tick all', all, () => all.waitFor());
    if (!(await all.isChecked())) await all.click();
    const amount = page.getByLabel('Um wie viel');
    await amount.focus();
    await page.keyboard.press('End');
    await press('a digit of the change', '5', () => row.waitFor());
    await amount.fill('1');
    await row.waitFor();
  },
};

const menu: Screen = {
  name: 'menu',
  path: ({ menuId }) => `/menus/${menuId}`,
  ready: (page) => page.locator('.tree-row').first().waitFor(),
  async play({ page, tap, press }) {
    const category = page.locator('.tree-open').nth(1);
    const rows = page.locator('.tree-row[data-level="2"]');
    await tap('open a category', category, () => rows.nth(12).waitFor());
    const row = rows.nth(4);
    const visible = row.getByRole('button', { name: /sichtbar$/ });
    await tap('visible', visible, () => visible.waitFor());
    await tap('on sale', row.getByRole('switch'), () => row.waitFor());
    const handle = row.getByRole('button', { name: /verschieben$/ });
    await handle.focus();
    await press('take up by keyboard', 'Space', () =>
      page
        .getByText(/aufgenommen|liegt jetzt/)
        .first()
        .waitFor({ state: 'attached' }),
    );
    await press('move by keyboard', 'ArrowDown', () =>
      page
        .getByText(/liegt jetzt/)
        .first()
        .waitFor({ state: 'attached' }),
    );
    await press('drop by keyboard', 'Space', () =>
      page
        .getByText(/abgelegt/)
        .first()
        .waitFor({ state: 'attached' }),
    );
    await tap('add a product', page.getByRole('button', { name: /^Produkt zu/ }).nth(1), () =>
      page.getByRole('dialog').waitFor(),
    );
    await page.keyboard.type('Espr');
    await press('a letter of its name', 'e', () => page.getByRole('dialog').waitFor());
    await page.keyboard.press('Escape');
    if (await page.getByRole('dialog').isVisible())
      await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await dialogGone(page);
    await tap('take a product off', rows.nth(6).getByRole('button', { name: /nehmen$/ }), () =>
      row.waitFor(),
    );
    await tap('close the category', category, () => rows.first().waitFor({ state: 'detached' }));
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByRole('button', { name: 'Verwerfen' }).waitFor({ state: 'detached' });
  },
};

const soldOut: Screen = {
  name: 'sold out',
  path: () => '/sold-out',
  ready: (page) => page.getByRole('switch').nth(10).waitFor(),
  async play({ page, tap, press }, run) {
    const tab = page.getByRole('tab', { name: run % 2 === 0 ? 'Burger & Grill' : 'Frühstück' });
    await tap('another category', tab, () => page.locator('[role="tab"][aria-selected="true"]').waitFor());
    await page.getByRole('switch').nth(10).waitFor();
    const row = page.getByRole('switch', { checked: true }).nth(3);
    const name = (await row.getAttribute('aria-label')) ?? '';
    const same = page.getByRole('switch', { name, exact: true });
    await tap('out for today', row, () =>
      same.and(page.locator(':not(:checked, [aria-disabled])')).waitFor(),
    );
    await tap('back again', same, () => same.and(page.locator(':checked:not([aria-disabled])')).waitFor());
    const choices = page.getByRole('button', { name: /^Auswahl von/ }).first();
    await tap('its choices', choices, () => choices.waitFor());
    await choices.click();
    const search = page.getByLabel('Gericht suchen');
    await search.click();
    await press('a letter of a search', 'e', () => row.waitFor());
    await search.fill('');
    await page.getByRole('tab').first().waitFor();
  },
};

const history: Screen = {
  name: 'history',
  path: () => '/orders',
  ready: (page) => page.locator('.order-row').nth(10).waitFor(),
  async play({ page, tap }, run) {
    await page.getByRole('menuitem', { name: 'Verlauf' }).click();
    await history.ready(page);
    const first = (await page.locator('.order-row').first().textContent()) ?? '';
    await tap('next page', nextPage(page), () => another(page.locator('.order-row'), first));
    const sort = run % 2 === 0 ? 'Name' : 'Bestellt';
    await tap('sort', page.getByRole('columnheader', { name: sort }).getByRole('button'), () =>
      page.locator('.order-row').nth(10).waitFor(),
    );
    const dialog = page.getByRole('dialog');
    await tap('open an order', page.locator('.order-row').nth(3), () =>
      dialog.getByRole('heading', { name: 'Positionen' }).waitFor(),
    );
    await tap('close it', dialog.getByRole('button', { name: 'Schließen' }), () => dialogGone(page));
  },
};

const frame: Screen = {
  name: 'frame',
  path: () => '/products',
  ready: (page) => page.getByRole('switch').nth(10).waitFor(),
  async play({ page, tap }) {
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    const fold = page.getByRole('banner').getByRole('button', { name: /des Menüs$/ });
    await tap('fold the navigation', fold, () => fold.waitFor());
    await tap('unfold it', fold, () => fold.waitFor());
    await tap('from products to the board', item('Bestellungen'), () => board.ready(page));
    await tap('from the board to sold out', item('Heute aus'), () => soldOut.ready(page));
    await tap('from there to products', item('Produkte'), () => products.ready(page));
  },
};

export const SCREENS: readonly Screen[] = [board, products, prices, menu, soldOut, history, frame];

/** Selects the branch with the orders on this device. */
export const rememberBranch = (page: Page) =>
  page.addInitScript((id) => localStorage.setItem('backoffice.branch', id), String(BRANCH));
