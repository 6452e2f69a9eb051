import { count } from './plural.ts';

/** Texts around every page (SPEC section 2 'Shell'). */

export const shell = {
  home: 'Startseite',
  orderOnline: 'Online Bestellen',
  skipToContent: 'Zum Inhalt springen',
  noScript: 'Zum Bestellen wird JavaScript benötigt. Lesen können Sie alles auch ohne.',
  installApp: 'App installieren',
  stale: 'Diese Seite wurde offline geladen und ist möglicherweise veraltet.',
  staleLabel: 'Stand der Seite',
} as const;

export const cookies = {
  label: 'Cookies',
  notice: 'Cookies für unsere Statistik?',
  noticeWithMap: 'Cookies für Statistik und Karte?',
  learnMore: 'Mehr erfahren',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  close: 'Hinweis schliessen',
} as const;

export const offline = {
  heading: 'Sie sind offline',
  check: 'Bitte überprüfen Sie Ihre Internetverbindung.',
  retry: 'Erneut versuchen',
} as const;

export const legal = {
  heading: 'Rechtliches',
  'terms-and-conditions': 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  allergens: 'Allergene',
  accessibility: 'Barrierefreiheit',
  withdrawal: 'Vertrag widerrufen',
  guarantee: 'Gesetzliche Gewährleistung',
  missing: 'Dieser Text ist noch nicht hinterlegt.',
  elsewhere: 'Diesen Text finden Sie auf einer eigenen Seite:',
} as const;

export const ownLinks = {
  label: 'Mehr von uns',
} as const;

export const notFound = {
  title: '404 Not Found',
  message: 'Leider wurde die angeforderte Seite nicht gefunden.',
  back: 'Zur Startseite',
} as const;

/** Texts of the toolbar (SPEC section 2 'Shell'); opening states are in `opening.ts`. */

export const toolbar = {
  label: 'Öffnungszeiten jetzt',
  toBranches: 'zur Übersicht',
  open: (n: number) =>
    n === 0 ? 'Alle Standorte geschlossen' : `${count(n, 'Standort', 'Standorte')} geöffnet`,
} as const;

export const markdown = {
  footnotes: 'Fußnoten',
  back: 'Zurück zum Text',
} as const;
