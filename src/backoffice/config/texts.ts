import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { paymentNames } from '../forms/texts.ts';

/** Where the European Commission has the official files of the notice on the legal guarantee. */
export const GUARANTEE_FILES =
  'https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en';

export const configTexts = {
  title: 'Einstellungen',
  saved: 'Die Einstellungen sind gespeichert. Der Shop wird neu veröffentlicht.',
  unchanged: 'Es wurde nichts geändert.',
  tabs: {
    shop: 'Shop',
    face: 'Auftritt',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    security: 'Sicherheit',
    paying: 'Bezahlen',
    map: 'Karte',
    plugins: 'Erweiterungen',
  },
  shop: {
    names: 'Namen',
    shopName: 'Name des Shops',
    businessName: 'Name des Unternehmens',
    businessHint: 'Steht neben dem © in der Fußzeile.',
    legalForm: 'Rechtsform und Register',
    legalFormHint: 'Zum Beispiel: GmbH, Amtsgericht Köln, HRB 12345, vertreten durch Maria Muster',
    legalFormMissing: 'Fehlt noch: Sie steht auf Bestellbestätigungen und am Ende jeder Mail an Kunden.',
    registerMissing:
      'Fehlt noch: Auf Geschäftsbriefen, also auch in Mails, nennt diese Rechtsform Sitz, Gericht und Nummer des Registers und wer sie vertritt.',
    sellerAddress: 'Anschrift des Unternehmens',
    sellerAddressHint: 'Steht mit Name und Rechtsform auf Bestellbestätigungen.',
    title: 'Titel der Startseite',
    description: 'Beschreibung',
    website: 'Website',
    logo: 'Logo',
    region: 'Region',
    country: 'Land',
    countryHint:
      'Wählt vor, was das Recht dort verlangt: Bestellknopf, Steuersätze, Hinweise an den Preisen, „Ablehnen“ im Cookie-Hinweis, eine Erklärung zur Barrierefreiheit. Alles bleibt einstellbar.',
    countries: { '': 'Keines: wie ausgeliefert', DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
    smallBusiness: 'Kleinunternehmen: ohne Mehrwertsteuer',
    smallBusinessHint:
      '§ 19 UStG, in Österreich § 6 Abs. 1 Z 27 UStG. Alle Steuersätze sind dann 0, und an den Preisen steht, warum.',
    currency: 'Währung',
    currencyHint: 'Drei Buchstaben, zum Beispiel EUR oder CHF',
    timezone: 'Zeitzone',
    timezoneHint: 'Danach richten sich Öffnungszeiten und Termine.',
    locale: 'Deutsch aus',
    german: 'Deutsch für Kunden',
    germans: {
      standard: 'Grundfassung: 10,90 EUR, Takeaway',
      natural: 'Wie man im Land schreibt: 10,90 €, Abholung',
    },
    germanHint:
      'Wie man im Land schreibt: in Österreich € 10,90 und USt., in der Schweiz CHF 10.90 und ss. Ohne Land gilt Deutschland. Belege und Verwaltung bleiben, wie sie sind.',
    languages: 'Weitere Sprachen der Seiten',
    languagesHint:
      'Seiten, Meldungen und Nachrichten an Kunden gibt es dann auch in diesen Sprachen. Was Sie selbst schreiben, bleibt, wie es ist.',
    shop: 'Schlüssel des Warenkorbs',
    shopHint: 'Wer ihn ändert, leert alle Warenkörbe, die Kunden gerade gefüllt haben.',
    ordering: 'Bestellen',
    method: 'Zuerst ausgewählt',
    methods: {
      '': 'Was die Filiale zuerst anbietet',
      ...MODE_NAMES,
    },
    holdMinutes: 'Minuten, die ein Platz an der Kasse frei gehalten wird',
    holdMinutesHint:
      'Für Filialen mit einer Grenze je halbe Stunde: Wer an der Kasse eine Uhrzeit wählt, behält den Platz so lange. 0 bis 30; 0 schaltet es aus.',
    reminderMinutes: 'Minuten, nach denen an unbeantwortete Bestellungen erinnert wird',
    unattendedMinutes: 'Minuten ohne waches Gerät, nach denen eine offene Filiale als unbesetzt gilt',
    unattendedMinutesHint:
      'Ein Gerät ist wach, solange dort die Bestellungen geöffnet sind oder ein Drucker seine Belege abholt. Auch eine Bestellung, die nach beiden Erinnerungen niemand beantwortet hat, zählt. Mitarbeiter bekommen dann Mitteilung und E-Mail, die Filiale auch SMS, wenn ihre Nummer mobil ist und der Shop SMS sendet. 0: nie.',
    unattendedAction: 'Was Kunden einer unbesetzten Filiale sehen',
    unattendedActions: {
      tell: 'Nichts',
      call: 'Bitte rufen Sie an, mit Nummer; Bestellungen warten',
      refuse: 'Dasselbe, und bis dahin keine Bestellungen',
    },
    reminderMinutesHint:
      'Das Team der Filiale bekommt dann eine Benachrichtigung und eine E-Mail, und nach der dreifachen Zeit noch einmal. Gezählt wird, solange geöffnet ist. 0 schaltet es aus.',
    disableTickets: 'Keine Ticketnummern',
    disableTicketsHint: 'Kunden sehen dann die Bestellnummer.',
    wording: 'Aufschrift des Bestellknopfs',
    wordings: {
      country: 'Wie das Land es verlangt',
      standard: 'Bestellung abschicken',
      binding: 'Zahlungspflichtig bestellen',
    },
  },
  legal: {
    hint: 'Steht ein Text da, zeigt ihn der Shop auf einer eigenen Seite. Sonst führt der Link dorthin, wo er eingetragen ist. Ohne beides fehlt er.',
    link: 'Oder Adresse einer fremden Seite',
    text: (name: string) => `Text: ${name}`,
    pages: {
      termsAndConditions: 'Allgemeine Geschäftsbedingungen',
      privacyPolicy: 'Datenschutz',
      imprint: 'Impressum',
      allergens: 'Allergene',
    },
    guarantee: 'Gewährleistungshinweis der EU',
    guaranteeHint:
      'Pflicht in der EU seit 27. September 2026 (Art. 22a der Richtlinie 2011/83/EU, Verordnung (EU) 2025/1960). Laden Sie die amtliche deutsche Datei in Farbe, als PNG und unverändert. Der Shop zeigt sie an der Kasse und auf einer eigenen Seite, dazu den Inhalt in Worten.',
    guaranteeSource: 'Zu den amtlichen Dateien der Europäischen Kommission',
    guaranteePicture: 'Die amtliche Datei als Bild',
    guaranteeLink: 'Oder Adresse der amtlichen Datei',
    guaranteeLinkHint: 'Dann steht an der Kasse nur ein Link. Ob der genügt, ist umstritten.',
    withdrawal: 'Widerrufsbelehrung',
    withdrawalHint:
      'Nur für Waren, die Kunden zurückgeben können. Frisch Zubereitetes und schnell Verderbliches gehört nicht dazu. Steht auf jeder Bestellbestätigung und auf der Seite „Vertrag widerrufen“, die am Fuß jeder Seite verlinkt ist. Ohne eigenen Text steht dort die Muster-Widerrufsbelehrung des Gesetzes mit Ihren Angaben, sobald Land und ein Produkt, das widerrufen werden kann, eingetragen sind. Kunden tragen darin die Kosten der Rücksendung.',
  },
  face: {
    ready: 'Fertige Auftritte',
    readyHint: 'Ein Anfang zum Weitermachen: Farben und Ecken lassen sich danach ändern.',
    readyFaces: {
      default: 'Wie ausgeliefert',
      trattoria: 'Trattoria',
      burger: 'Burger',
      sushi: 'Sushi',
      bakery: 'Bäckerei',
      farm: 'Hofladen',
      bar: 'Bar',
    },
    own: 'Farben und Formen',
    brand: 'Markenfarbe',
    brandHint: 'Was man antippen kann und was gewählt ist. Alle anderen Farben werden daraus abgeleitet.',
    second: 'Zweite Farbe',
    secondHint: 'Für Links und Akzente. Leer: die Markenfarbe.',
    pick: (label: string) => `${label} aus der Palette wählen`,
    scheme: 'Hell oder dunkel',
    schemes: { both: 'Wie das Gerät eingestellt ist', light: 'Immer hell', dark: 'Immer dunkel' },
    corners: 'Ecken',
    cornerNames: { sharp: 'Kantig', soft: 'Weich', round: 'Rund' },
    palette: 'Abgeleitete Farben',
    paletteHint: 'Alle Texte und Zeichen sind darauf gut zu lesen (WCAG 2.2, AA).',
    bySchemes: { light: 'Hell', dark: 'Dunkel' },
    tokens: {
      brand: 'Marke',
      'brand-strong': 'gedrückt',
      'on-brand': 'Schrift darauf',
      ground: 'Seite',
      surface: 'Fläche',
      tint: 'Tönung',
      line: 'Linie',
      ink: 'Schrift',
      'accent-ink': 'Akzent',
    },
    adjusted: {
      light: {
        page: (from: string, to: string) =>
          `Auf heller Seite wäre ${from} kaum zu sehen. Knöpfe sind dort etwas dunkler: ${to}.`,
        text: (from: string, to: string) =>
          `Unter dem Mauszeiger wäre die Schrift auf ${from} schlecht zu lesen. Knöpfe werden dort heller: ${to}.`,
      },
      dark: {
        page: (from: string, to: string) =>
          `Auf dunkler Seite wäre ${from} kaum zu sehen. Knöpfe sind dort heller: ${to}.`,
        text: (from: string, to: string) =>
          `Unter dem Mauszeiger wäre die Schrift auf ${from} auf dunkler Seite schlecht zu lesen. Knöpfe werden dort heller: ${to}.`,
      },
    },
    preview: 'Vorschau',
    previews: { light: 'Vorschau in Hell', dark: 'Vorschau in Dunkel' },
    toShop: 'Shop öffnen',
    toShopHint: 'Dort erscheint der neue Auftritt, sobald Sie gespeichert haben.',
    sample: {
      categories: ['Beliebt', 'Hauptgerichte', 'Süßes'],
      open: 'Geöffnet bis 22 Uhr',
      dish: 'Gericht des Tages',
      description: 'Mit allem, was der Markt heute hergibt.',
      per: 'inkl. MwSt.',
      link: 'Allergene und Zusatzstoffe',
      notice: (missing: string) => `Noch ${missing} bis zum Mindestbestellwert.`,
      cart: 'Warenkorb',
    },
  },
  privacy: {
    hint: 'Personendaten dürfen nur so lange bleiben, wie sie gebraucht werden (Art. 5 Abs. 1 Buchst. e DSGVO). Was abgelaufen ist, verschwindet stündlich von selbst; im Protokoll steht, wie viel. Nennen Sie dieselben Fristen in Ihrer Datenschutzerklärung.',
    fields: {
      retentionCustomerDays: {
        label: 'Personendaten von Bestellungen (Tage)',
        hint: 'Namen, Anschriften, Telefonnummern, E-Mails, Notizen und Dateien, für Rückfragen und Reklamationen. Gerichte, Beträge und Zahlungen bleiben für Bücher und Statistik (§ 147 AO, § 257 HGB). 7 bis 3650.',
      },
      retentionMessageDays: {
        label: 'Nachrichten und Drucke (Tage)',
        hint: 'Was an wen verschickt und was gedruckt wurde, um Zustellung und Inhalt nachzuweisen. 7 bis 3650.',
      },
      retentionLogDays: {
        label: 'Protokoll (Tage)',
        hint: 'Wer im Team was geändert hat, um Fehler und Missbrauch aufzuklären. 7 bis 3650.',
      },
      retentionAnalyticsDays: {
        label: 'Besuche (Tage)',
        hint: 'Was auf den Seiten des Shops angetippt wurde, ohne Namen. 7 bis 3650.',
      },
    },
    requests: 'Auskunft oder Löschung für einen Kunden',
  },
  security: {
    hint: 'Mit einem zweiten Faktor genügt ein gestohlenes Passwort nicht: Die Anmeldung verlangt danach einen Code aus einer App. Alle können ihn unter „Mein Konto“ einrichten.',
    adminsNeedSecondFactor: 'Zweiter Faktor für Administratoren verlangt',
    adminsNeedSecondFactorHint:
      'Administratoren ohne zweiten Faktor können dann nur noch ihn einrichten. Das gilt sofort, auch für Sie.',
  },
  paying: {
    hint: 'Angeboten wird eine Zahlungsart in den Filialen, die sie eingeschaltet haben.',
    plugin: 'Erweiterung eingeschaltet',
    enabled: 'Kunden können so bezahlen',
    testTerminal: 'Testzahlung',
    testTerminalHint:
      'Zum Ausprobieren im Demoshop, ohne Geld. Mit eigenem Namen, Impressum oder eigenen Zahlungsarten wird sie nicht mehr angeboten, ebenso wo echte Online-Zahlungen eingerichtet sind.',
    tips: 'Trinkgeld',
    tipsHint: 'Kunden können an der Kasse Trinkgeld geben: 5 %, 10 % oder einen eigenen Betrag.',
    tipsEnabled: 'Trinkgeld anbieten',
    tipsTaxRate: 'Enthaltene Mehrwertsteuer',
    tipsTaxRateHint:
      'Leer: Das Trinkgeld gehört dem Team und ist kein Umsatz (§ 3 Nr. 51 EStG). Ein Satz: Es gehört dem Betrieb, und Kunden lesen das.',
    deliveryTaxing: 'Mehrwertsteuer der Lieferkosten',
    deliveryTaxings: { area: 'Satz des Liefergebiets', goods: 'Aufgeteilt wie die Waren' },
    deliveryTaxingHint: 'Wie die Waren: je Steuersatz nach dem Anteil an der Warensumme.',
    minutes: 'Minuten bis zur Online-Zahlung',
    minutesHint:
      'So lange wartet eine Bestellung auf ihre Zahlung, und ihr Platz ist vergeben. Danach verfällt sie. 5 bis 180.',
    names: paymentNames,
  },
  map: {
    title: 'Karte',
    plugin: 'Karte auf der Startseite',
    style: 'Adresse des Kartenstils',
    token: 'Zugangsschlüssel des Kartendienstes',
    zoom: 'Vergrößerung',
    pitch: 'Neigung in Grad',
    bearing: 'Drehung in Grad',
    hint: 'Geladen wird die Karte erst, wenn jemand dem Cookie-Hinweis zugestimmt oder „Karte laden“ gedrückt hat.',
  },
  plugins: {
    enabled: (name: string) => `${name} eingeschaltet`,
    HomePage: { name: 'Startseite', hint: 'Statt der Liste der Filialen; mit Inhalten und Öffnungszeiten.' },
    Search: { name: 'Suche', hint: 'Ein Feld für PLZ oder Ort über der Liste der Filialen.' },
    Tags: { name: 'Tags', hint: 'Filter nach Merkmalen über der Liste der Filialen.' },
    Toolbar: { name: 'Leiste', hint: 'Zeigt ganz oben, was gerade geöffnet hat.' },
    CategoryBar: { name: 'Kategorienleiste', hint: 'Führt auf der Speisekarte zu den Kategorien.' },
    PWA: { name: 'Als App', hint: 'Kunden können den Shop auf ihrem Startbildschirm ablegen.' },
    SMS: { name: 'SMS', hint: 'Nachrichten zur Bestellung an Mobilnummern.' },
    Donations: { name: 'Spenden', hint: 'Kunden wählen, wer mit ihrer Bestellung eine Spende bekommt.' },
    OrderReviews: { name: 'Bewertungen', hint: 'Nach einer Bestellung wird um eine Bewertung gebeten.' },
    Suggestions: {
      name: 'Empfehlungen vor dem Bezahlen',
      hint: 'Unter dem Warenkorb stehen an der Kasse bis zu drei passende Gerichte: zuerst, was beim Produkt unter „Passt gut dazu“ steht, dann, was in den letzten 90 Tagen oft zusammen bestellt wurde. Gezählt werden nur Gerichte, keine Kunden.',
    },
    Frontdesk: { name: 'Ticketanzeige', hint: 'Ein Bildschirm für Kunden zeigt, was abholbereit ist.' },
    links: {
      blocks: 'Inhalte bearbeiten',
      donatees: 'Spendenempfänger',
      tags: 'Tags bearbeiten',
      branches: 'API-Schlüssel der Filialen',
    },
  },
} as const;
