import type { Words } from '../../../domain/words/catalogue.ts';
import { MOST_YEARS_OFF } from '../../clock.ts';
import type * as german from '../staff.ts';

export { BOOK_MESSAGES } from './books.ts';
export { cssMessage } from './shop-css.ts';

/** English texts that staff read: refusals of the API by subject, and reports of publishing. */

export const FIELD_CODES: typeof german.FIELD_CODES = {
  identifier: 'Please use lower-case letters, digits and hyphens only.',
  host: 'Please give the printer’s name or IP address only, without http:// and without a port.',
  promotionCode: 'Please use 3 to 40 capital letters and digits.',
  promotionPercent: 'Please give a discount of more than 0%.',
  promotionValue: 'Please give an amount above 0.',
  translationTexts: 'These are too many texts at once.',
  clockTime: 'Please give a time in the form HH:MM.',
  unitType: 'This unit does not belong to this kind of quantity.',
  timezone: 'There is no such time zone.',
  onceDate: 'Please give the date that these hours apply to.',
  duplicateName: 'This name appears more than once.',
  zoneCorners: 'A zone needs at least three corners.',
  zoneMissing: 'Please draw this zone on the map.',
  placeMissing: 'Distances need the branch’s latitude and longitude, under “General”.',
  distanceMissing: 'Please give the distance up to which this applies.',
  distanceTwice: 'This distance appears more than once.',
  defaultUnit: 'The product is not sold in this unit.',
  passwordTooShort: 'The password is too short (at least 10 characters).',
  color: 'Please give a colour with six digits, for example #ffd200.',
  link: 'Please give an address that begins with https://.',
  shopLink: 'Please give an address that begins with https://, or a path of your shop such as /site/imprint.',
  socialLink: 'Please give the address of your profile. It begins with https://.',
  emailOrPhone: 'Please give an email address or a phone number.',
  taxShares: 'Together, the shares exceed 100%.',
  oneDecimal: 'Please give one decimal at most.',
  firstDay: 'Please give the first day, too.',
  dayOrder: 'The last day is before the first.',
  account: 'Please give an account of four to nine digits.',
  tooManyDays: 'That is too many days at once (five years at most).',
};

export const EDIT_MESSAGES: Words<typeof german.EDIT_MESSAGES> = {
  identifierTaken: 'This identifier is already taken.',
  imageUnknown: 'There is no such picture.',
  branchUnknown: 'There is no such branch.',
  stationUnknown: 'There is no such station.',
  categoryUnknown: 'This category no longer exists.',
  notSold: 'This product or option no longer exists.',
  opensNotSoon: 'This branch does not open within the next 24 hours.',
  movedOn: 'Someone else has changed this in the meantime. Please reload the page and try again.',
  undoMovedOn: 'Some of this has been changed since. It can no longer be undone as a whole.',
  orderMovedOn: 'The list has changed in the meantime. Please reload the page and sort it again.',
  pictureUnreadable: (megapixels) =>
    `This picture cannot be read or is too large. JPG, PNG, GIF and WebP with up to ${megapixels} megapixels are allowed.`,
  groupUnknown: 'These shared options no longer exist.',
  productUnknown: 'This product no longer exists.',
  partNameTaken: 'This product already has a choice of that name.',
  uploadOrdered: 'This file belongs to an order and cannot be changed or deleted.',
};

export const cellMessage: typeof german.cellMessage = ({ code, column, other = 0 }) => {
  switch (code) {
    case 'missing':
      return column === 'price' ? 'The price is missing.' : 'The name is missing.';
    case 'priceUnreadable':
      return 'This price cannot be read. Example: 12.50';
    case 'rateUnreadable':
      return 'This tax rate cannot be read. Example: 7';
    case 'flagUnreadable':
      return 'Please write “ja” or “nein” (yes or no).';
    case 'optionsUnreadable':
      return 'These options cannot be read. Example: Größe: klein; groß +2,00 | Extras (mehrere, freiwillig): Käse +1,50';
    case 'stationUnknown':
      return 'There is no such station. Create it under “Stations” first.';
    case 'severalOfName':
      return `${other} products have this name. Please give the number from our export.`;
    case 'repeated':
      return `This product is already in row ${other}.`;
  }
};

