import { branchTexts } from '../../branches/texts.ts';
import { configTexts } from '../../config/texts.ts';
import { MODES as ORDER_TYPES } from '../../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';
import { branchSettingWords as branchWords, settingWords as words } from './setting-texts.ts';

/** A field of the settings or of a branch, as its form calls it. */
export interface Setting {
  /** Its name in the form; '': the whole tab. */
  field: string;
  label: string;
  /** The path of its tab. */
  tab: string;
  /** What the tab is called. */
  tabName: string;
  /** The switch that shows the field. */
  behind?: string;
  /** What it is also looked for by. */
  words: string;
}

type Row = readonly [field: string, label: string, alsoFor?: string, behind?: string];

const rowsOf = (tab: string, tabName: string, rows: readonly Row[]): Setting[] =>
  rows.map(([field, label, alsoFor = '', behind]) => ({
    field,
    label,
    tab,
    tabName,
    words: alsoFor,
    ...(behind === undefined ? {} : { behind }),
  }));

const { tabs, shop, face, words: ownFace, legal, privacy, security, paying, map, plugins } = configTexts;

const PAYMENTS = ['ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'] as const;
const PLUGINS = [
  'HomePage',
  'Search',
  'Tags',
  'Toolbar',
  'CategoryBar',
  'PWA',
  'SMS',
  'Donations',
  'OrderReviews',
  'Suggestions',
  'Visits',
  'Frontdesk',
] as const;

/** Every field of the settings (`config/`). */
export const SETTINGS: readonly Setting[] = [
  ...rowsOf('', tabs.shop, [
    ['shopName', shop.shopName],
    ['businessName', shop.businessName, words.businessName],
    ['legalForm', shop.legalForm, words.legalForm],
    ['sellerAddress', shop.sellerAddress, words.sellerAddress],
    ['title', shop.title],
    ['description', shop.description],
    ['website', shop.website],
    ['logo', shop.logo],
    ['country', shop.country],
    ['isSmallBusiness', shop.smallBusiness, words.isSmallBusiness],
    ['timezone', shop.timezone],
    ['currency', shop.currency, words.currency],
    ['locale', shop.locale, words.locale],
    ['german', shop.german, words.german],
    ['languages', shop.languages, words.languages],
    ['shop', shop.shop],
    ['defaultDeliveryMethod', `${shop.ordering}: ${shop.method}`, words.defaultDeliveryMethod],
    ['orderButtonWording', shop.wording],
    ['slotHoldMinutes', shop.holdMinutes, words.slotHoldMinutes],
    ['reminderMinutes', shop.reminderMinutes, words.reminderMinutes],
    ['unattendedMinutes', shop.unattendedMinutes, words.unattendedMinutes],
    ['unattendedAction', shop.unattendedAction, words.unattendedAction],
    ['disableTickets', shop.disableTickets],
  ]),
  ...rowsOf('auftritt', tabs.face, [
    ['face.brand', face.brand, words.brand],
    ['face.second', face.second, words.second],
    ['face.scheme', face.scheme, words.scheme],
    ['face.corners', face.corners, words.corners],
    ['face.font', face.font, words.font],
    ['logoDark', face.logoDark, words.logoDark],
    ['appIcon', face.appIcon, words.appIcon],
    ['hero', face.hero, words.hero],
    ['heroPicture', face.heroPicture, '', 'hero'],
    ['welcomeTitle', `${ownFace.welcome}: ${ownFace.welcomeTitle}`, words.welcome],
    ['welcome', ownFace.welcomeText, words.welcome],
    ...ORDER_TYPES.map((mode): Row => [
      `modeNames.${mode}`,
      `${ownFace.modes}: ${MODE_NAMES[mode]}`,
      words.modeNames,
    ]),
    ['footerLinks', ownFace.footerLinks, words.footerLinks],
    ['socialLinks', ownFace.socialLinks, words.socialLinks],
    ['css', ownFace.css, words.css],
  ]),
  ...rowsOf('rechtliches', tabs.legal, [
    ...Object.entries(legal.pages).flatMap(([field, name]): Row[] => [
      [`${field}Text`, legal.text(name), field === 'termsAndConditions' ? words.terms : ''],
      [field, `${legal.link}: ${name}`],
    ]),
    ['guaranteeNotice', legal.guarantee],
    ['guaranteeLink', `${legal.guarantee}: ${legal.guaranteeLink}`],
    ['withdrawalText', legal.text(legal.withdrawal), words.withdrawalText],
  ]),
  ...rowsOf(
    'datenschutz',
    tabs.privacy,
    Object.entries(privacy.fields).map(([field, { label }]): Row => [field, label, words.privacy]),
  ),
  ...rowsOf('sicherheit', tabs.security, [
    ['adminsNeedSecondFactor', security.adminsNeedSecondFactor, words.adminsNeedSecondFactor],
  ]),
  ...rowsOf('bezahlen', tabs.paying, [
    ['enableCash', paying.names.Cash, words.enableCash],
    ...PAYMENTS.flatMap((name): Row[] => [
      [`enablePlugin${name}`, paying.names[name], words.payment],
      [`enable${name}`, `${paying.names[name]}: ${paying.enabled}`, '', `enablePlugin${name}`],
    ]),
    ['enableTestTerminal', paying.testTerminal],
    ['enableTips', paying.tips],
    ['tipsTaxRate', `${paying.tips}: ${paying.tipsTaxRate}`, words.tipsTaxRate, 'enableTips'],
    ['deliveryTaxing', paying.deliveryTaxing, words.deliveryTaxing],
    ['paymentMinutes', paying.minutes],
  ]),
  ...rowsOf('karte', tabs.map, [
    ['enablePluginMapbox', map.plugin],
    ['mapStyle', map.style, '', 'enablePluginMapbox'],
    ['mapToken', map.token, words.mapToken, 'enablePluginMapbox'],
    ['mapboxZoom', `${map.title}: ${map.zoom}`, '', 'enablePluginMapbox'],
    ['mapboxPitch', `${map.title}: ${map.pitch}`, '', 'enablePluginMapbox'],
    ['mapboxBearing', `${map.title}: ${map.bearing}`, '', 'enablePluginMapbox'],
  ]),
  ...rowsOf(
    'erweiterungen',
    tabs.plugins,
    PLUGINS.map((name): Row => [`enablePlugin${name}`, plugins[name].name, plugins[name].hint]),
  ),
];

