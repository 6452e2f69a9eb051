/** Words of the landing page (SPEC section 2). */

export const landing = {
  branches: 'Filialen',
  orderNow: 'Jetzt Bestellen',
  inactive: 'Derzeit nicht verfügbar',
  hours: 'Öffnungszeiten',
  delivery: 'Lieferung',
  takeaway: 'Takeaway',
  dineIn: 'Dine In',
} as const;
