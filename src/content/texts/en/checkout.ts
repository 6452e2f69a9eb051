import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../checkout.ts';
import { CLOSED } from './opening.ts';

/** Texts of the checkout. */

export const checkout: Words<typeof german.checkout> = {
  title: 'Checkout',
  order: 'Your order',
  mode: 'How would you like to order?',
  noDelivery: 'Sorry, we’re not delivering at the moment.',
  closed: CLOSED,
  preorder: 'You’re welcome to pre-order for later, though.',
  table: 'Table number',
  tableHint: 'You’ll find the table number next to the QR code on your table.',
  choose: 'Please choose',
  contact: 'Contact details',
  name: 'First and last name',
  email: 'Email',
  phone: 'Phone number',
  smsHint: 'If you enter a mobile number, we can text you about your order.',
  deliveryAddress: 'Delivery address',
  address: 'Address',
  street: 'Street and number',
  city: 'Postcode and town',
  floor: 'Floor',
  stairway: 'Staircase',
  door: 'Door',
  addDoor: 'Add floor, staircase, door',
  appointment: 'Preferred time',
  appointmentDay: 'Day',
  asSoonAsPossible: 'As soon as possible',
  noAppointment: 'Not chosen yet',
  later: 'Later',
  /** 'Today, 25/11/2026, 19:30' */
  appointmentAt: (day, time) => `${day}, ${time}`,
  appointmentMissing: 'Please choose a time.',
  afterMidnight: (day) => `After midnight, early on ${day}`,
  appointmentProblems: {
    past: 'This time has already passed. Please choose another one.',
    closed: 'Sorry, we’re closed at the time you chose. Please choose one during our opening hours.',
    notOrderableYet: 'We’re not taking orders for this time yet. Please choose a later one.',
    tooFar: 'This time is too far ahead. Please choose an earlier one.',
  },
  held: ['We’re holding your slot for another ', ' minutes.'],
  heldNoMore: 'We couldn’t hold your slot any longer. You can still order as long as there’s something free.',
  instead: 'Instead:',
  noSlots: 'There are no times available on the day you chose.',
  today: (date) => `Today, ${date}`,
  tomorrow: (date) => `Tomorrow, ${date}`,
  notLoaded: 'The available times could not be loaded. Please try again.',
  addComment: 'Add a comment',
  comment: 'Comment (requests, allergies, etc.)',
  belowMinimum: (least, missing) => `The minimum order is ${least}. ${missing} to go.`,
  emptyCart: 'Your basket is empty!',
  toMenu: 'Back to the menu',
  codes: 'Redeem a voucher code',
  totalNet: 'Total excl. VAT',
  taxes: 'VAT included',
  vat: (rate) => `VAT (${rate}%)`,
  quotationNote:
    'The prices shown are base prices. After you send your request, we’ll email you a non-binding quote with detailed prices.',
  approximateNote:
    'The prices shown are base prices. You’ll get the final price when the order is completed.',
  payment: 'Payment method',
  noPayment: 'There is no payment method available at the moment. Please call us.',
  redirectNote: (provider) => `Next, you’ll be taken to ${provider}’s payment page.`,
  testNote: 'For trying things out: you’ll be taken to a test payment page, no money changes hands.',
  acceptTerms: ['I accept the ', 'terms and conditions', '.'],
  acceptPrivacy: ['I have read and accept the ', 'privacy policy', '.'],
  submit: {
    enquiry: 'Request a quote',
    order: 'Place order',
    preorder: 'Place pre-order',
  },
  // In the words of Directive 2011/83/EU, art. 8 (2).
  bindingSubmit: {
    enquiry: 'Request a quote',
    order: 'Order with obligation to pay',
    preorder: 'Pre-order with obligation to pay',
  },
  submitting: 'Processing…',
  working: 'One moment, please…',
  back: 'Back',
  missing: {
    table: 'Please choose your table number.',
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    emailFormat: 'Please enter a valid email address.',
    phone: 'Please enter your phone number.',
    phoneFormat: (example) => `Please enter a valid number in the format ${example}.`,
    street: 'Please enter your street and house number.',
    city: 'Please enter your postcode and town.',
    appointmentDate: 'Please choose a time.',
    paymentMethod: 'Please choose a payment method.',
    ageConfirmed: 'Please confirm your age.',
    legalInstructions: 'Please accept the terms and conditions.',
    privacyPolicy: 'Please accept the privacy policy.',
  },
  errorHeading: 'Please check your details',
  unknownError: 'An unknown error has occurred.',
  unknownAnswer: 'An unknown error has occurred. Your order has not been confirmed. Please try again.',
  isOffline:
    'You’re offline. Your order has not been sent, and everything you’ve entered is kept. Please try again once you’re back online.',
  offline: 'No connection. Your order has not been confirmed. Please try again.',
  orderedBefore:
    'Your previous order did reach us after all, with the details from before. If you send it again, you’ll be ordering a second time.',
  toOrderBefore: 'See previous order',
  paymentFailed: 'Sorry, your payment failed. Please check your details and try again.',
  cartChanged: 'Your basket has changed. Please check it and send your order again.',
};

