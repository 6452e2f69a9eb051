import type { Locator } from '@playwright/test';
import type { Credentials } from '../../tests/support/accounts.ts';
import { DISHES, picturesOf, SIZES } from './dishes.ts';
import type { Person } from './person.ts';
import { button, field, goTo, link, list, PASSWORD, save, signIn } from './screens.ts';

/** A new shop from empty, as the guide leads to it. */

export const SHOP = 'Trattoria Aurora';
export const BRANCH = 'Aurora Mitte';

export const TEAM = [
  { name: 'Mia Wirt', email: 'mia@example.org', role: 'Filialleitung' },
  { name: 'Ella Ofen', email: 'ella@example.org', role: null },
] as const;

const toGuide = (person: Person) => goTo(person, 'Erste Schritte');

/** The first sign-in, with a password that was given and has to give way to one's own. */
export async function signInFirst(person: Person, given: Credentials): Promise<Credentials> {
  const { page } = person;
  await signIn(person, given);
  await person.type(field(page, 'Neues Passwort'), PASSWORD);
  await person.type(field(page, 'Neues Passwort noch einmal'), PASSWORD);
  await person.tap(button(page, 'Passwort speichern'));
  return { email: given.email, password: PASSWORD };
}

/** Sets the shop up; answers the first passwords of its people by their address. */
export async function setUp(
  person: Person,
  admin: Credentials,
  printerPort: number,
): Promise<ReadonlyMap<string, string>> {
  const { page } = person;
  await person.task('sign in, own password', async () => {
    await signInFirst(person, admin);
    await link(page, 'Einrichten').waitFor();
  });
  await person.task('empty the demo, country, name', () => begin(person));
  await person.task('branch with address', () => makeBranch(person));
  await person.task('opening hours', () => enterHours(person));
  await person.task('12 dishes with options', () => enterDishes(person));
  await person.task('12 pictures', () => bringPictures(person));
  await person.task('printer, with a test', () => addPrinter(person, printerPort));
  const passwords = new Map<string, string>();
  await person.task('two people', async () => {
    for (const one of TEAM) passwords.set(one.email, await addPerson(person, one));
  });
  return passwords;
}

async function begin(person: Person): Promise<void> {
  const { page } = person;
  await person.tap(link(page, 'Einrichten'));
  await person.tap(button(page, 'Leer beginnen'));
  await person.obvious(button(page, 'Alles löschen und leer beginnen'));
  await page.getByText('Die Demo ist geleert.').waitFor();
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await person.tap(button(step('Land'), 'Übernehmen'));
  await page.getByText('Das Land ist gesetzt.').waitFor();
  await person.type(field(page, 'Name des Shops'), SHOP);
  await person.tap(button(step('Name des Shops'), 'Übernehmen'));
  await page.getByText('Der Name ist gesetzt.').waitFor();
}

async function makeBranch(person: Person): Promise<void> {
  const { page } = person;
  await person.tap(link(page, 'Zur Filiale: Filiale'));
  await person.type(field(page, 'Name'), BRANCH);
  await person.type(field(page, 'Straße und Hausnummer'), 'Torstraße 3');
  await person.type(field(page, 'PLZ'), '10119');
  await person.type(field(page, 'Ort'), 'Berlin');
  await person.type(field(page, 'Telefon'), '030 5550170');
  await save(person);
  await page.getByRole('heading', { name: `Filiale: ${BRANCH}` }).waitFor();
}

/** Around the clock, so that the day can be played at any hour. */
async function enterHours(person: Person): Promise<void> {
  const { page } = person;
  await person.tap(page.getByRole('tab', { name: 'Öffnungszeiten' }));
  await person.tap(button(page, 'Zeiten für jeden Tag'));
  await person.type(field(page, 'Jeden Tag, 1. Zeit von'), '00:00');
  await person.type(field(page, 'Jeden Tag, 1. Zeit bis'), '00:00');
  await save(person);
}

