import { expect, type Page } from '@playwright/test';
import { placeOrder } from './office.ts';

/** The demo's branch that is always open. */
export const BRANCH = 3;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Where to look, and what stands there once all of it is there. */
export type Screen = readonly [path: string, ready: string | RegExp];

export async function made(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** Lists that are empty in the demo get something to show. */
export async function fill(page: Page): Promise<Record<'device' | 'donatee' | 'group' | 'log', number>> {
  const branch = { id: BRANCH };
  // Files are taken only where a product asks for them.
  const parts = [{ name: 'Motiv', type: 'image', optional: true }];
  await made(page, 'products', { name: 'Torte mit Bild', price: 30, config: { parts } });
  await made(page, 'uploads', { data: PIXEL });
  await made(page, `branches/${BRANCH}/api-keys`, { name: 'Bildschirm am Fenster' });
  await placeOrder(page.request, BRANCH);
  const declared = { name: 'Wanda Widerruf', email: 'wanda@example.org', orderNumber: '#4711' };
  const answer = await page.request.post('/api/withdrawals', { data: declared });
  expect(answer.status()).toBe(201);
  const part = { name: 'Dressing', type: 'select', options: [{ name: 'Essig und Öl' }] };
  const group = await made(page, 'option-groups', { name: 'Dressing für Salate', part });
  // Parts of the screens may be looked at in the same shop.
  const identifier = `pass-${group}`;
  const device = await made(page, 'devices', { name: 'Drucker am Pass', identifier, branch });
  const donatee = await made(page, 'donatees', { name: 'Tierheim' });
  const { data } = (await (await page.request.get('/api/logs?range=[0,0]')).json()) as {
    data: { id: number }[];
  };
  return { device, donatee, group, log: data[0]?.id ?? 0 };
}

/** All screens but those that are about orders. */
export const screens = ({ device, donatee, group, log }: Awaited<ReturnType<typeof fill>>): Screen[] => [
  ['/heute', 'Die nächsten Zeiten'],
  ['/kueche', 'Pass: alle Stationen'],
  ['/sold-out', /^Heute aus \(/],
  ['/products', 'Alle Kategorien'],
  ['/products/101', 'So sehen es Kunden'],
  ['/products/preise', 'Vorschau'],
  ['/products/aendern', 'Legen Sie oben fest, was sich ändert'],
  ['/products/create', 'So sehen es Kunden'],
  ['/option-groups', 'Dressing für Salate'],
  [`/option-groups/${group}`, 'In diesen Produkten'],
  ['/uebersetzungen', 'Ihr Shop wird nur auf Deutsch angeboten'],
  ['/menus', 'Ofenküche'],
  ['/option-groups/create', 'Was Kunden auswählen'],
  ['/menus/1', 'Kategorie hinzufügen'],
  ['/menus/create', 'Inhalt übernehmen von'],
  ['/schliesstage', 'Alle Feiertage schließen'],
  ['/tables', 'Feige & Glut Ottensen'],
  ['/tables/1', 'Tischnummer oder Kennung'],
  ['/vorschau', 'Vorschau öffnen'],
  ['/users', 'aktiv'],
  ['/users/1', 'Darf sich anmelden'],
  ['/users/create', 'Erstes Passwort'],
  ['/divisions', 'feige-und-glut'],
  ['/divisions/1', 'Löschen'],
  ['/devices', 'Drucker am Pass'],
  [`/devices/${device}`, 'Testdruck'],
  ['/blocks', 'about-top'],
  ['/blocks/1', 'Teil hinzufügen'],
  ['/donatees', 'Tierheim'],
  [`/donatees/${donatee}`, 'Löschen'],
  ['/promotions', 'Für die große Runde'],
  ['/promotions/create', /^Das tut diese Aktion/],
  ['/promotions/1', 'Codes erzeugen'],
  ['/price-times', 'Happy Hour'],
  ['/price-times/1', 'Sonstigen Preis durchgestrichen zeigen'],
  ['/stations', 'Kalte Küche'],
  ['/price-times/create', 'Sonstigen Preis durchgestrichen zeigen'],
  ['/stations/1', /^Eine Station ist ein Platz/],
  ['/uploads', 'image/png'],
  ['/customer-data', /^Kunden dürfen erfahren/],
  ['/logs', 'Tierheim'],
  [`/logs/${log}/show`, 'Nachher'],
  ['/images', /^Bild \d+$/],
  ['/images/create', 'Bild hierher ziehen'],
  ['/categories', 'Getränke'],
  ['/categories/1', 'Bild entfernen'],
  ['/tags', 'Vegan'],
  ['/tags/1', 'Tags kennzeichnen Filialen'],
  ['/branches/create', 'Adresse und Kontakt'],
  [`/branches/${BRANCH}/schluessel`, 'Bildschirm am Fenster'],
  ['/branches/vergleich', 'Öffnungszeiten von Feige & Glut Ehrenfeld ändern'],
  ['/branches/1', 'Bild hinzufügen'],
  ['/branches/1/zeiten', 'Besondere Tage'],
  ['/branches/1/lieferung', 'Gebiet hinzufügen'],
  ['/branches/1/bestellen', 'Was Kunden angeben müssen'],
  ['/branches/1/bezahlen', 'Essensbon'],
  ['/branches/1/show', 'Tische dieser Filiale'],
  ['/config', 'Name des Shops'],
  ['/config/auftritt', 'Markenfarbe'],
  ['/config/rechtliches', 'Impressum'],
  ['/config/datenschutz', 'Protokoll (Tage)'],
  ['/config/sicherheit', 'Zweiter Faktor für Administratoren verlangt'],
  ['/config/bezahlen', 'Barzahlung'],
  ['/config/karte', 'Karte auf der Startseite'],
  ['/config/erweiterungen', 'Kategorienleiste'],
  ['/withdrawals', 'Wanda Widerruf'],
  ['/withdrawals/1/show', 'Eingangsbestätigung'],
  ['/statistics', 'Beliebte Produkte'],
  ['/books', 'Länge der Sachkonten'],
  ['/publishing', 'Verlauf'],
  ['/connections', 'Noch kein Empfänger.'],
  ['/backups', 'Es sind keine nächtlichen Sicherungen eingerichtet.'],
  ['/first-run', 'Rechtstexte'],
  ['/konto', 'Sie arbeiten als'],
];

/** Goes to a screen as its links do, without a reload. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/backend${path}`);
