/** For each list: a new entry, a change of it, and what is wrong with which field. */
export const LISTS = {
  divisions: {
    fields: { identifier: 'eis', name: 'Eis' },
    change: { name: 'Eisdiele' },
    wrong: { name: ' \u200b\u00a0', identifier: 'Ä' },
  },
  branches: {
    fields: { identifier: 'sued', name: 'Süd', deliveryAreas: [{ area: '10999 Berlin', price: 1.5 }] },
    change: {
      deliveryAreas: [{ area: '10999 Berlin', price: 2 }, { area: '10997 Berlin' }],
      tags: [{ id: 1 }],
    },
    wrong: { email: 'x@', latitude: 91 },
  },
  menus: {
    fields: { name: 'Mittag', availableFrom: '2026-12-01T00:00:00+01:00', branches: [{ id: 2 }] },
    change: { catalog: [{ id: 1, visible: true, products: [{ id: 1, enabled: false, visible: true }] }] },
    wrong: { availableFrom: 'morgen', name: 'x'.repeat(201) },
  },
  categories: {
    fields: { name: 'Salate' },
    change: { visible: false },
    wrong: { name: '', visible: 'ja' },
  },
  products: {
    fields: { name: 'Funghi', price: 9.5, config: { parts: [{ name: 'Gruß', type: 'text' }] } },
    change: { price: 10.5, takeawayTax: 7 },
    wrong: { price: -1, tax: 101 },
  },
  tags: { fields: { name: 'Vegan' }, change: { name: 'Ganz vegan' }, wrong: { name: '\u2800' } },
  tables: {
    fields: { identifier: 'tisch-9', branch: { id: 2 } },
    change: { branch: { id: 4 } },
    wrong: { identifier: 'tisch 9', branch: null },
  },
  blocks: {
    fields: { identifier: 'about-bottom', data: [{ type: 'text', name: 'title', value: '<b>Hallo</b>' }] },
    change: { isPublic: false },
    wrong: { identifier: '', data: [{ type: 'film', value: '' }] },
  },
  donatees: {
    fields: { name: 'Tierheim' },
    change: { description: 'Für Tiere', identifier: 'tierheim' },
    wrong: { name: 5, identifier: 'tier heim' },
  },
  optionGroups: {
    fields: { name: 'Dressing', part: { name: 'Dressing', type: 'select', options: [{ name: 'Essig' }] } },
    change: { part: { name: 'Soße', type: 'select' } },
    wrong: { name: '', part: { name: 'Soße', type: 'film' } },
  },
  promotions: {
    fields: { name: 'Sommer', percent: 15, weekdays: [0, 1] },
    change: { kind: 'amount', value: 5, validFrom: '2026-06-01', validUntil: '2026-08-31' },
    wrong: { name: '', percent: 101 },
  },
  priceTimes: {
    fields: { name: 'Mittag', hours: [{ type: 'daily', from: '11:00', to: '14:00' }], products: [{ id: 1 }] },
    change: { kind: 'fixed', prices: [{ product: { id: 1 }, price: 7.9 }], categories: [{ id: 1 }] },
    wrong: { name: '', percent: 101 },
  },
  translations: {
    fields: { german: 'Pizza', words: { en: 'Pizza' } },
    change: { words: { en: 'Pizzas', tr: 'Pizza' } },
    wrong: { german: '', words: { en: 5 } },
  },
  stations: { fields: { name: 'Bar' }, change: { name: 'Theke' }, wrong: { name: 'x'.repeat(61) } },
} as const;