export const IMPORT_MESSAGES: Words<typeof german.IMPORT_MESSAGES> = {
  titles: 'The first row has no column “Name”. It has to contain the headings.',
};

/** Names that a refusal lists at most. */
const MOST_NAMES = 5;

export const inUseMessage: typeof german.inUseMessage = (names) => {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return `This cannot be deleted. It is still used by: ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
};

export const groupInUseMessage: typeof german.groupInUseMessage = (products) =>
  `This cannot be deleted. ${products === 1 ? '1 product uses' : `${products} products use`} these options. Remove them there first, or detach them.`;

export const comboMessage: typeof german.comboMessage = ({ code, name }) => {
  switch (code) {
    case 'unknown':
      return EDIT_MESSAGES.productUnknown;
    case 'itself':
      return 'A product cannot be its own component.';
    case 'asksItself':
      return `“${name}” has a required choice of its own, so it cannot be a component.`;
    case 'isComponent':
      return `This product is a component of “${name}”, so it must not have a required choice.`;
  }
};

export const partTakenMessage: typeof german.partTakenMessage = (part, products) => {
  const rest = products.length - MOST_NAMES;
  const shown = products
    .slice(0, MOST_NAMES)
    .map((name) => `“${name}”`)
    .join(', ');
  return `There already is a choice “${part}” for ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
};

export const openOrdersMessage: typeof german.openOrdersMessage = (tickets) =>
  `Still open: ${tickets.length === 1 ? 'order' : 'orders'} ${tickets.join(', ')}. Please complete or cancel first; then the data can be erased.`;

export const ORDER_CALL_MESSAGES: Words<typeof german.ORDER_CALL_MESSAGES> = {
  notForTill: 'This order is not for the till: it is not confirmed, has come to nothing or is paid online.',
  tillReceiptThere: 'This order already has a till receipt.',
  notUpdated: 'The order could not be updated',
  notFinished:
    'This order is still open. Please complete or cancel it first; then its personal data can be erased.',
  alreadyPaid: 'The order could not be updated: it is paid online, so its amount is fixed.',
  notPaid: 'This order has not been paid yet.',
  notPaidOnSite: 'Only completed orders that were paid on site can be corrected in this way.',
  refundTooMuch: 'There is not that much left to refund.',
  itemUnknown: 'The order has no such item.',
  areaFixed: 'The delivery area of an order cannot be changed.',
  emailInvalid: 'Please give a valid email address.',
  phoneInvalid: 'Please give a valid phone number with its area code.',
  tooExpensive: 'This amount is too high.',
  appointmentPast: 'This time has passed. Please choose another one.',
  slotFull: 'All places at this time are taken. Please choose another one.',
  notUndoable: 'This can no longer be undone.',
  paymentTouched: 'This can no longer be undone: the payment is already affected.',
  promotionUsedUp:
    'This can no longer be undone: the promotion of this order has been used up in the meantime.',
  stockShort: 'This can no longer be undone: too few of the dishes of this order are left in the meantime.',
  placeTaken: 'This can no longer be undone: all places at that time have been taken in the meantime.',
  mailNotConfigured: 'The confirmation could not be sent: sending email is not set up yet.',
  mailRecipientMissing: 'The confirmation could not be sent: this order has no email address.',
  mailFailed: 'The confirmation could not be sent',
  smsNotConfigured: 'The confirmation could not be sent: sending text messages is not set up yet.',
  smsRecipientMissing: 'The confirmation could not be sent: this order has no phone number.',
  smsFailed: 'The confirmation could not be sent',
  printNotConfigured: 'The receipt could not be printed: no printer is set up yet.',
  printFailed: 'The receipt could not be printed',
  paymentNotConfigured: 'The payment could not be checked: online payment is not set up yet.',
  paymentNotOnline: 'The payment could not be checked: this order is not paid online.',
  paymentFailed: 'The payment could not be checked',
};

