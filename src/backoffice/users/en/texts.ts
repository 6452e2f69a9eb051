import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

export const userTexts: Words<typeof german.userTexts> = {
  name: 'Name',
  email: 'Email',
  roles: 'Role',
  role: {
    ROLE_ADMIN: 'Administrator',
    ROLE_MANAGER: 'Branch manager',
    ROLE_EMPLOYEE: 'Staff',
    ROLE_KITCHEN: 'Kitchen',
    ROLE_BOOKKEEPER: 'Bookkeeper',
  },
  rolesHint:
    'Administrators can do everything. Branch managers can do what staff can, and change the opening hours. Kitchen accounts only see the orders, bookkeepers only statistics and daily closes.',
  branch: 'Branch',
  branches: 'Branches',
  branchesHint: 'Where someone works. Administrators and bookkeepers have all branches.',
  noBranch: 'Without a branch, this person sees no orders after signing in.',
  everywhere: 'all',
  isEnabled: 'Can sign in',
  expiresAt: 'Valid until',
  expiresHint: 'Signing in is no longer possible after that. Blank: no limit.',
  state: 'Account',
  active: 'active',
  disabled: 'disabled',
  expired: 'expired',
  untilChanged: 'temporary password',
  firstPassword: 'First password',
  newPassword: 'Set new password',
  passwordHint: 'At least 10 characters. The person has to choose their own when they first sign in.',
  newPasswordHint: 'Blank: stays as it is. Otherwise the person is signed out and has to choose their own.',
  ownPassword: 'Your own password',
  proofHint: 'Needed because this change can give an account access to the whole shop.',
  suggest: 'Suggest',
  show: 'Show password',
  hide: 'Hide password',
  language: 'Language',
  languageHint: 'For the back office. If none is chosen, the browser’s language applies.',
  browsersLanguage: 'Same as the browser',
  secondFactor: 'Second factor',
  factorOn: 'yes',
  factorOff: '–',
  me: {
    title: 'My account',
    open: 'My account',
    intro: 'Name and email address with which you sign in.',
    current: 'Current password',
    currentHint: 'Only needed if the email address changes.',
    save: 'Save',
    saved: 'Your details are saved.',
    failed: 'Your details could not be saved.',
    password: 'Change password',
    mine: 'You work as',
  },
};

/** Words of the choice of a language. */
export const languageTexts: Words<typeof german.languageTexts> = {
  title: 'Language',
  mine: 'My language',
  asBrowser: 'Same as the browser',
  here: 'On this device',
  asPerson: 'Same as the account',
  hereHint: 'For devices that several people use, such as the screen in the kitchen.',
  parts:
    'Turkish covers the orders, the kitchen, what is sold out and what goes with them; everything else is then in English.',
  failed: 'The language could not be saved.',
};

/** Words of the notifications on a device. */
export const pushTexts: Words<typeof german.pushTexts> = {
  title: 'Notifications on this device',
  intro: 'New orders at your branches appear on this device, even when the back office is not open.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  isOn: 'This device gets notifications.',
  isOff: 'This device no longer gets notifications.',
  refused: 'The browser doesn’t allow notifications. You can change this in its settings.',
  failed: 'Notifications could not be turned on',
  impossible:
    'This browser doesn’t show notifications, or they are blocked in its settings. On iPhone and iPad, they work once the back office is on the home screen.',
};

export const installTexts: Words<typeof german.installTexts> = {
  title: 'As an app on this device',
  intro:
    'The back office then sits next to your other apps, opens without an address bar and shows how many orders are waiting.',
  install: 'Install',
  isInstalled: 'The back office is installed on this device.',
  byHand:
    'In the browser’s menu: “Install app” or “Add to Home screen”. On iPhone and iPad: Share, then “Add to Home Screen”.',
};
