import type { Words } from '../../../domain/words/catalogue.ts';
import { LOCALE, moneyText, writtenDay } from '../../../domain/words/en/locale.ts';
import type * as german from '../customers.ts';

/** What the API says to customers. */

export { LOCALE, moneyText, writtenDay };

const numbers = new Intl.NumberFormat(LOCALE);
export const limitText: typeof german.limitText = (limit) => numbers.format(limit);

export const OWN_CODES: Words<typeof german.OWN_CODES> = {
  dataUrl: 'This file can’t be read.',
  blank: 'Please fill in this field.',
  controlCharacters: 'The text contains characters that aren’t allowed.',
};

export const BY_FIELD: Words<typeof german.BY_FIELD> = {
  amount: 'Please enter a valid amount.',
  tip: 'Please enter a tip of no more than 500.',
  email: 'Please enter a valid email address.',
  paymentMethod: 'Please choose a payment method.',
  branch: 'Please choose a branch.',
  appointmentDate: 'Please choose a valid time.',
};

export const ISSUES: Words<typeof german.ISSUES> = {
  missing: 'This information is missing.',
  wrongForm: 'This information isn’t in the right format.',
  empty: 'Please fill in this field.',
  noEntry: 'Please give at least one entry.',
  tooSmall: (least) => `The value is too small (at least ${least}).`,
  tooLong: (most) => `The text is too long (no more than ${most} characters).`,
  tooMany: (most) => `There are too many entries (no more than ${most}).`,
  tooBig: (most) => `The value is too large (no more than ${most}).`,
  instant: 'Please give a time with its time zone.',
  unknownChoice: 'This choice doesn’t exist.',
  decimals: 'Please use no more than two decimal places.',
  invalid: 'This information isn’t valid.',
};

export const REQUEST_MESSAGES: Words<typeof german.REQUEST_MESSAGES> = {
  unreadable: 'The request can’t be read.',
  notSignedIn: 'Please sign in.',
  notAllowed: 'You’re not allowed to do this.',
  passwordOutdated: 'Please change your password first.',
  secondFactorMissing: 'Please set up the second factor first.',
  previewOnly: 'This is a preview: you can’t order here.',
  crossSite: 'This request came from another site.',
  notFound: 'Not found.',
  orderNotFound: 'This order doesn’t exist.',
  tooLarge: 'The request is too large.',
  fileTooLarge: 'The file is too large (no more than 10 MB).',
  fileNotWanted: 'No product in this shop needs any files.',
  tooManyFiles: 'That’s too many files at once. Please try again a little later.',
  filesFull: 'No more files can be accepted right now. Please try again later.',
  fileUnknown: 'This type of file isn’t recognised.',
  tooMany: 'That’s too many requests at once. Please wait a moment.',
  workAsked:
    'A great many orders have just come from your internet connection. Please reload the page and send your order again.',
  noDemo: 'This is no longer a demo shop. Please reload the page.',
  statusMovedOn: 'The order’s status could not be changed',
  notReviewable: 'Your review could not be sent',
  unexpected: 'An unknown error has occurred.',
  diskFull: 'The shop can’t store anything right now. Please try again in a few minutes.',
  unavailable: 'The shop can’t be reached right now. Please try again in a moment.',
  pushNotConfigured: 'Notifications aren’t set up in this shop.',
  pushUnknown: 'Notifications in this browser aren’t supported.',
  pushTooMany: 'Too many devices are already registered.',
};

export const LIST_MESSAGES: Words<typeof german.LIST_MESSAGES> = {
  filter: 'This filter can’t be read.',
  filterField: 'You can’t filter by this field.',
  filterSearch: 'You can’t search for this.',
  sort: 'You can’t sort by this.',
  range: 'This part of the list doesn’t exist.',
  rangeTooLarge: 'That’s too many entries at once (no more than 1,000).',
};

