import type { Config } from '../../../lib/contract/config.ts';
import { DEFAULT_FACE } from '../../../lib/domain/face/face.ts';
import { imprint, privacy, terms, allergens, blocks } from './texts.ts';
import type { Category, Station, Menu } from '../../../lib/contract/entities.ts';
import { picture } from './builders.ts';
import type { CatalogEntry } from '../../../lib/domain/menu.ts';
import { BERLIN, COLOGNE, HAMBURG, branches, tables, tags } from './branches.ts';
import { antipasti, grill } from './products/antipasti-and-grill.ts';
import { bowls, breakfast } from './products/bowls-and-breakfast.ts';
import { drinks, sweets } from './products/sweets-and-drinks.ts';
import { PriceTime } from '../../../lib/contract/price-times.ts';
import { Promotion } from '../../../lib/contract/promotions.ts';
import { pasta, pizza } from './products/pizza-and-pasta.ts';
import { translations } from './translations.ts';
import type { Product } from '../../../lib/contract/products.ts';
import type { Shop } from '../../../lib/contract/shop.ts';

export const config: Config = {
  title: 'Feige & Glut – Pizza, Pasta und Bowls online bestellen',
  description:
    'Mediterrane Ofenküche in Köln, Hamburg und Berlin: Pizza aus dem Steinofen, frische Pasta, Bowls vom Grill und Kuchen wie bei Nonna. Zum Abholen, nach Hause oder an den Tisch.',
  shopName: 'Feige & Glut',
  businessName: 'Feige & Glut Ofenküche (Demo)',
  country: 'DE',
  isSmallBusiness: false,
  legalForm: '',
  sellerAddress: '',
  shop: 'demo',
  currency: 'EUR',
  locale: 'de',
  german: 'standard',
  languages: ['en', 'fr', 'it', 'tr'],
  timezone: 'Europe/Berlin',
  website: '',
  logo: null,
  face: DEFAULT_FACE,
  logoDark: null,
  appIcon: 'cutlery',
  hero: 'none',
  heroPicture: null,
  heroColor: null,
  footerLinks: [],
  socialLinks: [],
  modeNames: { takeaway: '', delivery: '', dineIn: '' },
  welcomeTitle: '',
  welcome: '',
  css: '',
  defaultDeliveryMethod: 'takeaway',
  disableTickets: false,
  orderButtonWording: 'country',
  termsAndConditions: '',
  termsAndConditionsText: terms,
  privacyPolicy: '',
  privacyPolicyText: privacy,
  imprint: '',
  imprintText: imprint,
  withdrawalText: '',
  guaranteeNotice: null,
  guaranteeLink: '',
  allergens: '',
  allergensText: allergens,
  enablePluginPWA: true,
  enablePluginToolbar: true,
  enablePluginHomePage: false,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginMapbox: false,
  enablePluginCategoryBar: true,
  enablePluginSMS: false,
  enablePluginDonations: false,
  enablePluginOrderReviews: true,
  enablePluginSuggestions: true,
  enablePluginVisits: false,
  enablePluginFrontdesk: true,
  mapboxZoom: 19,
  mapboxPitch: 55,
  mapboxBearing: -85,
  mapStyle: '',
  mapToken: '',
  enableCash: true,
  enablePluginATMCard: true,
  enableATMCard: true,
  enablePluginHydroAGVoucher: false,
  enableHydroAGVoucher: false,
  enablePluginMollie: true,
  enableMollie: true,
  enablePluginDatatrans: true,
  enableDatatrans: true,
  enableTestTerminal: true,
  deliveryTaxing: 'goods',
  enableTips: true,
  tipsTaxRate: null,
  paymentMinutes: 15,
  reminderMinutes: 10,
  unattendedMinutes: 0,
  unattendedAction: 'call',
  slotHoldMinutes: 0,
  adminsNeedSecondFactor: false,
  retentionCustomerDays: 90,
  retentionMessageDays: 90,
  retentionLogDays: 365,
  retentionAnalyticsDays: 90,
};

export const ANTIPASTI = 1;
export const PIZZA = 2;
export const PASTA = 3;
export const BOWLS = 4;
export const GRILL = 5;
export const BREAKFAST = 6;
export const SWEETS = 7;
export const DRINKS = 8;

const OVEN = 1;
const COLD_KITCHEN = 2;
const STOVE = 3;
const BAR = 4;

const stations: Station[] = [
  { id: OVEN, name: 'Pizzaofen' },
  { id: COLD_KITCHEN, name: 'Kalte Küche' },
  { id: STOVE, name: 'Herd und Grill' },
  { id: BAR, name: 'Bar' },
];

