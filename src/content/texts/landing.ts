/** Texts of the landing page (SPEC section 2 'Landing page'). */

export const landing = {
  branches: 'Filialen',
  orderNow: 'Jetzt Bestellen',
  inactive: 'Derzeit nicht verfügbar',
  deliveryFrom: (amount: string) => `Lieferung ab ${amount}`,
  deliveryFor: (amount: string) => `Lieferung ${amount}`,
  deliveryFree: 'Kostenlose Lieferung',
  deliveryFreePartly: 'Lieferung teilweise kostenlos',
  minimumFrom: (amount: string) => `Mindestbestellwert ab ${amount}`,
  minimum: (amount: string) => `Mindestbestellwert ${amount}`,
  areaFree: 'kostenlose Lieferung',
  areaMinimum: (amount: string) => `Mindestbestellwert ${amount}`,
  offers: 'Angebot',
  tags: 'Merkmale',
} as const;

/** Texts of the home page. */
export const home = {
  teasers: 'Schnell zum Ziel',
  orderOnline: 'Online Bestellen',
  orderInvitation: 'Zur Speisekarte',
  reserve: 'Tisch reservieren',
  directions: 'Route planen',
  hours: 'Öffnungszeiten',
  deliveryHours: 'Lieferzeiten',
  whichHours: 'Welche Zeiten',
  closed: 'Geschlossen',
  range: (from: string, to: string) =>
    from === '00:00' && to === '00:00' ? 'rund um die Uhr' : `${from} – ${to} Uhr`,
  weekday: 'Tag',
  time: 'Zeit',
  contact: 'Kontakt',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  map: (name: string) => `Karte: ${name}`,
  loadMap: 'Karte laden',
  mapSends: (host: string | null) => `Dabei erfährt ${host ?? 'der Kartendienst'} Ihre IP-Adresse.`,
  alerts: 'Hinweis',
  ok: 'OK',
} as const;

/** Texts of the branch search (SPEC sections 2 and 5 'Branch search'). */

export const branchSearch = {
  label: 'Filiale suchen',
  placeholder: 'PLZ / Ort',
  tags: 'Nach Merkmal filtern',
  found: (shown: number, all: number) => `${shown} von ${all} Filialen werden angezeigt.`,
  nothing: 'Leider wurden keine Ergebnisse gefunden.',
  showAll: 'Alle Filialen zeigen',
  delivery: 'Lieferung zu Ihnen',
  delivers: 'Wir liefern zu Ihnen.',
  offer: (branch: string, terms: string) => `${branch} liefert zu Ihnen: ${terms}`,
} as const;

/** When a closed branch opens, in the short form of its card. */
export const nextOpening = {
  today: (time: string) => `Öffnet um ${time}`,
  tomorrow: (time: string) => `Öffnet morgen um ${time}`,
  onDay: (day: string, time: string) => `Öffnet am ${day} um ${time}`,
} as const;
