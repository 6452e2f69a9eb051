import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../lib/domain/words/en/modes.ts';
import type * as german from '../texts.ts';

export const tableTexts: Words<typeof german.tableTexts> = {
  identifier: 'ID',
  identifierLabel: 'Table number or ID',
  branch: 'Branch',
  code: 'Code',
  showCode: (table) => `Show code of table ${table}`,
  many: 'Create several',
  sheets: 'Print labels',
  orderHint: 'Customers can choose from the tables in this order.',
  byNumber: 'Sort by number',
  manyTitle: 'Create several tables',
  prefix: 'Prefix (optional)',
  prefixHint: 'For example “garden-”',
  first: 'From',
  last: 'To',
  result: (from, to, count) => `Makes ${count} ${count === 1 ? 'table' : 'tables'}: ${from} to ${to}`,
  nothing: 'Please enter From and To, no more than 200 tables.',
  create: 'Create',
  creating: (done, of) => `${done} of ${of}…`,
  made: (count, skipped) =>
    `${count} ${count === 1 ? 'table' : 'tables'} created${skipped > 0 ? `, ${skipped} already existed` : ''}.`,
  failed: 'The tables could not be created.',
  cancel: 'Cancel',
  close: 'Close',
  sheetsTitle: 'Labels with codes',
  sheetsHint:
    'Printed on A4. In the print dialog, please choose no margins and 100%. “Save as PDF” there makes a file of it.',
  layout: 'Sheet',
  compact: 'Small: 12 rows of 4 labels',
  detail: 'Large: 5 rows of 2 labels, with branch and note',
  hint: 'Note on the label',
  // Guests read it, in the shop's language.
  hintDefault: 'Scannen und direkt am Tisch bestellen',
  choose: 'Tables',
  chosen: (count, pages) =>
    `${count} ${count === 1 ? 'label' : 'labels'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  print: 'Print',
  noTables: 'This branch has no tables yet.',
  noTablesAnywhere: 'No branch has tables yet. Create them first: “Create several” is quickest.',
  // On the printed label, for guests.
  table: 'Tisch',
  codeTitle: (table) => `Table ${table}`,
  codeOf: (address) => `Code for ${address}`,
  notServed: `This branch takes no orders at the table: “${MODE_NAMES.dineIn}” and “Order at the table” are not both turned on there.`,
  sheetsFile: (branch) => `Labels ${branch}`,
};