/** Texts of what stays on the customer's device. */
export const remember: Words<typeof german.remember> = {
  label: 'Remember for next time on this device',
  forget: 'Forget',
  forgetLabel: 'Forget: delete remembered details from this device',
  forgotten: 'Your details are no longer stored on this device.',
};

/** Texts of the date and time pickers. */
export const pickers: Words<typeof german.pickers> = {
  date: 'Choose a day',
  close: 'Close',
  week: 'Wk',
  weekOf: (week) => `Week ${week}`,
  weekdays: [
    ['Mo', 'Monday'],
    ['Tu', 'Tuesday'],
    ['We', 'Wednesday'],
    ['Th', 'Thursday'],
    ['Fr', 'Friday'],
    ['Sa', 'Saturday'],
    ['Su', 'Sunday'],
  ],
  /** A day as YYYY-MM-DD → '27/11'. */
  shortDay: (day) => `${day.slice(8)}/${day.slice(5, 7)}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear choice',
  save: 'Save',
  available: 'Available times:',
  full: 'Full',
  places: (n) => `${n} left`,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
  otherDay: 'Another day',
};

/** Texts of the donation section. */
export const donation: Words<typeof german.donation> = {
  heading: 'Who receives the donation',
  about: (amount) => `With your order, a donation of ${amount} can be made, paid for entirely by us.`,
  choose: 'Choose who receives it',
  search: 'Search for an organisation',
  none: 'No matching organisation found.',
  confirm: 'Confirm choice',
  close: 'Close',
};

/** Texts of the overlays with terms and privacy policy. */
export const legalOverlay: Words<typeof german.legalOverlay> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  close: 'Close',
  loading: 'Loading…',
  failed: 'The text could not be loaded.',
  open: 'Open on its own page',
};

/** The European notice on the legal guarantee, where the shop has the official picture (Regulation (EU) 2025/1960, annex I). */
export const guarantee: Words<typeof german.guarantee> = {
  alt: 'European Union notice on the legal guarantee of conformity',
  inWords: 'Legal guarantee of conformity: the EU notice in words',
  elsewhere: 'Legal guarantee of conformity: EU notice',
};

/** What the picture says, in our words, since a picture cannot be read aloud; the link leads where its code does. */
export const guaranteeWords: string = `## The notice in words

Goods sold in the European Union come with a legal guarantee of conformity of at least two years. Under national law, it may be longer. For second-hand goods it may be shorter, but not less than one year.

You have rights if goods do not match their description or do not work as they should. The seller is liable for any lack of conformity that existed when the goods were delivered. The seller must repair or replace the goods free of charge or, in certain cases, reduce the price or refund it in full.

Tell the seller about the problem as soon as possible, and have proof of purchase ready.

Find out more: [Your Europe, guarantees and returns](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm)
`;
