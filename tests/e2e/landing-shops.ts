/** Shops for the landing page's tests, as `GET /api/init` answers them. */

type Fields = Record<string, unknown>;

const URLS = [
  'config',
  'divisions',
  'branches',
  'menus',
  'categories',
  'products',
  'tags',
  'tables',
  'blocks',
  'donatees',
] as const;

function init(lists: Partial<Record<(typeof URLS)[number], Fields | Fields[]>>) {
  return { data: URLS.map((url) => ({ url: `/api/${url}`, data: { data: lists[url] ?? [] } })) };
}

const markdown = (id: number, identifier: string, value: string, more: Fields = {}) => ({
  id,
  identifier,
  data: [{ type: 'markdown', name: 'text', value }],
  ...more,
});

/** Open around the clock but for a Monday off, delivers in the evening, is closed on 9 December 2026. */
const goldenerHirsch = {
  id: 1,
  identifier: 'goldener-hirsch',
  name: 'Goldener Hirsch',
  street: 'Marktgasse 7',
  zipCode: '6020',
  city: 'Innsbruck',
  phone: '+43 512 44 55 66',
  email: 'stube@goldener-hirsch.example',
  latitude: 47.2683,
  longitude: 11.3933,
  openingHours: [
    { type: 'daily', from: '11:00', to: '14:30' },
    { type: 'daily', from: '17:30', to: '23:00' },
    { type: 'monday', isClosed: true },
    { type: 'friday', from: '17:00', to: '02:00' },
  ],
  deliveryHours: [{ type: 'daily', from: '18:00', to: '21:30' }],
  isDeliveryHoursEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
  deliveryAreas: [{ area: '6020 Innsbruck', price: 2.5, tax: 10, minimumOrderValue: 15 }],
  images: [{ id: 5, version: 1, extension: 'svg' }],
};

export const MAP_STYLE = '/map/style.json';

const homeConfig = {
  title: 'Goldener Hirsch – Wirtshausküche',
  description: 'Knödel, Schnitzel und Kaiserschmarrn aus der Pfanne, seit 1911.',
  shopName: 'Goldener Hirsch',
  shop: 'hirsch',
  timezone: 'Europe/Vienna',
  website: 'https://goldener-hirsch.example/',
  enablePluginHomePage: true,
  enablePluginMapbox: true,
  mapStyle: `${MAP_STYLE}?key={token}`,
  mapToken: 'geheim+1',
  privacyPolicyText: '# Datenschutz\n\nKnapp.',
};

const products = ['Knödel', 'Schnitzel', 'Schmarrn', 'Gulasch'].map((name, at) => ({
  id: at + 1,
  name,
  type: 'configurable',
  price: 9.5 + at,
  unit: { type: 'serving', symbol: 'Portion' },
  images: [{ id: 20 + at, version: 1, extension: 'svg' }],
}));

const menuFor = (...branches: number[]) => ({
  categories: products.map(({ id, name }) => ({ id, name })),
  products,
  menus: [
    {
      id: 1,
      availableFrom: '2026-01-01T00:00:00+01:00',
      branches: branches.map((id) => ({ id })),
      catalog: products.map(({ id }) => ({ id, products: [{ id }] })),
    },
  ],
});

/** The home page of a shop with one branch, with everything that it can show. */
export const oneBranch = init({
  config: homeConfig,
  branches: [goldenerHirsch],
  blocks: [
    markdown(1, 'about-top', '## Aus Tiroler Pfannen\n\nMit Butter und Zeit.'),
    markdown(2, 'about-bottom', '## Seit 1911\n\nIn der fünften Generation.'),
    markdown(3, 'alerts', '## Betriebsferien\n\nVon 7. bis 14. Jänner bleibt die Küche kalt.'),
  ],
  ...menuFor(1),
});

/** The home page of a shop with several branches: one not public, one without coordinates, alerts that are off. */
export const severalBranches = init({
  config: { ...homeConfig, title: 'Die Hirschen', mapStyle: '/map/gibt-es-nicht.json' },
  branches: [
    goldenerHirsch,
    {
      ...goldenerHirsch,
      id: 2,
      identifier: 'weisser-hirsch',
      name: 'Weißer Hirsch',
      street: 'Seeweg 2',
      zipCode: '6100',
      city: 'Seefeld',
      latitude: null,
      longitude: null,
      email: '',
      isDeliveryHoursEnabled: false,
    },
    { ...goldenerHirsch, id: 3, identifier: 'alter-hirsch', name: 'Alter Hirsch', isPublic: false },
  ],
  blocks: [
    markdown(1, 'about-top', '## Nur für uns', { isPublic: false }),
    markdown(3, 'alerts', '## Abgesagt', { isEnabled: false }),
  ],
  ...menuFor(1, 2, 3),
});

const TOWNS = ['Linz', 'Wels', 'Graz', 'Leoben', 'Wien', 'Baden'];

/** A branch list without a single picture, with search and tags; the last branch is not public. */
export const branchList = init({
  config: {
    title: 'Knödelwirt',
    description: 'Knödel in sechs Städten.',
    shopName: 'Knödelwirt',
    shop: 'knoedelwirt',
    timezone: 'Europe/Vienna',
    enablePluginSearch: true,
    enablePluginTags: true,
  },
  tags: [
    { id: 1, name: 'Gastgarten' },
    { id: 2, name: 'Vegan' },
    { id: 3, name: 'Hat niemand' },
  ],
  branches: TOWNS.map((city, at) => ({
    id: at + 1,
    identifier: city.toLowerCase(),
    name: `Knödelwirt ${at + 1}`,
    street: `Hauptplatz ${at + 1}`,
    zipCode: `${4 + at}020`,
    city,
    keywords: at === 1 ? 'Marillenknödel Dampfl' : '',
    tags: at % 2 === 0 ? [{ id: 1 }] : [{ id: 2 }],
    openingHours: [{ type: 'daily', from: '10:00', to: at === 0 ? '00:00' : '22:00' }],
    isPublic: at < TOWNS.length - 1,
    isDeliveryEnabled: at < 2,
    deliveryAreas:
      at === 0
        ? [
            { area: 'Linz Mitte', price: 1.5, tax: 10, minimumOrderValue: 12 },
            { area: 'Urfahr', price: 2.9, tax: 10, minimumOrderValue: 20 },
          ]
        : [{ area: 'Wels', price: 0, free: true, tax: 10 }],
  })),
  ...menuFor(1, 2, 3, 4, 5),
});

/** A map style that asks nothing of the network: a ground, and two houses around the branch. */
export const mapStyle = JSON.stringify({
  version: 8,
  sources: {
    town: {
      type: 'geojson',
      attribution: '© Die Kartenmacher',
      data: {
        type: 'FeatureCollection',
        features: [0, 1].map((at) => ({
          type: 'Feature',
          properties: { height: 20 + at * 10 },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [11.3934 + at * 0.0004, 47.2684],
                [11.3937 + at * 0.0004, 47.2684],
                [11.3937 + at * 0.0004, 47.2686],
                [11.3934 + at * 0.0004, 47.2686],
                [11.3934 + at * 0.0004, 47.2684],
              ],
            ],
          },
        })),
      },
    },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#202634' } },
    { id: 'building', type: 'fill', source: 'town', paint: { 'fill-color': '#3a4256' } },
  ],
});
