export const tagTexts = {
  hint: 'Tags kennzeichnen Filialen, zum Beispiel „Vegan“ oder „Terrasse“. Kunden filtern danach.',
} as const;
