import { z } from 'zod';
import { UNATTENDED_ACTIONS } from '../domain/attendance.ts';
import { DELIVERY_TAXING } from '../domain/cart-sum.ts';
import { COUNTRIES, ORDER_BUTTON_WORDINGS } from '../domain/country.ts';
import { FURTHER_LANGUAGES, GERMAN_STYLES } from '../domain/languages.ts';
import { APP_ICONS } from '../domain/face/app-icon.ts';
import { HEROES } from '../domain/face/hero.ts';
import { Color, Face } from './face.ts';
import { FooterLink, ModeNames, ShopCss, SocialLink } from './own-face.ts';
import { ImageRef, Line, Money, Name, TaxRate, Text } from './fields.ts';

const flag = z.boolean().default(false);
const isNoScript = (address: string) => !/^\s*(javascript|vbscript|data):/i.test(address);

/** An address to link to. */
const link = Line(500).refine(isNoScript, { error: 'link' }).default('');

/** A time of retention: a week at least, since complaints need the customer. */
const days = (usual: number) => z.int().min(7).max(3650).default(usual);

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The shop's settings (SPEC section 3 'Config', DESIGN section 4). Everything but the names has a default. */
/** The name of a shop that began empty, until it has its own. */
export const UNNAMED_SHOP = 'Mein Shop';

