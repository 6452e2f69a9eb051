import { CLOSED } from './opening.ts';

/** Notices at the top of a branch page: closed, no delivery, preorders (SPEC section 8). */

export const notice = {
  closed: CLOSED,
  opensToday: (from: string) => `Wir öffnen wieder um ${from} Uhr.`,
  opensOn: (day: string, from: string) => `Wir öffnen wieder am ${day} um ${from} Uhr.`,
  noDelivery: 'Derzeit ist leider keine Lieferung möglich.',
  deliversToday: (from: string) => `Wir liefern wieder ab ${from} Uhr.`,
  deliversOn: (day: string, from: string) => `Wir liefern wieder am ${day} ab ${from} Uhr.`,
  meanwhile: {
    takeaway: 'In der Zwischenzeit bieten wir Takeaway an.',
    dineIn: 'In der Zwischenzeit bieten wir Konsum vor Ort an.',
    'takeaway,dineIn': 'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.',
  },
  preorder: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  preorderLater: 'Wir bearbeiten diese sobald wir wieder geöffnet haben.',
} as const;

/** Messages of a page that turns out to be stale. */
export const menuAge = {
  renewed: 'Die Speisekarte wurde eben aktualisiert.',
  factsRenewed: 'Die Filialdaten wurden eben aktualisiert.',
  label: 'Stand der Speisekarte',
  heading: 'Diese Speisekarte ist nicht mehr aktuell',
  notRenewed:
    'Die neue konnte gerade nicht geladen werden. Preise und Verfügbarkeit prüfen wir vor Ihrer Bestellung.',
  retry: 'Erneut versuchen',
  incomplete: 'Preise und Verfügbarkeit stimmen, neue Produkte fehlen auf dieser Seite noch.',
  reload: 'Neu laden',
} as const;

/** The heading of a dish that opens, until its name is there. */
export const placeholder = { dish: 'Gericht' } as const;
