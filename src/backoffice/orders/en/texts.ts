import { paymentMethods } from '../../../content/texts/en/paying.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { CUSTOMER_REASONS } from '../steps/customer-reasons.ts';
import type * as german from '../texts.ts';

/** Words of the screens about orders. */

/** The states of an order, for staff. */
export const stateNames: Words<typeof german.stateNames> = {
  new: 'New',
  confirmed: 'Confirmed',
  inDelivery: 'Out for delivery',
  completed: 'Completed',
  rejected: 'Rejected',
  canceled: 'Cancelled',
  failed: 'Payment failed',
};

/** The state of an order, worded for its mode. */
export const stateName: typeof german.stateName = (order) =>
  order.state === 'inDelivery' && !order.isDelivery ? 'Ready for collection' : stateNames[order.state];

/** As on the customer's checkout, except that staff see which provider took an online payment. */
export const paymentNames: Words<typeof german.paymentNames> = {
  ...paymentMethods,
  mollie: 'Online (Mollie)',
  datatrans: 'Online (Datatrans)',
  'test-terminal': 'Online (test, no money)',
};

export const boardTexts: Words<typeof german.boardTexts> = {
  title: 'Orders',
  columns: {
    new: 'New',
    confirmed: 'Confirmed',
    inDelivery: 'On the way / ready',
    done: 'Done today',
  },
  shortColumns: { new: 'New', confirmed: 'Confirmed', inDelivery: 'On the way', done: 'Done' },
  empty: {
    new: 'No new orders',
    confirmed: 'Nothing being prepared',
    inDelivery: 'Nothing on the way or ready',
    done: 'Nothing completed today yet',
  },
  tabs: 'Columns',
  search: 'Search',
  searchHint: 'Name, ticket, street…',
  noMatch: 'No match',
  ready: 'Ready',
  more: (n) => `Show ${n} more`,
  meanwhile: (state) => `The status has changed in the meantime: ${state}`,
  allEnded: 'All in the history',
  loading: 'Loading orders…',
  newOrders: (n) => (n === 1 ? '1 new order' : `${n} new orders`),
  toBoard: 'View',
  order: (ticket) => `Order ${ticket}`,
  open: (ticket, name) => `Open order ${ticket} from ${name}`,
  items: (n) => (n === 1 ? '1 item' : `${n} items`),
  moreItems: (n) => `+ ${n} more`,
  asap: 'Now',
  minutesAgo: (n) => (n < 1 ? 'just now' : n < 60 ? `${n} min ago` : `${Math.floor(n / 60)} h ago`),
  inMinutes: (n) => (n < 60 ? `in ${n} min` : `in ${Math.floor(n / 60)} h`),
  overdue: (n) => (n < 60 ? `${n} min overdue` : `${Math.floor(n / 60)} h overdue`),
  waitsForCustomer: (time) => `${time} suggested: waiting for an answer`,
  waitsForPayment: 'Waiting for payment',
  paid: 'Paid',
  notPaid: 'Not paid',
  refunded: 'Refunded',
  unpaid: 'Unpaid',
  table: (name) => `Table ${name}`,
  /** How far the kitchen's stations are. */
  stationsDone: (done, all) => (done === all ? 'Kitchen: all done' : `Kitchen: ${done} of ${all} done`),
  take: 'Take an order',
  ways: { phone: 'by phone', counter: 'at the counter' },
  takenBy: (how, who) => `${how}, taken by ${who}`,
  givenUp: (ticket, how) => `Order ${ticket}: ${how}`,
};

export const connectionTexts: Words<typeof german.connectionTexts> = {
  connecting: 'Connecting…',
  live: 'Live',
  lost: 'No connection',
  refused: 'No access',
  lostHint: 'What you see may be out of date. It will catch up as soon as the connection is back.',
  refusedHint: 'This account has no access to this branch’s orders.',
};

export const soundTexts: Words<typeof german.soundTexts> = {
  blocked: 'Sound is still off. Tap anywhere once.',
  turnOn: 'Turn sound on',
  on: 'Sound on',
  silent: 'Device muted',
  mute: 'Mute this device',
  unmute: 'Turn sound on for this device',
};

export const stepTexts: Words<typeof german.stepTexts> = {
  confirm: 'Confirm',
  otherTime: 'Different time',
  reject: 'Reject',
  'in-delivery': { delivery: 'Out for delivery', takeaway: 'Ready for collection', dineIn: 'Ready' },
  completed: { delivery: 'Delivered', takeaway: 'Collected', dineIn: 'Complete' },
  cancel: 'Cancel order',
  working: 'One moment…',
  undo: 'Undo',
  undone: (ticket) => `Order ${ticket}: undone`,
  done: {
    confirm: 'confirmed',
    reject: 'rejected',
    cancel: 'cancelled',
    completed: 'completed',
    'in-delivery': 'on the way / ready',
  },
  took: (ticket, what) => `Order ${ticket} ${what}`,
  undoFailed: 'The step could not be undone',
};

export const timeTexts: Words<typeof german.timeTexts> = {
  title: (ticket) => `Time for order ${ticket}`,
  asked: (time) => `Requested: ${time}`,
  askedNone: 'Requested: as soon as possible',
  agreed: (time) => `Agreed: ${time}`,
  quick: 'Later by',
  plus: (minutes) => (minutes < 60 ? `+${minutes} min` : `+${minutes / 60} h`),
  day: 'Day',
  time: 'Time',
  chosen: (time) => `New time: ${time}`,
  confirm: 'Confirm with this time',
  propose: 'Suggest to the customer',
  proposeHint: 'The order stays new until the customer accepts or declines the suggestion.',
  move: 'Change time',
  takeBack: 'Withdraw suggestion',
  proposed: 'The customer is being asked whether the new time works.',
  withdrawn: 'The suggestion has been withdrawn.',
  moved: 'The time has been changed.',
  missing: 'Please enter day and time.',
  cancel: 'Cancel',
};

export const reasonTexts: Words<typeof german.reasonTexts> = {
  reject: (ticket) => `Reject order ${ticket}`,
  cancel: (ticket) => `Cancel order ${ticket}`,
  hint: 'The customer reads the reason on their status page. Common reasons are sent in the customer’s language.',
  label: 'Reason (optional)',
  suggestions: 'Common reasons',
  reasons: CUSTOMER_REASONS.en,
  back: 'Back',
};

/** Words of the history. */
export const historyTexts: Words<typeof german.historyTexts> = {
  title: 'History',
  search: 'Search (name, ticket, phone…)',
  branch: 'Branch',
  from: 'From day',
  until: 'To day',
  state: 'Status',
  payment: 'Payment method',
  delivery: 'Type',
  isPaid: 'Paid online',
  paidOrNot: { true: 'Yes', false: 'No' },
  ticket: 'Ticket',
  createdAt: 'Ordered',
  dueAt: 'Time',
  name: 'Name',
  total: 'Total',
  empty: 'No orders found',
  filters: 'Filters',
};