export const SIGN_IN_REFUSALS: Words<typeof german.SIGN_IN_REFUSALS> = {
  wrongCredentials: 'Email address or password is wrong.',
  accountDisabled: 'This account is disabled.',
  accountExpired: 'This account has expired.',
  passwordExpired:
    'This preliminary password has expired. Please ask for a new one, or have a login link sent to you.',
  linkInvalid: 'This login link is invalid or has expired.',
  linksNotConfigured: 'Login links cannot be sent at the moment: sending email is not set up.',
  challengeOver: 'This sign-in is no longer valid. Please sign in again.',
  codeWrong: 'This code is wrong or has been used already.',
};

export const signInMessage: typeof german.signInMessage = (refusal) => {
  if (refusal.code !== 'tooManyTries') return SIGN_IN_REFUSALS[refusal.code];
  const minutes = Math.ceil(refusal.seconds / 60);
  return `Too many failed attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};

export const ACCOUNT_PROBLEMS: Words<typeof german.ACCOUNT_PROBLEMS> = {
  emailTaken: 'This email address is already in use.',
  unknownBranch: 'There is no such branch.',
  bookkeeperOnly: 'Bookkeeping covers all branches and cannot be combined with another role.',
  lastAdmin: 'At least one administrator account has to stay active without an end.',
  ownAccount: 'You cannot delete your own account.',
  ownPassword: 'Please change your own password by giving the current one.',
  passwordNeeded: 'Please give your current password.',
  passwordWrong: 'The current password is wrong.',
  proofNeeded: 'Please confirm this change with your own password.',
  proofWrong: 'Your own password is wrong.',
  passwordCommon: 'This password is easy to guess. Three or four words that have nothing in common are good.',
  passwordOwnWords:
    'This password consists mainly of names of the shop or the account. Three or four other words are good.',
  codeWrong: SIGN_IN_REFUSALS.codeWrong,
  setUpCodeWrong:
    'This code is wrong. Please enter the one that the app shows right now, and check the device’s clock.',
  factorOn: 'The second factor is already set up.',
  factorOff: 'No second factor is set up.',
  factorNotStarted: 'Please start setting it up again.',
  ownFactor: 'Please switch off your own second factor under “My account”.',
  passwordUnchanged: 'Please choose a password other than the current one.',
};

export const accountError: typeof german.accountError = ({ field, code }) => ({
  field,
  message: ACCOUNT_PROBLEMS[code],
});

export const API_KEY_MESSAGES: Words<typeof german.API_KEY_MESSAGES> = {
  endPast: 'Please choose a time in the future.',
  ended: 'This key has expired. Please create a new one.',
  renewed: 'This key has already been renewed.',
  branchUnknown: 'There is no such branch (any more).',
  catalogueForAll: 'The catalogue is for all branches: please do not limit this key to some.',
};

export const WEBHOOK_MESSAGES: Words<typeof german.WEBHOOK_MESSAGES> = {
  urlUnreadable: 'Please enter a complete address with https://.',
  urlForbidden:
    'This address is not allowed: it has to begin with https:// and must not lead to this machine or into a private network.',
  rangeBackwards: 'The end is before the beginning.',
  switchedOff: 'This receiver is turned off. Please turn it on first.',
  underWay: 'This message is still being delivered.',
};

export const TRANSLATOR_MESSAGES: Words<typeof german.TRANSLATOR_MESSAGES> = {
  notConfigured: 'Suggested translations are not set up here: the key (DEEPL_API_KEY) is missing.',
  keyRefused: 'The translation service does not accept the key. Please check DEEPL_API_KEY.',
  quotaExceeded: 'The quota at the translation service is used up.',
  tooManyCalls: 'The translation service is busy. Please try again in a moment.',
  unavailable: 'The translation service does not answer. Please try again later.',
};

export const PUBLISHING_MESSAGES: Words<typeof german.PUBLISHING_MESSAGES> = {
  noSite: 'The pages are not published here.',
  nothingToRollBack: 'There is no earlier publication to return to.',
  otherIsLive:
    'Another state has gone live in the meantime; nothing was rolled back. Please see what applies now, and try again.',
  notConfigured: 'This call is not set up: the shared secret (REBUILD_SECRET) is missing.',
  notAccepted: 'This call is not signed validly.',
};

export const CLOCK_MESSAGES: Words<typeof german.CLOCK_MESSAGES> = {
  tooFar: `Please choose a day that is at most ${MOST_YEARS_OFF} years away.`,
  noPages: 'The pages of this shop are made elsewhere. There is no preview here.',
  notRendered: 'This page of the preview could not be made. Please try again.',
};

export const PUBLISHING_FAILURES: Words<typeof german.PUBLISHING_FAILURES> = {
  notPublished: (reason) => `The pages could not be published: ${reason}`,
  withLogs: (reason, folder) => `${reason} (logs: ${folder})`,
  notWritten: (reason) => `Some pages could not be made; all are tried now: ${reason}`,
  notRendered: 'The pages could not be made.',
};

export const WAITING_NAMES: Words<typeof german.WAITING_NAMES> = {
  config: 'Settings',
  images: 'Pictures',
  gone: 'something deleted',
};

export const RELEASE_PROBLEMS: Words<typeof german.RELEASE_PROBLEMS> = {
  missing: (file) => `${file} is missing.`,
  noScripts: 'All scripts are missing.',
  badSize: (file, bytes) => `${file} has ${bytes} bytes.`,
  cutShort: (file) => `${file} is cut short.`,
  deadLink: (file, path) => `${file} refers to ${path}, which does not exist.`,
};

export const PRINT_MESSAGES: Words<typeof german.PRINT_MESSAGES> = {
  stillWaiting: 'This receipt is still waiting for the printer.',
  deviceGone: 'This printer no longer exists, or it is switched off.',
};

export const PRINT_PROBLEM_WORDS: typeof german.PRINT_PROBLEM_WORDS = {
  forbidden: 'has an address that may not be printed to',
  unreachable: 'cannot be reached in the network',
  refused: 'accepts no connection',
  closed: 'has closed the connection',
  silent: 'no longer answers',
  paperOut: 'is out of paper',
  coverOpen: 'is open',
  offline: 'reports an error',
  rejected: 'has not accepted the receipt',
  unanswered: 'has not fetched or not confirmed the receipt',
  unconfirmed: 'has accepted the receipt, but never reports whether it is printed',
  deviceOff: 'is switched off in the back office',
  deviceGone: 'is deleted in the back office',
};

export const DEVICE_MESSAGES: Words<typeof german.DEVICE_MESSAGES> = {
  hostMissing: 'Please give the printer’s address in the network.',
  portNotAllowed: 'Printers are reached on ports 9100 to 9109 only.',
  notPolling: 'This device fetches no receipts: it has no address to fetch them from.',
};

export const DEVICE_TEST_MESSAGES: Words<typeof german.DEVICE_TEST_MESSAGES> = {
  off: 'Test failed: the device is switched off.',
  failed: 'Test failed: the device has not accepted it.',
  printer: (trouble) => `Test failed: the printer ${trouble}.`,
  printNotConfigured: 'Test failed: no printer is set up yet.',
  notificationNotConfigured: 'Test failed: nothing is set up yet for messages to devices.',
};

export const OUTBOX_MESSAGES: Words<typeof german.OUTBOX_MESSAGES> = {
  push: 'Notifications cannot be sent again.',
  notConfigured: 'The message could not be sent: this kind of sending is not set up yet.',
  outdated: 'The message could not be sent: the order has moved on in the meantime.',
  underWay: 'This message is being sent right now.',
};

export const PAYMENT_CALL_MESSAGES: Words<typeof german.PAYMENT_CALL_MESSAGES> = {
  notConfigured: 'This payment provider is not set up.',
  notAccepted: 'This call is not signed validly.',
};