/** A code that customers get with a flyer, and thanks for a large table. */
const promotions: Promotion[] = [
  { name: 'Willkommen bei Feige & Glut', code: 'WILLKOMMEN' },
  {
    name: 'Für die große Runde',
    trigger: 'automatic' as const,
    kind: 'amount' as const,
    value: 15,
    minimumValue: 150,
  },
].map((promotion, index) => Promotion.parse({ id: index + 1, ...promotion }));

/** What fills the quiet hours of the afternoon. */
const priceTimes: PriceTime[] = [
  PriceTime.parse({
    id: 1,
    name: 'Happy Hour',
    hours: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((type) => ({
      type,
      from: '16:00',
      to: '18:00',
    })),
    products: [{ id: 802 }, { id: 809 }],
    percent: 25,
  }),
];

const NAMES: readonly (readonly [id: number, name: string, station: number])[] = [
  [ANTIPASTI, 'Antipasti & Feinkost', COLD_KITCHEN],
  [PIZZA, 'Pizza aus dem Steinofen', OVEN],
  [PASTA, 'Pasta', STOVE],
  [BOWLS, 'Bowls & Salate', COLD_KITCHEN],
  [GRILL, 'Burger & Grill', STOVE],
  [BREAKFAST, 'Frühstück', STOVE],
  [SWEETS, 'Süßes & Torten', COLD_KITCHEN],
  [DRINKS, 'Getränke', BAR],
];

export const categories: Category[] = NAMES.map(([id, name, station]) => ({
  id,
  name,
  image: picture(id),
  visible: true,
  station: { id: station },
}));

/** Shown as sold out. */
const soldOut = (id: number) => ({ id, enabled: false, visible: true });

function entry(category: number, ...products: (number | ReturnType<typeof soldOut>)[]): CatalogEntry {
  return {
    id: category,
    visible: true,
    products: products.map((product) =>
      typeof product === 'number' ? { id: product, enabled: true, visible: true } : product,
    ),
  };
}

const drinksEntry = entry(DRINKS, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810);

const oven: Menu = {
  id: 1,
  name: 'Ofenküche',
  availableFrom: '2026-01-01T00:00:00+01:00',
  branches: [{ id: COLOGNE }, { id: HAMBURG }],
  catalog: [
    entry(PIZZA, 201, 202, 203, 204, 205, 206, 207, 208),
    entry(ANTIPASTI, 101, 102, 103, 104, 105, 106, 107, 108),
    entry(PASTA, 301, 302, 303, 304, soldOut(305), 306),
    entry(BOWLS, 401, 402, 403, 404, 405, 406, 407),
    entry(GRILL, 501, 502, 503, 504, 505, 506, 507),
    entry(SWEETS, 701, 702, 703, 704, 705, 706, 707),
    drinksEntry,
  ],
};

const night: Menu = {
  id: 2,
  name: 'Nachtküche & Café',
  availableFrom: '2026-01-01T00:00:00+01:00',
  branches: [{ id: BERLIN }],
  catalog: [
    entry(BREAKFAST, 601, 602, 603, 604, 605, 606),
    entry(BOWLS, 401, 402, 403, 405),
    entry(PIZZA, 201, 202, 203, 205, 207, 208),
    entry(GRILL, 501, 502, 505, 506, 507),
    entry(ANTIPASTI, 101, 103, 106, 107),
    entry(SWEETS, 701, soldOut(702), 703, 704, 705, 706, 707),
    drinksEntry,
  ],
};

/** Takes over from `oven` by itself when spring comes. */
const spring: Menu = {
  id: 3,
  name: 'Frühlingskarte',
  availableFrom: '2027-03-20T05:00:00+01:00',
  branches: [{ id: COLOGNE }, { id: HAMBURG }],
  catalog: [
    entry(PIZZA, 209, 201, 202, 203, 204, 205, 206, 207, 208),
    entry(ANTIPASTI, 101, 102, 103, 104, 106, 107, 108),
    entry(PASTA, 301, 302, 303, 304, 305, 306),
    entry(BOWLS, 401, 402, 403, 404, 405, 406, 407),
    entry(GRILL, 501, 502, 503, 504, 505, 506, 507),
    entry(SWEETS, 708, 701, 702, 703, 704, 705, 706),
    drinksEntry,
  ],
};

export const menus: Menu[] = [oven, night, spring];

const products: Product[] = [
  ...antipasti,
  ...pizza,
  ...pasta,
  ...bowls,
  ...grill,
  ...breakfast,
  ...sweets,
  ...drinks,
];

/** The shop that a new installation starts with: an invented restaurant with three branches. */
export const demoShop: Shop = {
  config,
  divisions: [{ id: 1, identifier: 'feige-und-glut', name: 'Feige & Glut' }],
  branches,
  menus,
  categories,
  products,
  tags,
  tables,
  blocks,
  donatees: [],
  optionGroups: [],
  stations,
  promotions,
  priceTimes,
  translations,
};
