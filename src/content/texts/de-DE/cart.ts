import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart.ts';

export const cartBar: Overrides<typeof german.cartBar> = { empty: 'Ihr Warenkorb ist leer' };

export const cart: Overrides<typeof german.cart> = {
  mode: 'Wie möchten Sie bestellen?',
  total: (isTaxed) => (isTaxed ? 'Gesamt, inkl. MwSt.' : 'Gesamt'),
  orderNow: 'Zur Kasse',
};

export const toast: Overrides<typeof german.toast> = {
  added: 'Liegt jetzt im Warenkorb.',
  notKept:
    'Liegt jetzt im Warenkorb. Ihr Browser kann ihn nicht speichern: Auf der nächsten Seite ist er leer.',
};

export const orderTop: Overrides<typeof german.orderTop> = { minimum: (amount) => `mindestens ${amount}` };
