import type { Step } from './steps.ts';

/** German words of the first steps. */
export const texts = {
  title: 'Erste Schritte',
  intro:
    'Schritt für Schritt zum eigenen Shop. Ein Haken erscheint von selbst, sobald ein Schritt erledigt ist.',
  complete: 'Alles erledigt – Ihr Shop ist bereit für Gäste.',
  progress: (done: number, all: number) => `${done} von ${all} Schritten erledigt`,
  done: 'Erledigt',
  open: 'Noch offen',
  recheck: 'Erneut prüfen',
  cancel: 'Abbrechen',
  failed: 'Der Stand der Einrichtung konnte nicht geladen werden',
  denied: 'Kein Zugriff: Die Einrichtung ist Administratoren vorbehalten.',
  /** Above every screen of the demo shop. */
  demo: {
    plain: 'Das ist noch der Demoshop. Bestellungen sind nur zum Ausprobieren.',
    withTerminal:
      'Das ist noch der Demoshop: Online bezahlt wird am Testterminal, ohne Geld. Eine bezahlte Bestellung ist hier keine.',
    action: 'Einrichten',
  },
  /** Beginning without the demo's dishes. */
  empty: {
    hint: 'Sie können die Demo nach und nach umbauen oder mit einem leeren Shop beginnen.',
    action: 'Leer beginnen',
    title: 'Leer beginnen?',
    what: 'Alle Filialen, Tische, Speisekarten, Kategorien und Produkte werden gelöscht, auch solche, die Sie angelegt haben, dazu Tags, Organisationen, Inhalte, Spendenempfänger und die Bilder der Demo. Das lässt sich nicht rückgängig machen.',
    stays: 'Konten, Einstellungen und Probebestellungen bleiben, ohne Name, Logo und Rechtstexte der Demo.',
    confirm: 'Alles löschen und leer beginnen',
    done: 'Die Demo ist geleert. Beginnen Sie mit dem Namen Ihres Shops.',
    failed: 'Die Demo konnte nicht geleert werden',
  },
  /** The choice of a country, and what follows from it. */
  country: {
    label: 'Land des Shops',
    save: 'Übernehmen',
    saved: 'Das Land ist gesetzt.',
    failed: 'Das Land konnte nicht gespeichert werden',
    currency: (currency: string) => `Währung auf ${currency} stellen`,
    timezone: (zone: string) => `Zeitzone auf ${zone} stellen`,
    german: (country: 'DE' | 'AT' | 'CH') =>
      `Mit Kunden sprechen, wie man im Land schreibt: ${{ DE: '10,90 €', AT: '€ 10,90', CH: 'CHF 10.90' }[country]}, „Abholung“, „Zur Kasse“`,
    names: 'Steuersätze der Produkte und Liefergebiete, die zum Land passen, mit Namen führen',
    namesHint: 'Ändert das Land einen Satz, gilt der neue ab seinem Tag von selbst.',
    keepWording:
      'Der Bestellknopf heißt dann „Zahlungspflichtig bestellen“, wenn Sie keine Aufschrift gewählt haben.',
  },
  /** What a legal text or fact still lacks. */
  missing: {
    heading: 'Es fehlt noch:',
    imprint: 'Impressum',
    terms: 'AGB',
    privacy: 'Datenschutz',
    legalForm: 'Rechtsform und Register (Einstellungen, Shop)',
    sellerAddress: 'Anschrift des Unternehmens (Einstellungen, Shop)',
    guarantee: 'Gewährleistungshinweis der EU (Einstellungen, Rechtliches), Pflicht seit 27. September 2026',
    guaranteeSource: 'Amtliche Datei der Europäischen Kommission',
    payment: 'eine Zahlungsart, die eine Filiale anbietet',
    email:
      'E-Mail bei Lieferung und Takeaway verlangen, sonst bleibt Kunden nur der Beleg auf der Statusseite',
  },
  /** Ways to a menu besides entering one product after the other. */
  menuWays: { table: 'Aus einer Tabelle', menus: 'Zu den Speisekarten' },
  also: {
    title: 'Vor dem ersten Tag',
    links: { printer: 'Drucker anschließen', people: 'Mitarbeiter anlegen' },
  },
  /** The shop's name, entered in the guide. */
  name: {
    label: 'Name des Shops',
    save: 'Übernehmen',
    saved: 'Der Name ist gesetzt.',
  },
  steps: {
    country: {
      title: 'Land',
      hint: 'Wo ist Ihr Shop? Danach richten sich Bestellknopf, Steuersätze und die Hinweise an den Preisen.',
      // Chosen in the guide.
      action: null,
    },
    name: {
      title: 'Name des Shops',
      hint: 'Er steht auf allen Seiten und Belegen.',
      action: null,
    },
    branch: {
      title: 'Filiale',
      hint: 'Legen Sie Ihre Filiale mit Anschrift an, oder machen Sie aus einer Filiale der Demo Ihre eigene.',
      action: 'Zur Filiale',
    },
    hours: {
      title: 'Öffnungszeiten',
      hint: 'Tragen Sie bei Ihrer Filiale ein, wann Sie geöffnet haben.',
      action: 'Zu den Zeiten',
    },
    menu: {
      title: 'Erste Speisekarte',
      hint: 'Legen Sie Produkte an, und nennen Sie bei jedem seine Kategorie: Die Speisekarte entsteht von selbst.',
      action: 'Produkte anlegen',
    },
    legal: {
      title: 'Rechtstexte',
      hint: 'Impressum, Datenschutz und AGB: als eigener Text oder als Link, ohne die Texte der Demo. Dazu Rechtsform und Anschrift für Bestellbestätigungen.',
      action: 'Zu den Einstellungen',
    },
    order: {
      title: 'Probebestellung',
      hint: 'Bestellen Sie einmal selbst, und sehen Sie zu, wie die Bestellung in der Verwaltung ankommt.',
      action: 'Zum Shop',
    },
  } satisfies Record<Step, { title: string; hint: string; action: string | null }>,
} as const;
