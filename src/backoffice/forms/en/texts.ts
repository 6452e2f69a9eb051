import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Payment methods, by their names in the fields of branch and settings. */
export const paymentNames: Words<typeof german.paymentNames> = {
  Cash: 'Cash',
  ATMCard: 'Debit card',
  HydroAGVoucher: 'Meal voucher',
  Mollie: 'Online payment (Mollie)',
  Datatrans: 'Online payment (Datatrans)',
};

/** Tax rates, by their titles in `tax-rates.ts`. */
const RATES: Readonly<Record<string, string>> = {
  Regelsteuersatz: 'Standard rate',
  Normalsteuersatz: 'Standard rate',
  Normalsatz: 'Standard rate',
  'Ermäßigter Satz': 'Reduced rate',
  'Reduzierter Satz': 'Reduced rate',
  'Besonderer ermäßigter Satz': 'Special reduced rate',
  'Speisen im Restaurant': 'Meals in the restaurant',
  Grundnahrungsmittel: 'Basic foods',
  'Sondersatz Beherbergung': 'Special rate for accommodation',
};

export const formTexts: Words<typeof german.formTexts> = {
  pickColor: (label) => `Pick ${label.toLowerCase()} from the palette`,
  rate: (title, percent) => `${RATES[title] ?? title} (${percent}%)`,
  taxRate: 'VAT rate',
  rateOf: (label) => `Rate: ${label}`,
  rateAsNumber: 'The number counts',
  identifierHint: 'Lower-case letters, digits and hyphens',
  identifierInvalid: 'Only lower-case letters, digits and hyphens, for example “city-centre”',
  noAddress: 'Please enter an address that starts with https://.',
  required: 'Please fill in',
  numberNeeded: 'Please enter a number.',
  aboveZero: 'Please enter a number above 0.',
  notNegative: 'Please enter a number of 0 or more.',
  between: (least, most) => `Please enter a number between ${String(least).replace('-', '−')} and ${most}.`,
  preview: 'Preview',
  again: 'Reload',
  filters: 'Filters',
  filtersSet: (n) => `Filters (${n})`,
  removeFilter: (name) => `Remove filter: ${name}`,
  showResults: 'Show results',
  dayFormat: 'DD/MM/YYYY',
  dayUnclear: 'Please enter the date as DD/MM/YYYY.',
  timeFormat: 'HH:MM',
  timeUnclear: 'Please enter the time as HH:MM.',
  calendar: 'Open calendar',
  clock: 'Time',
  emptyPreview: 'No text yet',
  markdownHint: 'Headings with #, lists with -, bold with **…**, links as [text](address)',
  copy: 'Copy',
  copied: 'Copied',
  all: 'All',
  kept: 'What you entered before signing in is still here. It is not saved yet.',
};

/** Words of the choice among branches. */
export const branchSelectTexts: Words<typeof german.branchSelectTexts> = {
  branch: 'Branch',
  noBranchYet: 'Your shop has no branch yet.',
  firstSteps: 'Getting started',
  noBranch: 'Your account has not been assigned to a branch yet. Please contact your administrator.',
};

/** Words for copies of branches, menus and categories. */
export const copyTexts: Words<typeof german.copyTexts> = {
  action: 'Duplicate',
  copy: (name) => `Duplicate “${name}”`,
  copyName: (name) => `${name} (copy)`.slice(0, 200),
  name: 'Name of the copy',
  identifier: 'ID of the copy',
  identifierHint: 'Part of the branch’s web address: lower-case letters, digits and hyphens',
  hints: {
    branches:
      'Hours, delivery areas, tables and menus are copied. Customers won’t see the copy until you make it public.',
    menus: 'Categories and dishes are copied. You then choose which branches offer the menu.',
    categories:
      'The dishes are copied too and appear on the same menus. Customers won’t see the copy until you make it visible.',
  },
  copied: {
    branches: 'Branch duplicated',
    menus: 'Menu duplicated',
    categories: 'Category and its dishes duplicated',
  },
  cancel: 'Cancel',
  failed: 'The copy could not be created',
};

export const stationInputTexts: Words<typeof german.stationInputTexts> = {
  station: 'Station',
  none: { category: 'No station', product: 'Same as the category' },
  hint: {
    category: 'Who in the kitchen prepares the products in this category. Customers don’t see this.',
    product: 'Only choose one if this is prepared somewhere else than the rest of the category.',
  },
  stations: 'Stations',
  printerHint:
    'If chosen: prints only what these stations prepare, without prices. Blank: prints whole orders.',
};
