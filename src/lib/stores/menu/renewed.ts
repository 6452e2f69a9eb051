/** Dispatched at the document when the menu's rows have new data (`islands/menu/renew-page.ts`). */
export const MENU_RENEWED = 'menurenewed';
