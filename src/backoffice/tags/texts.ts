export const tagTexts = {
  name: 'Name',
  image: 'Bild',
  search: 'Tags suchen',
  hint: 'Tags kennzeichnen Filialen, zum Beispiel „Vegan“ oder „Terrasse“. Kunden filtern danach.',
} as const;
