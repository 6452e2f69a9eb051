import type { Step } from './steps.ts';

/** German words of the first steps. */
export const texts = {
  title: 'Erste Schritte',
  intro:
    'In sechs Schritten zum eigenen Shop. Ein Haken erscheint von selbst, sobald ein Schritt erledigt ist.',
  complete: 'Alles erledigt – Ihr Shop ist bereit für Gäste.',
  progress: (done: number, all: number) => `${done} von ${all} Schritten erledigt`,
  done: 'Erledigt',
  open: 'Noch offen',
  recheck: 'Erneut prüfen',
  failed: 'Der Stand der Einrichtung konnte nicht geladen werden',
  denied: 'Kein Zugriff: Die Einrichtung ist Administratoren vorbehalten.',
  /** The parts of a menu. */
  categories: 'Zu den Kategorien',
  products: 'Zu den Produkten',
  steps: {
    name: {
      title: 'Name des Shops',
      hint: 'Geben Sie Ihrem Shop seinen Namen. Er steht auf allen Seiten und Belegen.',
      action: 'Zu den Einstellungen',
    },
    branch: {
      title: 'Filiale',
      hint: 'Legen Sie Ihre Filiale mit Anschrift an, oder machen Sie aus einer Filiale der Demo Ihre eigene.',
      action: 'Zu den Filialen',
    },
    hours: {
      title: 'Öffnungszeiten',
      hint: 'Tragen Sie bei Ihrer Filiale ein, wann Sie geöffnet haben.',
      action: 'Zu den Filialen',
    },
    menu: {
      title: 'Erste Speisekarte',
      hint: 'Legen Sie Kategorien und Produkte an, und stellen Sie daraus die Speisekarte Ihrer Filiale zusammen.',
      action: 'Zu den Speisekarten',
    },
    legal: {
      title: 'Rechtstexte',
      hint: 'Impressum, Datenschutz und AGB: als eigener Text oder als Link, ohne die Texte der Demo.',
      action: 'Zu den Einstellungen',
    },
    order: {
      title: 'Probebestellung',
      hint: 'Bestellen Sie einmal selbst, und sehen Sie zu, wie die Bestellung in der Verwaltung ankommt.',
      action: 'Zum Shop',
    },
  } satisfies Record<Step, { title: string; hint: string; action: string }>,
} as const;
