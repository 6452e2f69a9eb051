import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import type { Shop } from '../../src/lib/contract/shop.ts';

const money = { price: 0, tax: 7, takeawayTax: 7, dineInTax: 19 };
const always = [{ type: 'daily', from: '00:00', to: '00:00' }];

const lists = {
  '/api/divisions': [{ id: 1, identifier: 'pizzeria', name: 'Pizzeria' }],
  '/api/tags': [{ id: 1, name: 'Terrasse' }],
  '/api/branches': [
    {
      id: 1,
      identifier: 'mitte',
      name: 'Mitte',
      street: 'Marktplatz 1',
      zipCode: '10115',
      city: 'Berlin',
      phone: '+493012345',
      openingHours: always,
      isDeliveryEnabled: true,
      isDineInEnabled: true,
      isTableSelectionEnabled: true,
      isATMCardEnabled: true,
      isMollieEnabled: true,
      isDeliveryPhoneRequired: true,
      tags: [{ id: 1 }],
      deliveryAreas: [
        { area: '10115 Berlin', price: 2.5, tax: 7, minimumOrderValue: 15, freeFromOrderValue: 30 },
        { area: '10117 Berlin', price: 0, free: true },
      ],
    },
    { id: 2, identifier: 'nord', name: 'Nord', openingHours: [], isDeliveryEnabled: false },
    { id: 3, identifier: 'kantine', name: 'Kantine', openingHours: always, isPublic: false },
    {
      id: 4,
      identifier: 'catering',
      name: 'Catering',
      openingHours: [{ type: 'daily', from: '18:00', to: '22:00' }],
      isPreorderEnabled: true,
      isAppointmentRequired: true,
    },
  ],
  '/api/tables': [
    { id: 1, identifier: 'tisch-1', branch: { id: 1 } },
    { id: 2, identifier: 'tisch-1', branch: { id: 4 } },
  ],
  '/api/categories': [
    { id: 1, name: 'Pizza' },
    { id: 2, name: 'Käse' },
    { id: 3, name: 'Verborgen', visible: false },
  ],
  '/api/products': [
    {
      ...money,
      id: 1,
      name: 'Margherita',
      price: 10,
      config: {
        parts: [
          {
            name: 'Größe',
            type: 'select',
            optional: true,
            options: [
              { name: 'klein', modifier: 'overwrite', value: 8 },
              { name: 'groß', modifier: 'add', value: 2.4 },
            ],
          },
          {
            name: 'Extras',
            type: 'multiselect',
            optional: true,
            options: [
              { name: 'Oliven', value: 1.1 },
              { name: 'Rucola', value: 0.9 },
            ],
          },
        ],
      },
    },
    {
      ...money,
      id: 2,
      name: 'Bergkäse',
      price: 0.02,
      unit: { type: 'weight', symbol: 'g' },
      minimumQuantity: 100,
      maximumQuantity: 2000,
      quantityStepSize: 50,
      calculationModel: 'approximate',
    },
    { ...money, id: 3, name: 'Calzone', price: 11, enabled: false },
    { ...money, id: 4, name: 'Knödel', price: 9 },
    { ...money, id: 5, name: 'Geheimes', price: 5 },
    {
      ...money,
      id: 6,
      name: 'Torte',
      price: 40,
      isLeadTimeEnabled: true,
      leadTimeType: 'days',
      leadTimeValue: 2,
      config: { parts: [{ name: 'Aufschrift', type: 'text' }] },
    },
    { ...money, id: 7, name: 'Sommersalat', price: 7 },
    { ...money, id: 8, name: 'Goldbarren', price: 9_999_999.99 },
  ],
  '/api/menus': [
    {
      id: 1,
      name: 'Karte',
      availableFrom: '2026-01-01T00:00:00+01:00',
      branches: [{ id: 1 }, { id: 3 }, { id: 4 }],
      catalog: [
        { id: 1, products: [{ id: 1 }, { id: 3 }, { id: 6 }, { id: 8 }] },
        { id: 2, products: [{ id: 2 }] },
        { id: 3, products: [{ id: 5 }] },
      ],
    },
    {
      id: 2,
      name: 'Nord',
      availableFrom: '2026-01-01T00:00:00+01:00',
      branches: [{ id: 2 }],
      catalog: [{ id: 1, products: [{ id: 4 }] }],
    },
    {
      id: 3,
      name: 'Sommer 2025',
      availableFrom: '2025-06-01T00:00:00+02:00',
      branches: [{ id: 1 }],
      catalog: [{ id: 1, products: [{ id: 7 }] }],
    },
  ],
  '/api/blocks': [
    { id: 1, identifier: 'about-top', data: [{ type: 'text', name: 'title', value: 'Willkommen' }] },
    { id: 2, identifier: 'alerts', isPublic: false, data: [] },
    { id: 3, identifier: 'accessibility', isEnabled: false, data: [] },
  ],
  '/api/donatees': [{ id: 1, name: 'Tafel' }],
  '/api/option-groups': [
    {
      id: 1,
      name: 'Rand der Pizza',
      part: {
        name: 'Rand',
        type: 'select',
        optional: true,
        options: [
          { name: 'normal', value: 0 },
          { name: 'mit Käse', value: 2.5, allergens: ['Milch'] },
        ],
      },
    },
  ],
};

/** The JSON of a shop file: a small pizzeria, with a branch for each way to be refused. */
export function shopFile(): { data: { url: string; data: { data: unknown } }[] } {
  const config = {
    shopName: 'Pizzeria',
    enablePluginATMCard: true,
    enableATMCard: true,
    enablePluginMollie: true,
    enableMollie: true,
  };
  const entries = Object.entries({ '/api/config': config, ...structuredClone(lists) });
  return { data: entries.map(([url, payload]) => ({ url, data: { data: payload } })) };
}

/** The `shopFile` as the server holds it. */
export function testShop(): Shop {
  const parsed = parseShop(shopFile());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.shop;
}

/** A shop file as a canteen's own system would write it: six branches, a menu each, 180 dishes. */
export function canteenFile(): { data: { url: string; data: { data: unknown } }[] } {
  const six = Array.from({ length: 6 }, (_, index) => index + 1);
  const dishes = Array.from({ length: 180 }, (_, index) => index + 1);
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  const entries = {
    '/api/config': {
      shopName: 'Mensa',
      timezone: 'Europe/Berlin',
      termsAndConditionsText: '# AGB\n\nEs gilt …',
    },
    '/api/branches': six.map((id) => ({
      id,
      identifier: `mensa-${id}`,
      name: `Mensa ${id}`,
      openingHours: weekdays.map((type) => ({ type, from: '11:00', to: '14:00' })),
    })),
    '/api/categories': six.map((id) => ({ id, name: `Theke ${id}` })),
    '/api/products': dishes.map((id) => ({
      id,
      name: `Gericht ${id}`,
      description: 'Mit Soße & Beilage "nach Wahl"',
      price: (id + 200) / 100,
      allergens: ['Gluten', 'Milch'],
    })),
    '/api/menus': six.map((id) => ({
      id,
      availableFrom: '2026-01-01T00:00:00+01:00',
      branches: [{ id }],
      catalog: [{ id, products: dishes.filter((dish) => dish % 6 === id % 6).map((dish) => ({ id: dish })) }],
    })),
  };
  return { data: Object.entries(entries).map(([url, payload]) => ({ url, data: { data: payload } })) };
}
