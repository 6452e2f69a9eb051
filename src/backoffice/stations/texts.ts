/** German words of the stations. */
export const stationTexts = {
  name: 'Name',
  orderHint: 'So stehen sie in der Küche und auf Bons.',
  hint: 'Eine Station ist ein Platz in der Küche, zum Beispiel „Pizzaofen“, „Kalte Küche“ oder „Bar“. Was sie zubereitet, steht bei den Kategorien und Produkten; welche Drucker ihre Bons drucken, bei den Geräten. Kunden erfahren davon nichts.',
} as const;
