import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { LOCALE } from '../../../lib/domain/words/en/locale.ts';
import { MODE_NAMES } from '../../../lib/domain/words/en/modes.ts';
import { texts as statisticsTexts } from '../../statistics/en/texts.ts';
import type * as german from '../texts.ts';

const percent = (rate: number) => `${rate.toLocaleString(LOCALE)}%`;

/** Words of the books. German terms stand in brackets where tax advisers and authorities use them. */
export const bookTexts: Words<typeof german.bookTexts> = {
  title: 'Accounting',
  branch: 'Branch',
  closes: 'Daily close (Tagesabschluss)',
  closesIntro:
    'A daily close records what was completed and refunded on a day. It can’t be changed afterwards. If you do nothing, the shop closes the previous days itself every night from 4 am.',
  open: (days) => `Not closed yet: ${days.join(', ')}.`,
  moreDays: (count) => (count === 1 ? '1 more day' : `${count} more days`),
  allClosed: 'All days up to yesterday are closed.',
  close: (day) => `Close up to ${day}`,
  confirm: (day) => `Close up to ${day}?`,
  means: 'The totals of these days are then final. Later refunds count on their own day.',
  closed: 'Closed.',
  failed: 'That didn’t work.',
  openOrders: (count, total) =>
    count === 1
      ? `1 order is still open (${total}). It counts in the daily close of the day on which it is completed.`
      : `${count} orders are still open (${total}). They count in the daily close of the day on which they are completed.`,
  chainHolds: (closes) =>
    closes === 1 ? 'Checked: 1 daily close is unchanged.' : `Checked: ${closes} daily closes are unchanged.`,
  chainBroken: (number, day) => `Daily close ${number} of ${day} was changed afterwards.`,
  broken: {
    content: 'Its content doesn’t match its checksum.',
    previous: 'It doesn’t follow from the daily close before it.',
    number: 'A daily close before it is missing.',
  },
  brokenHint: 'Please don’t change anything else, and restore an earlier backup to compare.',
  none: 'No day has been closed yet.',
  day: 'Day',
  orders: 'Orders',
  turnover: 'Sales',
  refunds: 'Refunds',
  by: 'Closed',
  byNight: 'automatically',
  show: (day) => `View daily close of ${day}`,
  of: (day, number) => `Daily close ${number}: ${day}`,
  shut: 'Close',
  count: 'Number',
  gross: 'Gross',
  tax: 'VAT',
  total: 'Total',
  rate: (rate) => `${percent(rate)} VAT`,
  positions: {
    goods: 'Goods',
    deposit: 'Deposit (Pfand)',
    discount: 'Discounts',
    delivery: 'Delivery',
    tip: 'Tips',
    other: 'Other',
  },
  groups: {
    rates: 'By VAT rate',
    methods: 'By payment method',
    drawer: 'In the till',
    modes: 'By order type',
    positions: 'Breakdown',
    refunds: 'Refunded on this day',
    ended: 'Ended without sales',
  },
  ended: statisticsTexts.ends,
  modes: MODE_NAMES,
  payments: statisticsTexts.payments,
  hash: 'Checksum (SHA-256)',
  doClose: 'Close',
  agrees: 'The statistics show the same sales for this day.',
  agreesLess: (total, parts) => `The statistics show ${total} for this day: without ${parts}.`,
  lessTip: (sum) => `the team’s tips (${sum})`,
  lessRefunds: (sum) => `the refunds (${sum})`,
  and: 'and',
  refundsOfOtherDays: 'They deduct the refunds on the day of the order.',
  differs: (total, orders) =>
    `The statistics show ${total} from ${orders === 1 ? '1 order' : `${orders} orders`} for this day. They count by the day an order was placed, include open orders, leave out fully refunded ones and the team’s tips, and deduct partial refunds. The daily close counts what was completed on this day, and refunds separately.`,
  exports: 'Export',
  exportsIntro: 'The files contain no customer names or addresses.',
  allBranches: 'All branches',
  from: 'From',
  to: 'To',
  kind: 'What',
  kinds: {
    orders: 'Orders',
    lines: 'Order items',
    payments: 'Online payments',
    refunds: 'Refunds',
    corrections: 'Corrections (paid on site)',
    'day-closes': 'Daily closes (Tagesabschlüsse)',
    donations: 'Donations by recipient',
    datev: 'DATEV batch (Buchungsstapel)',
    archive: 'Archive for tax audits (everything)',
  },
  hints: {
    datev: 'One entry per daily close, payment method and VAT rate. Closed days only.',
    archive: 'All tables with a description (index.xml) and checksums, as tar.gz.',
  },
  format: 'Format',
  formats: { excel: 'For Excel (semicolon)', plain: 'For programs (comma)' },
  download: 'Download',
  settings: 'DATEV settings',
  settingsIntro:
    'Your tax adviser can give you the numbers and accounts. The examples apply to the chart of accounts SKR03.',
  consultant: 'Adviser number (Beraternummer)',
  client: 'Client number (Mandantennummer)',
  accountLength: 'Length of account numbers (Sachkontenlänge)',
  fiscalMonth: 'Financial year starts in month',
  initials: 'Initials (Kürzel)',
  rounding: 'Cash rounding',
  drawer: 'Cash including rounding, without refunds',
  /** A tip without tax is booked at 0 %, unless it has an account of its own. */
  revenueAt: (rate) => `Revenue account (Erlöskonto) ${percent(rate)}${rate === 0 ? ', including tips' : ''}`,
  moneyBy: (method) => `Money account (Geldkonto) ${method}`,
  refundAccount: 'Account for refunds (blank: money account)',
  tipsAccount: 'Account for tips (blank: revenue account 0%)',
  roundingAccount: 'Account for cash rounding (CHF)',
  save: 'Save',
  saved: 'Saved.',
};
