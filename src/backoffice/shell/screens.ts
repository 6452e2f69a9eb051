/** What can be opened in the back office, by its place in the navigation. */
export interface Screen {
  to: string;
  label: string;
  /** The resource whose access is checked. */
  resource: string;
  /** The action whose access is checked; without one, `list`. */
  action?: 'list' | 'create' | 'edit';
  /** What it is also looked for by. */
  words: string;
}

/** The day's work, always in view. */
export const DAY = [
  { to: '/heute', label: 'Heute', resource: 'today', words: 'Überblick Tag Umsatz Auslastung' },
  { to: '/', label: 'Bestellungen', resource: 'board', words: 'Tafel neue live bestätigen Pause' },
  {
    to: '/kueche',
    label: 'Küche',
    resource: 'kitchen',
    words: 'Station Pass Bildschirm zubereiten fertig Pizzaofen Bar',
  },
  { to: '/sold-out', label: 'Heute aus', resource: 'sold-out', words: 'ausverkauft nicht verfügbar' },
  { to: '/orders', label: 'Verlauf', resource: 'orders', words: 'alte Bestellungen Suche frühere' },
  { to: '/messages', label: 'Nachrichten', resource: 'messages', words: 'Mail E-Mail SMS verschickt' },
] as const satisfies readonly Screen[];

/** Everything else, in groups that open: most used first. */
export const GROUPS = [
  {
    title: 'Angebot',
    entries: [
      { to: '/menus', label: 'Speisekarten', resource: 'menus', words: 'Menü Karte Gerichte sortieren' },
      {
        to: '/products',
        label: 'Produkte',
        resource: 'products',
        words: 'Gerichte Artikel Preise Allergene',
      },
      {
        to: '/option-groups',
        label: 'Gemeinsame Optionen',
        resource: 'option-groups',
        words: 'Extras Größe Dressing Auswahl für mehrere Produkte Zutaten',
      },
      { to: '/categories', label: 'Kategorien', resource: 'categories', words: 'Gruppen' },
      { to: '/tags', label: 'Tags', resource: 'tags', words: 'Merkmale vegan Filter' },
      {
        to: '/uebersetzungen',
        label: 'Übersetzungen',
        resource: 'translations',
        words: 'Sprachen Englisch Französisch Italienisch Türkisch übersetzen',
      },
      { to: '/images', label: 'Bilder', resource: 'images', words: 'Fotos' },
    ],
  },
  {
    title: 'Filialen und Geräte',
    entries: [
      {
        to: '/branches',
        label: 'Filialen',
        resource: 'branches',
        words: 'Standorte Öffnungszeiten Liefergebiete Feiertage',
      },
      {
        to: '/schliesstage',
        label: 'Schließtage',
        resource: 'closing',
        words: 'Feiertage Urlaub Ferien Kalender geschlossen besondere Tage',
      },
      { to: '/tables', label: 'Tische', resource: 'tables', words: 'QR-Codes drucken Etiketten' },
      { to: '/devices', label: 'Geräte', resource: 'devices', words: 'Drucker Bondrucker Testdruck' },
      { to: '/stations', label: 'Stationen', resource: 'stations', words: 'Küche Pass Pizzaofen Bar' },
      { to: '/prints', label: 'Drucke', resource: 'prints', words: 'Druckaufträge Belege Bon' },
      { to: '/divisions', label: 'Organisationen', resource: 'divisions', words: 'Firmen Gruppen' },
    ],
  },
  {
    title: 'Geld',
    entries: [
      { to: '/statistics', label: 'Statistik', resource: 'statistics', words: 'Umsatz Auswertung Berichte' },
      { to: '/payments', label: 'Zahlungen', resource: 'payments', words: 'Erstattungen Online Karte' },
      {
        to: '/books',
        label: 'Buchhaltung',
        resource: 'books',
        words: 'Tagesabschluss DATEV Export Steuerberater',
      },
      { to: '/withdrawals', label: 'Widerrufe', resource: 'withdrawals', words: 'Rückgabe Vertrag' },
    ],
  },
  {
    title: 'Team',
    entries: [
      { to: '/users', label: 'Benutzer', resource: 'users', words: 'Mitarbeiter Konten Rollen Rechte' },
      // Everyone has an account.
      {
        to: '/konto',
        label: 'Mein Konto',
        resource: 'account',
        words: 'Passwort ändern zweiter Faktor abmelden Anmeldungen',
      },
    ],
  },
  {
    title: 'Shop',
    entries: [
      { to: '/config', label: 'Einstellungen', resource: 'config', words: 'Konfiguration' },
      { to: '/publishing', label: 'Veröffentlichen', resource: 'publishing', words: 'Seiten live stellen' },
      { to: '/blocks', label: 'Inhalte', resource: 'blocks', words: 'Texte Startseite Über uns' },
      { to: '/donatees', label: 'Spendenempfänger', resource: 'donatees', words: 'Verein Spenden' },
      { to: '/uploads', label: 'Uploads', resource: 'uploads', words: 'Dateien von Kunden' },
    ],
  },
  {
    title: 'Technik',
    entries: [
      { to: '/backups', label: 'Sicherung', resource: 'backups', words: 'Backup Datensicherung' },
      { to: '/logs', label: 'Protokoll', resource: 'logs', words: 'Änderungen wer hat geändert Log' },
      {
        to: '/customer-data',
        label: 'Auskunft und Löschen',
        resource: 'customer-data',
        words: 'Datenschutz DSGVO Kundendaten',
      },
    ],
  },
] as const satisfies readonly { title: string; entries: readonly Screen[] }[];

