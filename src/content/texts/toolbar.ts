/** What the toolbar says (SPEC section 2 'Shell'); opening states are in `opening.ts`. */
import { count } from './plural.ts';

export const toolbar = {
  label: 'Öffnungszeiten jetzt',
  toBranches: 'zur Übersicht',
  open: (n: number) =>
    n === 0 ? 'Alle Standorte geschlossen' : `${count(n, 'Standort', 'Standorte')} geöffnet`,
} as const;
