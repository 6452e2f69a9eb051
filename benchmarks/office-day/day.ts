import type { Browser } from '@playwright/test';
import type { Credentials } from '../../tests/support/accounts.ts';
import * as board from './board.ts';
import { costOf, linesOf, orderOnline, takeOrder, type Line } from './orders.ts';
import { sitDown, type Diary, type Person, type Place } from './person.ts';
import { button, goTo } from './screens.ts';
import { signInFirst, TEAM } from './set-up.ts';
import type { Ask } from './shop.ts';

/** A day of thirty orders, by all roles, each at a device of its own. */

const ONLINE = 18;
/** What is told by phone and at the counter: the letters that find a dish. */
const TOLD: readonly { letters: string; dish: string }[] = [
  { letters: 'lasa', dish: 'Lasagne' },
  { letters: 'gnoc', dish: 'Gnocchi Gorgonzola' },
  { letters: 'cola', dish: 'Cola' },
  { letters: 'espr', dish: 'Espresso' },
];
const BY_PHONE = 6;
const AT_COUNTER = 6;
const AT_STATIONS = 4;
const FIRST_PASSWORD = 'Zum-ersten-Mal-1';

export interface Day {
  browser: Browser;
  url: string;
  place: Place;
  diary: Diary;
  ask: Ask;
  admin: Credentials;
  branch: number;
  passwords: ReadonlyMap<string, string>;
}

/** What the day must come to, in cents. */
export interface Expected {
  orders: number;
  completed: number;
  turnover: number;
  givenBack: number;
}

/** An account that the set-up does not count, with a password to change. */
async function hire({ ask, admin, branch }: Day, name: string, role: string): Promise<Credentials> {
  const email = `${name.toLowerCase()}@example.org`;
  await ask('users', {
    name,
    email,
    roles: [role],
    branches: [{ id: branch }],
    password: FIRST_PASSWORD,
    currentPassword: admin.password,
  });
  return { email, password: FIRST_PASSWORD };
}

async function arrive(day: Day, role: string, account: Credentials): Promise<Person> {
  const { person } = await sitDown(day.browser, day.url, day.place, day.diary);
  await person.task(`${role}: first sign-in`, async () => {
    await signInFirst(person, account);
    await person.page.getByText('Passwort geändert.').waitFor();
  });
  return person;
}

/** The kitchen's stations: pizza and pasta, and the bar. */
async function makeStations({ ask }: Day): Promise<void> {
  const categories = await ask<{ id: number; name: string }[]>('categories');
  for (const [name, of] of [
    ['Herd', ['Pizza', 'Pasta']],
    ['Bar', ['Getränke']],
  ] as const) {
    const { id } = await ask<{ id: number }>('stations', { name });
    for (const category of categories.filter((one) => of.includes(one.name as never)))
      await ask(`categories/${category.id}`, { station: { id } }, 'PUT');
  }
}

