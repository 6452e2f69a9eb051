/** German messages for failures without a message of the API (SPEC section 8). */
export const failures = {
  noConnection: 'Keine Verbindung zum Server. Bitte versuchen Sie es erneut.',
  signedOut: 'Ihre Anmeldung ist abgelaufen, es wurde nichts gespeichert. Bitte melden Sie sich neu an.',
  load: 'Daten konnten nicht geladen werden',
  configLoad: 'Konfiguration konnte nicht geladen werden',
  configSave: 'Konfiguration konnte nicht gespeichert werden',
  statistics: 'Statistik konnte nicht geladen werden',
  me: 'Aktiver Benutzer konnte nicht geladen werden',
  orderCancel: 'Bestellung konnte nicht storniert werden',
  orderStep: 'Bestellstatus konnte nicht geändert werden',
  payment: 'Zahlungsstatus konnte nicht überprüft werden',
  print: 'Beleg konnte nicht gedruckt werden',
  resend: 'Bestätigung konnte nicht versendet werden',
  test: 'Test nicht erfolgreich',
} as const;

/** The German names of the API's lists; `one` is also used within sentences. */
export const resources = {
  orders: { one: 'Bestellung', many: 'Bestellungen' },
  divisions: { one: 'Organisation', many: 'Organisationen' },
  branches: { one: 'Filiale', many: 'Filialen' },
  menus: { one: 'Speisekarte', many: 'Speisekarten' },
  categories: { one: 'Kategorie', many: 'Kategorien' },
  products: { one: 'Produkt', many: 'Produkte' },
  tags: { one: 'Tag', many: 'Tags' },
  tables: { one: 'Tisch', many: 'Tische' },
  blocks: { one: 'Inhalt', many: 'Inhalte' },
  'option-groups': { one: 'Gemeinsame Optionen', many: 'Gemeinsame Optionen' },
  donatees: { one: 'Spendenempfänger', many: 'Spendenempfänger' },
  stations: { one: 'Station', many: 'Stationen' },
  translations: { one: 'Übersetzung', many: 'Übersetzungen' },
  devices: { one: 'Gerät', many: 'Geräte' },
  users: { one: 'Benutzer', many: 'Benutzer' },
  images: { one: 'Bild', many: 'Bilder' },
  uploads: { one: 'Upload', many: 'Uploads' },
  payments: { one: 'Zahlung', many: 'Zahlungen' },
  logs: { one: 'Eintrag', many: 'Einträge' },
  prints: { one: 'Druck', many: 'Drucke' },
  messages: { one: 'Nachricht', many: 'Nachrichten' },
  withdrawals: { one: 'Widerruf', many: 'Widerrufe' },
  promotions: { one: 'Aktion', many: 'Aktionen' },
  'price-times': { one: 'Preiszeit', many: 'Preiszeiten' },
} as const;

export type ResourceName = keyof typeof resources;

const DONE = { created: 'erstellt', updated: 'aktualisiert', deleted: 'gelöscht' } as const;

export const couldNot = {
  loadMany: (name: ResourceName) => `${resources[name].many} konnten nicht geladen werden`,
  loadOne: (name: ResourceName) => `${resources[name].one} konnte nicht geladen werden`,
  be: (name: ResourceName, done: keyof typeof DONE) =>
    `${resources[name].one} konnte nicht ${DONE[done]} werden`,
};

/** The keys of a keyboard. */
export const keyNames = { control: 'Strg', space: 'Leertaste' } as const;

/** What each shortcut does. */
export const shortcutNames = {
  search: 'Suchen',
  list: 'Diese Tastenkürzel zeigen',
  take: 'Bestellung aufnehmen',
  cards: 'Von Bestellung zu Bestellung',
  onward: 'Weiter zum nächsten leeren Feld',
  send: 'Bestellung abschicken',
  drag: 'Zeile am Griff aufnehmen und ablegen, dazwischen Pfeiltasten',
} as const;

/** Times and amounts within sentences. */
export const formatTexts = {
  tomorrow: (time: string) => `Morgen, ${time}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  /** A moment within a sentence. */
  oClock: (moment: string) => `${moment} Uhr`,
  /** A day as YYYY-MM-DD without its year. */
  shortDay: (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`,
  /** Words of someone else. */
  quoted: (words: string) => `„${words}“`,
  /** An amount that is only known when the goods are weighed. */
  approximately: (amount: string) => `ca. ${amount}`,
} as const;
