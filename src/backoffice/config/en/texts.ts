import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../lib/domain/words/en/modes.ts';
import { paymentNames } from '../../forms/en/texts.ts';
import type * as german from '../texts.ts';

/** Where the European Commission has the official files of the notice on the legal guarantee. */
export const GUARANTEE_FILES: typeof german.GUARANTEE_FILES =
  'https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en';

export const configTexts: Words<typeof german.configTexts> = {
  title: 'Settings',
  saved: 'The settings are saved. The shop is being published again.',
  unchanged: 'Nothing was changed.',
  tabs: {
    shop: 'Shop',
    face: 'Design',
    legal: 'Legal',
    privacy: 'Privacy',
    security: 'Security',
    paying: 'Payment',
    map: 'Map',
    plugins: 'Add-ons',
  },
  shop: {
    names: 'Names',
    shopName: 'Shop name',
    businessName: 'Business name',
    businessHint: 'Appears next to the © in the footer.',
    legalForm: 'Legal form and register (Rechtsform, Register)',
    legalFormHint: 'In German, for example: GmbH, Amtsgericht Köln, HRB 12345, vertreten durch Maria Muster',
    legalFormMissing:
      'Still missing: it appears on order confirmations and at the end of every email to customers.',
    registerMissing:
      'Still missing: on business letters, and so in emails, this legal form must state its registered office, register court and number, and who represents it.',
    sellerAddress: 'Business address',
    sellerAddressHint: 'Appears on order confirmations with name and legal form.',
    title: 'Home page title',
    description: 'Description',
    website: 'Website',
    logo: 'Logo',
    region: 'Region',
    country: 'Country',
    countryHint:
      'Selects what the law there requires: order button, VAT rates, notes on prices, “Decline” in the cookie notice, an accessibility statement. You can still change all of it.',
    countries: { '': 'None: as delivered', DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
    smallBusiness: 'Small business (Kleinunternehmen): without VAT',
    smallBusinessHint:
      '§ 19 UStG, in Austria § 6 Abs. 1 Z 27 UStG. All VAT rates are then 0, and a note on the prices says why.',
    currency: 'Currency',
    currencyHint: 'Three letters, for example EUR or CHF',
    timezone: 'Time zone',
    timezoneHint: 'Opening hours and times of orders follow it.',
    locale: 'German as in',
    german: 'German for customers',
    germans: {
      standard: 'Basic version: 10,90 EUR, Takeaway',
      natural: 'As written in the country: 10,90 €, Abholung',
    },
    germanHint:
      'As written in the country: in Austria € 10,90 and USt., in Switzerland CHF 10.90 and ss. Without a country, as in Germany. Receipts and the back office stay as they are.',
    languages: 'Further languages of the pages',
    languagesHint:
      'Pages, notices and messages to customers are then available in these languages too. What you write yourself stays as it is.',
    shop: 'Basket key',
    shopHint: 'Changing it empties all baskets that customers have filled.',
    ordering: 'Ordering',
    method: 'Selected first',
    methods: {
      '': 'Whatever the branch offers first',
      ...MODE_NAMES,
    },
    holdMinutes: 'Minutes for which a slot is held at checkout',
    holdMinutesHint:
      'For branches with a limit per half hour: whoever chooses a time at checkout keeps the slot for this long. 0 to 30; 0 turns it off.',
    reminderMinutes: 'Minutes until a reminder of unanswered orders',
    unattendedMinutes: 'Minutes without an active device until an open branch counts as unattended',
    unattendedMinutesHint:
      'A device is active while the orders are open on it or a printer fetches its receipts. An order that nobody has answered after both reminders counts too. Staff then get a notification and an email, and the branch a text message if its number is a mobile and the shop sends SMS. 0: never.',
    unattendedAction: 'What customers of an unattended branch see',
    unattendedActions: {
      tell: 'Nothing',
      call: '“Please call” with the number; orders wait',
      refuse: 'The same, and no orders until then',
    },
    reminderMinutesHint:
      'The branch’s team then gets a notification and an email, and again after three times as long. Only opening hours count. 0 turns it off.',
    disableTickets: 'No ticket numbers',
    disableTicketsHint: 'Customers then see the order number.',
    wording: 'Order button label',
    wordings: {
      country: 'As the country requires',
      standard: 'Place order (Bestellung abschicken)',
      binding: 'Order with obligation to pay (Zahlungspflichtig bestellen)',
    },
  },
  legal: {
    hint: 'If there is a text, the shop shows it on a page of its own. Otherwise the link leads to the address given. Without either, there is no link.',
    link: 'Or address of an external page',
    text: (name) => `Text: ${name}`,
    pages: {
      termsAndConditions: 'Terms and conditions (AGB)',
      privacyPolicy: 'Privacy policy (Datenschutz)',
      imprint: 'Imprint (Impressum)',
      allergens: 'Allergens',
    },
    guarantee: 'EU notice on the legal guarantee (Gewährleistungshinweis)',
    guaranteeHint:
      'Required in the EU since 27 September 2026 (Art. 22a of Directive 2011/83/EU, Regulation (EU) 2025/1960). Upload the official German file in colour, as PNG and unchanged. The shop shows it at checkout and on a page of its own, with its content in words.',
    guaranteeSource: 'To the European Commission’s official files',
    guaranteePicture: 'The official file as an image',
    guaranteeLink: 'Or address of the official file',
    guaranteeLinkHint: 'Checkout then only has a link. Whether that is enough is disputed.',
    withdrawal: 'Withdrawal instructions (Widerrufsbelehrung)',
    withdrawalHint:
      'Only for goods that customers can return. Freshly prepared and quickly perishable goods are exempt. Appears on every order confirmation and on the page “Withdraw from contract here”, which every page links to in its footer. Without a text of your own, it is the law’s model text with your details, as soon as a country and a product that can be withdrawn from are entered. In it, customers bear the cost of returning goods.',
  },
  face: {
    ready: 'Ready-made designs',
    readyHint: 'A starting point: you can still change colours and corners afterwards.',
    readyFaces: {
      default: 'As delivered',
      trattoria: 'Trattoria',
      burger: 'Burger',
      sushi: 'Sushi',
      bakery: 'Bakery',
      farm: 'Farm shop',
      bar: 'Bar',
    },
    own: 'Colours and shapes',
    brand: 'Brand colour',
    brandHint: 'What can be tapped and what is selected. All other colours are derived from it.',
    second: 'Second colour',
    secondHint: 'For links and accents. Blank: the brand colour.',
    pick: (label) => `Pick ${label.toLowerCase()} from the palette`,
    scheme: 'Light or dark',
    schemes: { both: 'As set on the device', light: 'Always light', dark: 'Always dark' },
    corners: 'Corners',
    cornerNames: { sharp: 'Sharp', soft: 'Soft', round: 'Round' },
    palette: 'Derived colours',
    paletteHint: 'All text and symbols are easy to read on them (WCAG 2.2, AA).',
    bySchemes: { light: 'Light', dark: 'Dark' },
    tokens: {
      brand: 'Brand',
      'brand-strong': 'pressed',
      'on-brand': 'Text on it',
      ground: 'Page',
      surface: 'Surface',
      tint: 'Tint',
      line: 'Line',
      ink: 'Text',
      'accent-ink': 'Accent',
    },
    adjusted: {
      light: {
        page: (from, to) =>
          `On a light page, ${from} would hardly be visible. Buttons are slightly darker there: ${to}.`,
        text: (from, to) =>
          `Under the mouse pointer, text on ${from} would be hard to read. Buttons become lighter there: ${to}.`,
      },
      dark: {
        page: (from, to) =>
          `On a dark page, ${from} would hardly be visible. Buttons are lighter there: ${to}.`,
        text: (from, to) =>
          `Under the mouse pointer, text on ${from} would be hard to read on a dark page. Buttons become lighter there: ${to}.`,
      },
    },
    preview: 'Preview',
    previews: { light: 'Preview in light', dark: 'Preview in dark' },
    toShop: 'Open shop',
    toShopHint: 'The new design appears there once you have saved.',
    sample: {
      categories: ['Popular', 'Main courses', 'Sweets'],
      open: 'Open until 22:00',
      dish: 'Dish of the day',
      description: 'With everything the market has to offer today.',
      per: 'incl. VAT',
      link: 'Allergens and additives',
      notice: (missing) => `${missing} to go to the minimum order.`,
      cart: 'Basket',
    },
  },
  privacy: {
    hint: 'Personal data may only be kept as long as it is needed (Art. 5(1)(e) GDPR). Whatever has expired is deleted automatically every hour; the activity log says how much. State the same periods in your privacy policy.',
    fields: {
      retentionCustomerDays: {
        label: 'Personal data of orders (days)',
        hint: 'Names, addresses, phone numbers, emails, notes and files, for queries and complaints. Dishes, amounts and payments are kept for accounting and statistics (§ 147 AO, § 257 HGB). 7 to 3650.',
      },
      retentionMessageDays: {
        label: 'Messages and print jobs (days)',
        hint: 'What was sent to whom and what was printed, to prove delivery and content. 7 to 3650.',
      },
      retentionLogDays: {
        label: 'Activity log (days)',
        hint: 'Who in the team changed what, to clear up mistakes and misuse. 7 to 3650.',
      },
      retentionAnalyticsDays: {
        label: 'Visits (days)',
        hint: 'What was tapped on the shop’s pages, without names. 7 to 3650.',
      },
    },
    requests: 'Export or delete a customer’s data',
  },
  security: {
    hint: 'With a second factor, a stolen password is not enough: signing in also takes a code from an app. Everyone can set it up under “My account”.',
    adminsNeedSecondFactor: 'Second factor required for administrators',
    adminsNeedSecondFactorHint:
      'Administrators without a second factor can then do nothing but set one up. This applies at once, to you too.',
  },
  paying: {
    hint: 'A payment method is offered at the branches that have turned it on.',
    plugin: 'Add-on turned on',
    enabled: 'Customers can pay this way',
    testTerminal: 'Test payment',
    testTerminalHint:
      'For trying things out in the demo shop, without money. It is no longer offered once the shop has its own name, imprint or payment methods, nor where real online payments are set up.',
    tips: 'Tips',
    tipsHint: 'Customers can tip at checkout: 5%, 10% or an amount of their own.',
    tipsEnabled: 'Offer tips',
    tipsTaxRate: 'VAT included',
    tipsTaxRateHint:
      'Blank: the tip belongs to the team and is not part of your sales (§ 3 Nr. 51 EStG). A rate: it belongs to the business, and customers are told so.',
    deliveryTaxing: 'VAT on delivery fees',
    deliveryTaxings: { area: 'Rate of the delivery area', goods: 'Split like the goods' },
    deliveryTaxingHint: 'Like the goods: per VAT rate, by its share of the value of the goods.',
    minutes: 'Minutes to pay online',
    minutesHint:
      'This is how long an order waits for its payment with its slot taken. After that it expires. 5 to 180.',
    names: paymentNames,
  },
  map: {
    title: 'Map',
    plugin: 'Map on the home page',
    style: 'Address of the map style',
    token: 'Access key of the map service',
    zoom: 'Zoom',
    pitch: 'Tilt in degrees',
    bearing: 'Rotation in degrees',
    hint: 'The map only loads once someone has agreed to the cookie notice or tapped “Load map”.',
  },
  plugins: {
    enabled: (name) => `${name} turned on`,
    HomePage: { name: 'Home page', hint: 'Instead of the list of branches; with content and opening hours.' },
    Search: { name: 'Search', hint: 'A field for postcode or town above the list of branches.' },
    Tags: { name: 'Tags', hint: 'Filters by features above the list of branches.' },
    Toolbar: { name: 'Toolbar', hint: 'Shows at the very top what is open right now.' },
    CategoryBar: { name: 'Category bar', hint: 'Leads to the categories on the menu.' },
    PWA: { name: 'As an app', hint: 'Customers can put the shop on their home screen.' },
    SMS: { name: 'SMS', hint: 'Text messages about the order to mobile numbers.' },
    Donations: { name: 'Donations', hint: 'Customers choose who receives a donation with their order.' },
    OrderReviews: { name: 'Reviews', hint: 'After an order, customers are asked for a review.' },
    Suggestions: {
      name: 'Suggestions before paying',
      hint: 'Up to three matching dishes are shown below the basket at checkout: first what the product has under “Goes well with”, then what was often ordered with it in the last 90 days. Only dishes are counted, not customers.',
    },
    Frontdesk: {
      name: 'Front desk display',
      hint: 'A screen for customers shows what is ready for collection.',
    },
    links: {
      blocks: 'Edit content',
      donatees: 'Donation recipients',
      tags: 'Edit tags',
      branches: 'API keys of the branches',
    },
  },
};
