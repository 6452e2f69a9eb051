/** Texts of the cart bar and its toast, which a page needs before its first tap (SPEC section 2). */
import { count } from './plural.ts';

export const cartBar = {
  hide: 'Warenkorb ausblenden',
  products: (n: number) => `${count(n, 'Produkt', 'Produkte')} im Warenkorb`,
  empty: 'Keine Produkte im Warenkorb',
  changed: 'Die Speisekarte hat sich eben geändert. Bitte wählen Sie noch einmal.',
} as const;