export async function playDay(day: Day): Promise<Expected> {
  const { ask, branch, passwords } = day;
  await makeStations(day);
  const accountOf = ({ email }: { email: string }) => ({ email, password: passwords.get(email) ?? '' });
  const [mia, ella] = [
    await arrive(day, 'manager', accountOf(TEAM[0])),
    await arrive(day, 'employee', accountOf(TEAM[1])),
  ];
  const karl = await arrive(day, 'kitchen', await hire(day, 'Karl', 'ROLE_KITCHEN'));

  const orders = new Map<string, readonly Line[]>();
  for (let n = 0; n < ONLINE; n++) {
    const lines = linesOf(n);
    orders.set(`Gast-${n}`, lines);
    await orderOnline(ask, branch, `Gast-${n}`, lines);
  }
  for (let n = 0; n < BY_PHONE + AT_COUNTER; n++) {
    const how = n < BY_PHONE ? 'Telefon' : 'Theke';
    const { letters, dish } = TOLD[n % TOLD.length] ?? { letters: '', dish: '' };
    const name = `${how}-${n}`;
    orders.set(name, [{ dish, amount: 1 }]);
    await ella.task(`employee: take an order (${how === 'Telefon' ? 'phone' : 'counter'})`, () =>
      takeOrder(ella, { how, name, letters, dish }),
    );
  }
  await goTo(ella, 'Bestellungen');

  await mia.task('manager: pause, and go on', () => board.pauseAndGoOn(mia));
  await mia.task('manager: 20 minutes longer, and back', () => board.takeLonger(mia));
  await ella.task('employee: sold out, and back', () => board.sellOut(ella, 'Pasta', 'Lasagne'));
  await goTo(ella, 'Bestellungen');

  const names = [...orders.keys()];
  const [refused = '', slipped = '', dropped = '', late = ''] = names;
  await ella.task('employee: confirm by mistake, undo', async () => {
    await board.step(ella, slipped, 'Bestätigen');
    await board.undo(ella, slipped);
  });
  await ella.task('employee: reject with a reason', () => board.reject(ella, refused));
  const kept = names.filter((name) => name !== refused);
  for (const name of kept) {
    await board.showColumn(ella, 'Neu');
    await ella.task('employee: confirm', () => board.step(ella, name, 'Bestätigen'));
  }
  await board.showColumn(ella, 'Bestätigt');
  await ella.task('employee: cancel a confirmed one', () => board.cancel(ella, dropped));
  await ella.task('employee: print again', () => board.printAgain(ella, late));
  await cook(karl);

  const done = kept.filter((name) => name !== dropped);
  for (const name of done) {
    await board.showColumn(ella, 'Bestätigt');
    const ready = board.card(ella.page, name).getByRole('button', { name: 'Abholbereit' });
    if (await ready.isVisible())
      await ella.task('employee: ready', () => board.step(ella, name, 'Abholbereit'));
  }
  for (const name of done) {
    await board.showColumn(ella, 'Unterwegs');
    await ella.task('employee: handed over', () => board.step(ella, name, 'Abgeholt'));
  }
  await board.showColumn(mia, 'Heute fertig');
  await mia.task('manager: give 2 EUR back', () => board.giveBack(mia, done.at(-1) ?? '', '2'));
  const turnover = done.reduce((sum, name) => sum + costOf(orders.get(name) ?? []), 0);
  return { orders: orders.size, completed: done.length, turnover, givenBack: 200 };
}

/** The kitchen's part of some orders, and the pass. */
async function cook(karl: Person): Promise<void> {
  const { page } = karl;
  await goTo(karl, 'Küche');
  for (const station of ['Herd', 'Bar']) {
    await karl.tap(page.getByRole('tab', { name: station }));
    const open = page
      .getByRole('region', { name: /^Offen: / })
      .getByRole('button', { name: new RegExp(`^Fertig: ${station}`) });
    for (let n = 0; n < AT_STATIONS; n++) {
      const label = (await open.first().getAttribute('aria-label')) ?? '';
      await karl.task('kitchen: part ready', async () => {
        await karl.tap(button(page, label));
        await button(page, label).waitFor({ state: 'detached' });
      });
    }
  }
  await karl.tap(page.getByRole('tab', { name: 'Pass: alle Stationen' }));
  const ready = page.getByRole('article').filter({ hasText: 'Alles fertig' });
  await karl.task('kitchen: hand out at the pass', async () => {
    const ticket = (await ready.first().getAttribute('aria-label')) ?? '';
    await karl.tap(
      page.getByRole('article', { name: ticket, exact: true }).getByRole('button', { name: 'Abholbereit' }),
    );
    await page.getByRole('article', { name: ticket, exact: true }).waitFor({ state: 'detached' });
  });
}

/** The next morning: the day is closed, and its statistics read. */
export async function closeDay(day: Day): Promise<void> {
  const berta = await arrive(day, 'bookkeeper', await hire(day, 'Berta', 'ROLE_BOOKKEEPER'));
  const { page } = berta;
  await berta.task('bookkeeper: close the day', async () => {
    await goTo(berta, 'Buchhaltung', 'Geld');
    await berta.tap(button(page, /^Bis .* abschließen$/));
    await berta.obvious(button(page.getByRole('dialog'), 'Abschließen'));
    await page.getByText('Abgeschlossen.').waitFor();
  });
  await berta.task('bookkeeper: statistics', async () => {
    await goTo(berta, 'Statistik', 'Geld');
    await page.getByRole('heading', { name: 'Statistik' }).waitFor();
  });
}