async function enterDishes(person: Person): Promise<void> {
  const { page } = person;
  await toGuide(person);
  await person.tap(link(page, /^Produkte anlegen/));
  let category = '';
  for (const dish of DISHES) {
    const basics = page.getByRole('region', { name: 'Das Wichtigste' });
    // The focus is in the name from the second on.
    if (dish === DISHES[0]) await person.type(field(basics, 'Name'), dish.name);
    else {
      await page.locator('[name="name"]:focus').waitFor();
      await person.typeOn(dish.name);
    }
    await person.type(field(basics, 'Preis'), dish.price);
    if (dish.category !== category) await person.type(list(basics, 'Kategorie'), dish.category);
    ({ category } = dish);
    const options = dish.hasSizes ? SIZES : dish.options;
    if (options) await addOptions(person, dish.hasSizes ? 'Größe' : 'Art', options);
    await save(person, dish === DISHES.at(-1) ? 'Speichern' : 'Speichern und nächstes');
    await page.getByText(`„${dish.name}“ ist gespeichert.`).waitFor();
  }
  await page.waitForURL(/products\/\d+$/);
}

async function addOptions(
  person: Person,
  name: string,
  options: readonly (readonly [name: string, price: string])[],
): Promise<void> {
  const parts: Locator = person.page.getByRole('region', { name: 'Auswahl', exact: true });
  await person.tap(button(parts, 'Auswahl hinzufügen'));
  await person.type(field(parts, 'Name').first(), name);
  for (const [index, [option, price]] of options.entries()) {
    await person.tap(button(parts, 'Option hinzufügen'));
    const row = parts.getByRole('group', { name: `Option ${index + 1}`, exact: true });
    await person.type(field(row, 'Name'), option);
    if (price !== '0') await person.type(field(row, 'Betrag'), price);
  }
}

async function bringPictures(person: Person): Promise<void> {
  const { page } = person;
  await goTo(person, 'Produkte', 'Angebot');
  await person.tap(link(page, 'Import / Export'));
  const card = page.getByRole('region', { name: 'Bilder importieren' });
  const input = card.getByLabel('Bilder oder ZIP auswählen').and(page.locator('input'));
  await person.attach(input, await picturesOf(DISHES));
  await person.tap(button(card, '12 Bilder für 12 Produkte übernehmen'));
  await card.getByText('12 Produkte haben neue Bilder.').waitFor();
}

async function addPrinter(person: Person, port: number): Promise<void> {
  const { page } = person;
  await toGuide(person);
  await person.tap(link(page, 'Drucker anschließen'));
  await person.type(field(page, 'Name'), 'Bondrucker');
  await person.pick(list(page, 'Verbindung'), /^Netzwerkdrucker/);
  await person.type(field(page, 'Adresse im Netz'), '127.0.0.1');
  await person.type(page.getByRole('spinbutton', { name: 'Anschluss' }), String(port));
  await save(person);
  await person.tap(link(page, 'Bondrucker'));
  await person.tap(button(page, 'Testdruck'));
  await page.getByText('Der Testdruck ist gedruckt').waitFor();
}

/** Answers the password that the screen suggests. */
async function addPerson(person: Person, { name, email, role }: (typeof TEAM)[number]): Promise<string> {
  const { page } = person;
  await toGuide(person);
  await person.tap(link(page, 'Mitarbeiter anlegen'));
  await person.type(field(page, 'Name'), name);
  await person.type(field(page, 'E-Mail'), email);
  if (role) {
    await person.tap(page.getByRole('checkbox', { name: role }));
    await person.tap(page.getByRole('checkbox', { name: 'Mitarbeiter' }));
  }
  await person.tap(button(page, 'Vorschlagen'));
  const password = await page.getByLabel('Erstes Passwort').inputValue();
  const proof = page.getByLabel('Ihr eigenes Passwort');
  if (await proof.isVisible()) await person.type(proof, PASSWORD);
  await save(person);
  await page.waitForURL(/users$/);
  return password;
}
