import { branchTexts } from '../../branches/texts.ts';
import { configTexts } from '../../config/texts.ts';

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

type Row = readonly [field: string, label: string, words?: string, behind?: string];

const rowsOf = (tab: string, tabName: string, rows: readonly Row[]): Setting[] =>
  rows.map(([field, label, words = '', behind]) => ({
    field,
    label,
    tab,
    tabName,
    words,
    ...(behind === undefined ? {} : { behind }),
  }));

const { tabs, shop, face, legal, privacy, security, paying, map, plugins } = configTexts;

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
  'Frontdesk',
] as const;

/** Every field of the settings (`config/`). */
export const SETTINGS: readonly Setting[] = [
  ...rowsOf('', tabs.shop, [
    ['shopName', shop.shopName],
    ['businessName', shop.businessName, 'Firma'],
    ['legalForm', shop.legalForm, 'GmbH Handelsregister'],
    ['sellerAddress', shop.sellerAddress, 'Adresse'],
    ['title', shop.title],
    ['description', shop.description],
    ['website', shop.website],
    ['logo', shop.logo],
    ['country', shop.country],
    ['isSmallBusiness', shop.smallBusiness, 'Umsatzsteuer'],
    ['timezone', shop.timezone],
    ['currency', shop.currency, 'Euro Franken'],
    ['locale', shop.locale, 'Sprache Österreich Schweiz'],
    ['languages', shop.languages, 'Englisch Französisch Italienisch Türkisch übersetzen mehrsprachig'],
    ['shop', shop.shop],
    ['defaultDeliveryMethod', `${shop.ordering}: ${shop.method}`, 'Lieferung Abholung'],
    ['orderButtonWording', shop.wording],
    ['slotHoldMinutes', shop.holdMinutes, 'Termin reservieren'],
    ['reminderMinutes', shop.reminderMinutes, 'Alarm Benachrichtigung wartet niemand antwortet'],
    ['unattendedMinutes', shop.unattendedMinutes, 'Alarm niemand da schläft nicht erreichbar anrufen'],
    ['unattendedAction', shop.unattendedAction, 'anrufen ablehnen nicht erreichbar'],
    ['disableTickets', shop.disableTickets],
  ]),
  ...rowsOf('auftritt', tabs.face, [
    ['face.brand', face.brand, 'Farbe Design Aussehen gelb rot Corporate Palette'],
    ['face.second', face.second, 'Farbe Akzent Links'],
    ['face.scheme', face.scheme, 'Dunkelmodus Darkmode Nacht'],
    ['face.corners', face.corners, 'rund eckig Form'],
    ['face.font', face.font, 'Schriftart Font Typografie Buchstaben'],
    ['logoDark', face.logoDark, 'Dunkelmodus Nacht Marke'],
    ['appIcon', face.appIcon, 'Favicon App Symbol Initial'],
    ['hero', face.hero, 'Startseite Bild Muster Hero Banner'],
  ]),
  ...rowsOf('rechtliches', tabs.legal, [
    ...Object.entries(legal.pages).flatMap(([field, name]): Row[] => [
      [`${field}Text`, legal.text(name), field === 'termsAndConditions' ? 'AGB' : ''],
      [field, `${legal.link}: ${name}`],
    ]),
    ['guaranteeNotice', legal.guarantee],
    ['guaranteeLink', `${legal.guarantee}: ${legal.guaranteeLink}`],
    ['withdrawalText', legal.text(legal.withdrawal), 'Widerruf'],
  ]),
  ...rowsOf(
    'datenschutz',
    tabs.privacy,
    Object.entries(privacy.fields).map(([field, { label }]): Row => [
      field,
      label,
      'Frist Aufbewahrung DSGVO',
    ]),
  ),
  ...rowsOf('sicherheit', tabs.security, [
    ['adminsNeedSecondFactor', security.adminsNeedSecondFactor, '2FA Authenticator Anmeldung'],
  ]),
  ...rowsOf('bezahlen', tabs.paying, [
    ['enableCash', paying.names.Cash, 'Zahlungsart bar'],
    ...PAYMENTS.flatMap((name): Row[] => [
      [`enablePlugin${name}`, paying.names[name], 'Zahlungsart Karte'],
      [`enable${name}`, `${paying.names[name]}: ${paying.enabled}`, '', `enablePlugin${name}`],
    ]),
    ['enableTestTerminal', paying.testTerminal],
    ['enableTips', paying.tips],
    ['tipsTaxRate', `${paying.tips}: ${paying.tipsTaxRate}`, 'Steuer', 'enableTips'],
    ['deliveryTaxing', paying.deliveryTaxing, 'Steuer'],
    ['paymentMinutes', paying.minutes],
  ]),
  ...rowsOf('karte', tabs.map, [
    ['enablePluginMapbox', map.plugin],
    ['mapStyle', map.style, '', 'enablePluginMapbox'],
    ['mapToken', map.token, 'Mapbox', 'enablePluginMapbox'],
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
    ['identifier', general.identifier, 'QR-Code Link'],
    ['formerIdentifiers', general.former, 'QR-Code alte Adresse Weiterleitung'],
    ['keywords', general.keywords],
    ['tags', general.tags],
    ['isPublic', general.isPublic, 'sichtbar'],
    ['street', general.street, 'Adresse Anschrift'],
    ['zipCode', general.zipCode, 'Postleitzahl'],
    ['city', general.city],
    ['country', general.country],
    ['phone', general.phone, 'Nummer'],
    ['email', general.email],
    ['latitude', general.latitude, 'Karte'],
    ['longitude', general.longitude, 'Karte'],
    ['closedMessage', general.closedMessage, 'geschlossen Urlaub'],
    ['orderableFrom', general.orderableFrom, 'Eröffnung'],
    ['logo', general.logo],
    ['images', general.pictures, 'Fotos'],
  ]),
  ...rowsOf('zeiten', branchTabs.hours, [['', branchTabs.hours, 'Feiertage Ruhetag besondere Tage Urlaub']]),
  ...rowsOf('lieferung', branchTabs.delivery, [
    ['isDeliveryEnabled', delivery.enabled],
    ['isDeliveryHoursEnabled', delivery.ownHours],
    ['deliveryAreas.0.area', delivery.areas, 'Postleitzahl Zone'],
    ['deliveryAreas.0.price', delivery.price, 'Liefergebühr'],
    ['deliveryAreas.0.minimumOrderValue', delivery.minimum],
    ['deliveryAreas.0.freeFromOrderValue', `${delivery.title}: ${delivery.freeFrom}`],
  ]),
  ...rowsOf('bestellen', branchTabs.ordering, [
    ['isTakeawayEnabled', ordering.takeaway, 'Abholung'],
    ['isDineInEnabled', ordering.dineIn, 'im Lokal'],
    ['isTableSelectionEnabled', ordering.tables, 'QR-Code'],
    ['isPreorderEnabled', ordering.preorder],
    ['isAppointmentRequired', ordering.appointment],
    ['isQuotationRequired', ordering.quotation],
    ['slotCapacity', ordering.capacity, 'Grenze Auslastung'],
    ['longerFromOrders', ordering.longerFrom, 'Grenze voll'],
    ['pauseFromOrders', ordering.pauseFrom, 'Grenze voll'],
    ...Object.entries(MODES).flatMap(([mode, own]) =>
      Object.entries(ASKED).map(([what, label]): Row => [
        `is${mode}${what}Required`,
        ordering.required(ordering[label], branchTexts.modes[own]),
        'Pflichtfeld',
      ]),
    ),
  ]),
  ...rowsOf('bezahlen', branchTabs.paying, [
    ...(['Cash', ...PAYMENTS] as const).map((name): Row => [
      `is${name}Enabled`,
      branchPaying.names[name],
      'Zahlungsart',
    ]),
  ]),
  ...rowsOf('schluessel', branchTabs.keys, [['', branchTabs.keys, 'Ticketanzeige Bildschirm']]),
];