export const PLAIN_REFUSALS: Words<typeof german.PLAIN_REFUSALS> = {
  unknownBranch: 'This branch doesn’t exist.',
  branchNotPublic: 'This branch isn’t taking any orders at the moment.',
  bothModes: 'Please choose either delivery or dine in.',
  paymentNotOffered: 'This payment method isn’t available here. Please choose another one.',
  paymentNotConfigured: 'You can’t pay online at the moment. Please choose another payment method.',
  nothingToPay: 'This order costs nothing. Please choose another payment method.',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  phoneMissing: 'Please enter your phone number.',
  streetMissing: 'Please enter your street and house number.',
  cityMissing: 'Please enter your postcode and town.',
  areaUnknown: 'Sorry, we don’t deliver there. Please choose a delivery area.',
  addressUnknown: 'We couldn’t find this address. Please check street, house number, postcode and town.',
  outsideAreas: 'Sorry, we don’t deliver to this address.',
  tableMissing: 'Please choose your table.',
  tableUnknown: 'This table doesn’t exist at this branch.',
  donateeUnknown: 'This organisation isn’t available for donations.',
  tipsNotTaken: 'This shop no longer takes tips. Please send your order without one.',
  termsNotAccepted: 'Please accept the terms and conditions.',
  privacyNotAccepted: 'Please accept the privacy policy.',
  closed: 'Sorry, we’re closed at the moment.',
  deliveryClosed: 'Sorry, we can’t deliver at the moment.',
  appointmentMissing: 'Please choose a time.',
  appointmentPast: 'This time has already passed. Please choose another one.',
  appointmentTooFar: 'This time is too far ahead. Please choose an earlier one.',
  appointmentClosed: 'Sorry, we’re closed at the time you chose. Please choose one during our opening hours.',
  slotFull: 'Sorry, we can’t take any more orders for this time. Please choose another one.',
  holdExpired:
    'Sorry, we couldn’t hold your slot any longer, and it has been taken in the meantime. Please choose another time.',
  productUnknown: 'This product doesn’t exist.',
  uploadUnknown: 'We don’t have one of the files. Please upload it again.',
  tooExpensive: 'This order is too large. Please call us.',
  codeUnknown: 'We do not know this code. Please check the spelling.',
  codeUsedUp: 'This code has already been used.',
  codeUsedByYou: 'You have already used this code as often as it allows.',
  codeContact: 'For this code we need your email address or phone number.',
  codeOver: 'This code has expired.',
  codeNotYet: 'This code is not valid yet.',
  codeElsewhere: 'This code is not valid at this branch.',
  codeOtherMode: 'This code is not valid for this type of order.',
  codeOtherTime: 'This code is not valid at this time.',
  codeFirstOrder: 'This code is only valid for your first order.',
  codeNoGoods: 'This code does not apply to the dishes in your cart.',
  idempotencyConflict: 'This order has already been sent with different details.',
};

export const PRODUCT_REFUSALS: Words<typeof german.PRODUCT_REFUSALS> = {
  productForeign: (product) => `${product} isn’t available at this branch.`,
  productGone: (product) => `Sorry, ${product} is no longer available.`,
  productSoldOut: (product) => `Sorry, ${product} is sold out.`,
  unitNotSold: (product) => `${product} isn’t available in this unit.`,
  amountNotSold: (product) => `${product} isn’t available in this amount.`,
};

export const PART_REFUSALS: Words<typeof german.PART_REFUSALS> = {
  unknown: (part) => `${part} doesn’t belong to this product.`,
  missing: (part) => `${part} is still missing. Please choose something.`,
  unknownOption: (part) => `${part}: this option isn’t available.`,
  wrongType: (part) => `${part} isn’t in the right format.`,
  duplicate: (part) => `${part} is given twice.`,
};

export const MODE_REFUSALS: Words<typeof german.MODE_REFUSALS> = {
  takeaway: 'This branch doesn’t offer collection at the moment.',
  delivery: 'Sorry, we’re not delivering at the moment.',
  dineIn: 'This branch doesn’t offer dine in at the moment.',
};

/** '11:30', and on another day '28/11, 11:30': the year is clear. */
const moment = (date: string | null, time: string) =>
  date === null ? time : `${date.slice(0, -5)}, ${time}`;

export const REFUSALS: Words<typeof german.REFUSALS> = {
  phoneFormat: (example) => `Please enter a valid number in the format ${example}.`,
  notOrderableYet: (date, time) => `Orders can be placed from ${date}, ${time}.`,
  paused: (date, time, message) =>
    `We’re very busy right now: you can order again from ${moment(date, time)}. ${message}`,
  unattended: (date, time, phone) =>
    `The branch isn’t responding right now: you can order again from ${moment(date, time)}, or as soon as someone is there.${phone === '' ? '' : ` Please call: ${phone}`}`,
  noAppointment: 'There is no time available for this order at the moment. Please call us.',
  appointmentLeadTime: (weekday, date, time) =>
    `Sorry, that’s too short notice. The earliest time is ${weekday}, ${date}, ${time}.`,
  ageNotConfirmed: (age) => `Please confirm that you are at least ${age} years old.`,
  addressUnchecked: (phone) =>
    `Your address can’t be checked right now. Please give us a call${phone === '' ? '' : `: ${phone}`}. Your cart stays as it is.`,
  minimumOrder: (amount) => `Sorry, you haven’t reached the minimum order of ${amount} yet.`,
  codeMinimum: (amount: string) => `This code is valid for orders of ${amount} or more.`,
  priceChanged: (product, amount) => `${product} now costs ${amount}.`,
  stockShort: (product, amount, date) =>
    `Only ${amount} of ${product} left ${date === null ? 'today' : `on ${date}`}.`,
  stockNone: (product, date) =>
    date === null
      ? `Sorry, ${product} is sold out today.`
      : `Sorry, ${product} is already sold out on ${date}.`,
  totalChanged: (amount) => `The total is now ${amount}. Please check your order.`,
};