type Entry = (typeof DAY)[number] | (typeof GROUPS)[number]['entries'][number];
/** The address of a screen of the navigation. */
export type ScreenPath = Entry['to'];

export const ENTRIES: readonly (Screen & { to: ScreenPath })[] = [
  ...DAY,
  ...GROUPS.flatMap(({ entries }): readonly Entry[] => entries),
];

/** What has no place of its own in the navigation: the search finds it. */
export const MORE = [
  { to: '/hilfe', label: 'Hilfe', resource: 'account', words: 'Anleitung Handbuch Wozu' },
  {
    to: '/aufnehmen',
    label: 'Bestellung aufnehmen',
    resource: 'taking',
    action: 'create',
    words: 'Telefon Theke',
  },
  { to: '/first-run', label: 'Erste Schritte', resource: 'config', words: 'Einrichten Anfang Demo leeren' },
  {
    to: '/products/create',
    label: 'Produkt anlegen',
    resource: 'products',
    action: 'create',
    words: 'neues Gericht',
  },
  {
    to: '/products/preise',
    label: 'Preise ändern',
    resource: 'products',
    action: 'edit',
    words: 'teurer billiger Prozent viele Produkte',
  },
  {
    to: '/products/aendern',
    label: 'Produkte ändern',
    resource: 'products',
    action: 'edit',
    words: 'viele auf einmal Kategorie Steuersatz Allergene sichtbar Vorlaufzeit',
  },
  {
    to: '/products/import',
    label: 'Produkte importieren',
    resource: 'products',
    action: 'create',
    words: 'Excel CSV Tabelle Export Bilder ZIP',
  },
  {
    to: '/option-groups/create',
    label: 'Gemeinsame Optionen anlegen',
    resource: 'option-groups',
    action: 'create',
    words: 'neue Extras Auswahl',
  },
  {
    to: '/menus/create',
    label: 'Speisekarte anlegen',
    resource: 'menus',
    action: 'create',
    words: 'neue Karte',
  },
  {
    to: '/branches/vergleich',
    label: 'Filialen vergleichen',
    resource: 'branches',
    words: 'Öffnungszeiten Liefergebühren Mindestbestellwert alle Filialen',
  },
  {
    to: '/vorschau',
    label: 'Vorschau',
    resource: 'closing',
    words: 'Was sehen Kunden Uhr Zeitpunkt anderer Tag Weihnachten Feiertag Schließtag simulieren',
  },
  {
    to: '/branches/create',
    label: 'Filiale anlegen',
    resource: 'branches',
    action: 'create',
    words: 'neuer Standort',
  },
  {
    to: '/tables/create',
    label: 'Tisch anlegen',
    resource: 'tables',
    action: 'create',
    words: 'neuer QR-Code',
  },
  {
    to: '/devices/create',
    label: 'Gerät anlegen',
    resource: 'devices',
    action: 'create',
    words: 'neuer Drucker',
  },
  {
    to: '/users/create',
    label: 'Benutzer anlegen',
    resource: 'users',
    action: 'create',
    words: 'neuer Mitarbeiter',
  },
] as const satisfies readonly Screen[];

/** The screen of the navigation that an address belongs to; undefined for screens without an entry. */
export function screenAt(pathname: string): ScreenPath | undefined {
  const fits = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return ENTRIES.find(({ to }) => fits(to))?.to;
}