export const Config = z
  .object({
    title: Line(200).default(''),
    description: Text(1000).default(''),
    shopName: Name(200),
    businessName: Line(200).default(''),
    /** Where the shop is: chooses defaults (docs/law.md); '': none is set. */
    country: z.enum(['', ...COUNTRIES]).default(''),
    /** A small business that charges no VAT (§ 19 UStG, § 6 Abs. 1 Z 27 UStG 1994, Art. 10 MWSTG). */
    isSmallBusiness: flag,
    /** The seller's legal form with its register, and postal address in lines, for confirmations. */
    legalForm: Line(200).default(''),
    sellerAddress: Text(500).default(''),
    /** The key in `asp.{shop}` under which browsers keep the cart. */
    shop: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .default('shop'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('EUR'),
    locale: Line(20).default('de'),
    /** How customers are spoken to in German: in the specification's words, or as people in the shop's country speak. */
    german: z.enum(GERMAN_STYLES).default('standard'),
    /** Languages of the customers' pages besides German; absent in other APIs and older files: none. */
    languages: z.array(z.enum(FURTHER_LANGUAGES)).default([]),
    timezone: z.string().refine(isTimeZone, { error: 'timezone' }).default('Europe/Berlin'),
    website: link,
    logo: ImageRef.nullable().default(null),
    /** Colours, scheme, corners and font; absent in other APIs and older files: the default face. */
    face: Face.prefault({}),
    /** The logo on dark pages; null: the one on light ones. */
    logoDark: ImageRef.nullable().default(null),
    /** What the app's icons show. */
    appIcon: z.enum(APP_ICONS).default('cutlery'),
    /** What the landing page begins with: dishes of the menu, a picture, or dishes on a pattern. */
    hero: z.enum(HEROES).default('none'),
    heroPicture: ImageRef.nullable().default(null),
    /** Of that picture, shown until it is there; the server finds it out. */
    heroColor: Color.nullable().default(null),
    /** Links at the foot of every page, in this order, and the shop's profiles elsewhere. */
    footerLinks: z.array(FooterLink).max(12).default([]),
    socialLinks: z.array(SocialLink).max(10).default([]),
    /** What the shop calls its order types; '': as everybody does. */
    modeNames: ModeNames.prefault({}),
    /** What the landing page says to its guests, instead of title and description; '': these. */
    welcomeTitle: Line(120).default(''),
    welcome: Text(1000).default(''),
    /** Own CSS, of which `lib/domain/shop-css` lets through what it knows; checked where the shop is written. */
    css: ShopCss.default(''),
    defaultDeliveryMethod: Line(20).default(''),
    disableTickets: flag,
    orderButtonWording: z.enum(ORDER_BUTTON_WORDINGS).default('country'),
    termsAndConditions: link,
    termsAndConditionsText: Text().default(''),
    privacyPolicy: link,
    privacyPolicyText: Text().default(''),
    imprint: link,
    imprintText: Text().default(''),
    /** The withdrawal notice, for goods that can be sent back; '': the shop sells none. */
    withdrawalText: Text().default(''),
    /** The official European notice on the legal guarantee, as a picture or by its address; shown unchanged (Regulation (EU) 2025/1960). */
    guaranteeNotice: ImageRef.nullable().default(null),
    guaranteeLink: link,
    allergens: link,
    allergensText: Text().default(''),
    enablePluginPWA: flag,
    enablePluginToolbar: flag,
    enablePluginHomePage: flag,
    enablePluginSearch: flag,
    enablePluginTags: flag,
    enablePluginMapbox: flag,
    enablePluginCategoryBar: flag,
    enablePluginSMS: flag,
    enablePluginDonations: flag,
    enablePluginOrderReviews: flag,
    /** Dishes that go well with the cart, once before paying. */
    enablePluginSuggestions: flag,
    /** Counts how far visits go, without cookies or anything about who visits; absent in other APIs: pages tell nothing. */
    enablePluginVisits: flag,
    enablePluginFrontdesk: flag,
    mapboxZoom: z.number().min(0).max(24).default(19),
    mapboxPitch: z.number().min(0).max(90).default(55),
    mapboxBearing: z.number().min(-360).max(360).default(-85),
    mapStyle: link,
    mapToken: link,
    enableCash: z.boolean().default(true),
    enablePluginATMCard: flag,
    enableATMCard: flag,
    enablePluginHydroAGVoucher: flag,
    enableHydroAGVoucher: flag,
    enablePluginMollie: flag,
    enableMollie: flag,
    enablePluginDatatrans: flag,
    enableDatatrans: flag,
    /** A payment provider for trying the shop out, without money; never offered beside a real one. */
    enableTestTerminal: flag,
    /** How delivery fees are taxed: at their area's rate, or split like the goods. */
    deliveryTaxing: z.enum(DELIVERY_TAXING).default('area'),
    /** Whether customers may add a tip at the checkout. */
    enableTips: flag,
    /** The rate contained in tips where they belong to the business; null: they are the staff's, without tax. */
    tipsTaxRate: TaxRate.nullable().default(null),
    /** Whether there are promotions, automatic or for codes. The server says so; what is written here is ignored. */
    hasPromotions: z.boolean().optional(),
    /** From which value of goods on one may count by itself; absent: none does. The server's as well. */
    promotionsFrom: Money.optional(),
    /** Minutes that an order waits for its online payment and keeps its slot. */
    paymentMinutes: z.int().min(5).max(180).default(15),
    /** Minutes after which staff are reminded of an order that nobody has answered; 0: never. */
    reminderMinutes: z.int().min(0).max(240).default(10),
    /** Minutes without an awake board or printer after which an open branch counts as unattended; 0: never. And what customers are told. */
    unattendedMinutes: z.int().min(0).max(120).default(0),
    unattendedAction: z.enum(UNATTENDED_ACTIONS).default('call'),
    /** Minutes that customers at the checkout hold the place of their half hour; 0: they do not. */
    slotHoldMinutes: z.int().min(0).max(30).default(0),
    /** Admins may do nothing else until they have set up a second factor. */
    adminsNeedSecondFactor: flag,
    /** Days after which personal data is removed; public, as the privacy page states them (docs/privacy.md has the reasons). Of orders: */
    retentionCustomerDays: days(90),
    /** Of messages about orders, and of records of prints. */
    retentionMessageDays: days(90),
    /** Of the log of changes by staff. */
    retentionLogDays: days(365),
    /** Of usage events. */
    retentionAnalyticsDays: days(90),
  })
  .meta({ id: 'Config' });

export type Config = z.output<typeof Config>;

/** Whether the shop is still the demo of the first start, and whether customers are offered its test terminal. */
export const DemoState = z
  .object({ isDemo: z.boolean(), isTestTerminalOn: z.boolean() })
  .meta({ id: 'DemoState' });

const Origin = z.string().nullable();

/** The shop's public origins; null: the origin of the request. */
export const Addresses = z
  .object({
    /** Customers' pages, to which printed codes lead. */
    site: Origin,
    /** The back office and the front desk. */
    office: Origin,
    /** The API, for printers and feeds. */
    api: Origin,
  })
  .meta({ id: 'Addresses' });

export type Addresses = z.output<typeof Addresses>;