const { general, delivery, ordering, paying: branchPaying, tabs: branchTabs } = branchTexts;
const MODES = { Takeaway: 'takeaway', Delivery: 'delivery', DineIn: 'dineIn' } as const;
const ASKED = { Email: 'email', Phone: 'phone', Address: 'address' } as const;

/** Every field of a branch (`branches/`). */
export const BRANCH_SETTINGS: readonly Setting[] = [
  ...rowsOf('', branchTabs.general, [
    ['name', general.name],
    ['identifier', general.identifier, branchWords.identifier],
    ['formerIdentifiers', general.former, branchWords.formerIdentifiers],
    ['keywords', general.keywords],
    ['division', general.division],
    ['tags', general.tags],
    ['isPublic', general.isPublic, branchWords.isPublic],
    ['street', general.street, branchWords.street],
    ['zipCode', general.zipCode, branchWords.zipCode],
    ['city', general.city],
    ['country', general.country],
    ['phone', general.phone, branchWords.phone],
    ['email', general.email],
    ['latitude', general.latitude, branchWords.latitude],
    ['longitude', general.longitude, branchWords.longitude],
    ['closedMessage', general.closedMessage, branchWords.closedMessage],
    ['orderableFrom', general.orderableFrom, branchWords.orderableFrom],
    ['logo', general.logo],
    ['images', general.pictures, branchWords.images],
  ]),
  ...rowsOf('zeiten', branchTabs.hours, [['', branchTabs.hours, branchWords.hours]]),
  ...rowsOf('lieferung', branchTabs.delivery, [
    ['isDeliveryEnabled', delivery.enabled],
    ['isDeliveryHoursEnabled', delivery.ownHours],
    ['deliveryBy', delivery.by, branchWords.deliveryBy],
    ['deliveryAreas.0.area', delivery.areas, branchWords.area],
    ['deliveryAreas.0.price', delivery.price, branchWords.price],
    ['deliveryAreas.0.minimumOrderValue', delivery.minimum],
    ['deliveryAreas.0.freeFromOrderValue', `${delivery.title}: ${delivery.freeFrom}`],
  ]),
  ...rowsOf('bestellen', branchTabs.ordering, [
    ['isTakeawayEnabled', ordering.takeaway, branchWords.isTakeawayEnabled],
    ['isDineInEnabled', ordering.dineIn, branchWords.isDineInEnabled],
    ['isTableSelectionEnabled', ordering.tables, branchWords.isTableSelectionEnabled],
    ['isPreorderEnabled', ordering.preorder],
    ['isAppointmentRequired', ordering.appointment],
    ['isQuotationRequired', ordering.quotation],
    ['slotCapacity', ordering.capacity, branchWords.slotCapacity],
    ['longerFromOrders', ordering.longerFrom, branchWords.longerFromOrders],
    ['pauseFromOrders', ordering.pauseFrom, branchWords.pauseFromOrders],
    ...Object.entries(MODES).flatMap(([mode, own]) =>
      Object.entries(ASKED).map(([what, label]): Row => [
        `is${mode}${what}Required`,
        ordering.required(ordering[label], branchTexts.modes[own]),
        branchWords.required,
      ]),
    ),
  ]),
  ...rowsOf('bezahlen', branchTabs.paying, [
    ...(['Cash', ...PAYMENTS] as const).map((name): Row => [
      `is${name}Enabled`,
      branchPaying.names[name],
      branchWords.payment,
    ]),
  ]),
  ...rowsOf('schluessel', branchTabs.keys, [['', branchTabs.keys, branchWords.keys]]),
];
