import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the first steps. */
export const texts: Words<typeof german.texts> = {
  title: 'Getting started',
  intro: 'Step by step to your own shop. A tick appears automatically as soon as a step is done.',
  complete: 'All done – your shop is ready for guests.',
  progress: (done, all) => `${done} of ${all} steps done`,
  done: 'Done',
  open: 'To do',
  recheck: 'Check again',
  cancel: 'Cancel',
  failed: 'The progress of the setup could not be loaded',
  denied: 'No access: only administrators can set up the shop.',
  /** Above every screen of the demo shop. */
  demo: {
    plain: 'This is still the demo shop. Orders are only for trying things out.',
    withTerminal:
      'This is still the demo shop: online payments go through the test terminal, without money. An order paid here isn’t really paid.',
    action: 'Set up',
  },
  /** Beginning without the demo's dishes. */
  empty: {
    hint: 'You can change the demo bit by bit or start with an empty shop.',
    action: 'Start empty',
    title: 'Start empty?',
    what: 'All branches, tables, menus, categories and products are deleted, including those you have created, as well as tags, organisations, content, donation recipients and the demo’s images. This can’t be undone.',
    stays: 'Accounts, settings and test orders are kept, without the demo’s name, logo and legal texts.',
    confirm: 'Delete everything and start empty',
    done: 'The demo has been emptied. Start with the name of your shop.',
    failed: 'The demo could not be emptied',
  },
  /** The choice of a country, and what follows from it. */
  country: {
    label: 'Country of the shop',
    save: 'Apply',
    saved: 'The country is set.',
    failed: 'The country could not be saved',
    currency: (currency) => `Set currency to ${currency}`,
    timezone: (zone) => `Set time zone to ${zone}`,
    german: (country) =>
      `Speak German to customers as it is written in the country: ${{ DE: '10,90 €', AT: '€ 10,90', CH: 'CHF 10.90' }[country]}, “Abholung”, “Zur Kasse”`,
    names: 'Use named VAT rates for products and delivery areas whose rate matches the country',
    namesHint: 'If the country changes a rate, the new one applies automatically from its first day.',
    keepWording:
      'The order button then says “Order with obligation to pay” (Zahlungspflichtig bestellen), unless you have chosen a label.',
  },
  /** What a legal text or fact still lacks. */
  missing: {
    heading: 'Still missing:',
    imprint: 'Imprint (Impressum)',
    terms: 'Terms and conditions (AGB)',
    privacy: 'Privacy policy (Datenschutz)',
    legalForm: 'Legal form and register (Settings, Shop)',
    sellerAddress: 'Business address (Settings, Shop)',
    guarantee: 'EU notice on the legal guarantee (Settings, Legal), required since 27 September 2026',
    guaranteeSource: 'The European Commission’s official file',
    payment: 'a payment method offered by a branch',
    email:
      'require an email for delivery and collection, otherwise customers only have the receipt on the status page',
  },
  /** Ways to a menu besides entering one product after the other. */
  menuWays: { table: 'From a spreadsheet', menus: 'To the menus' },
  also: {
    title: 'Before the first day',
    links: { printer: 'Connect a printer', people: 'Add staff' },
  },
  /** The shop's name, entered in the guide. */
  name: {
    label: 'Shop name',
    save: 'Apply',
    saved: 'The name is set.',
  },
  steps: {
    country: {
      title: 'Country',
      hint: 'Where is your shop? The order button, VAT rates and the notes on prices depend on it.',
      // Chosen in the guide.
      action: null,
    },
    name: {
      title: 'Shop name',
      hint: 'It appears on all pages and receipts.',
      action: null,
    },
    branch: {
      title: 'Branch',
      hint: 'Create your branch with its address, or turn one of the demo’s branches into your own.',
      action: 'To the branch',
    },
    hours: {
      title: 'Opening hours',
      hint: 'Enter in your branch when you are open.',
      action: 'To the hours',
    },
    menu: {
      title: 'First menu',
      hint: 'Create products and give each its category: the menu puts itself together.',
      action: 'Create products',
    },
    legal: {
      title: 'Legal texts',
      hint: 'Imprint (Impressum), privacy policy (Datenschutz) and terms and conditions (AGB): as your own text or as a link, without the demo’s texts. Also legal form and address for order confirmations.',
      action: 'To the settings',
    },
    order: {
      title: 'Test order',
      hint: 'Place an order yourself, and watch it arrive in the back office.',
      action: 'To the shop',
    },
  },
};
