import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../security-texts.ts';

/** Words of the second factor. */
export const factorTexts: Words<typeof german.factorTexts> = {
  title: 'Second factor',
  intro:
    'After the password, you are asked for a code that an authenticator app shows on your phone. So a stolen password is not enough.',
  isOff: 'No second factor',
  isOn: (since) => `Set up on ${since}`,
  codesLeft: (count) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
  fewCodes: 'Create new ones before you run out.',
  notLoaded: 'The second factor could not be loaded.',
  setUp: 'Set up',
  renew: 'New recovery codes',
  switchOff: 'Turn off',
  tasks: {
    setUp: 'Set up second factor',
    renew: 'New recovery codes',
    switchOff: 'Turn off second factor',
  },
  isSwitchedOff: 'The second factor is turned off.',
  failed: 'That didn’t work.',
  password: 'Your password',
  code: 'Code from the app or recovery code',
  next: 'Continue',
  cancel: 'Cancel',
  done: 'Done',
  stepPassword: 'Please confirm with your password first that it’s you.',
  stepScan:
    'Scan this code with the authenticator app, for example by Google, Microsoft or your phone’s password manager.',
  qr: 'QR code for the authenticator app',
  openHere: 'Open the app on this device',
  secret: 'Or as a key',
  copySecret: 'Copy key',
  firstCode: 'Code from the app',
  firstCodeHint: '6 digits. Your other devices are then signed out.',
  confirm: 'Confirm',
  renewIntro: 'The current codes will then no longer work.',
  offIntro: 'The password alone will then be enough again.',
  page: {
    title: 'Set up second factor',
    intro: 'This shop requires a second factor from administrators. Then you can carry on.',
    otherPassword: 'Change password',
    signOut: 'Sign out',
  },
  codes: {
    title: 'Your recovery codes',
    intro:
      'Use one of these codes to sign in if you don’t have your phone. Each works once. They are only shown now: keep them somewhere other than your phone.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    save: 'Download',
    print: 'Print',
    file: 'recovery-codes.txt',
    heading: (account) => `Recovery codes for ${account}`,
  },
};

/** Words of the sessions of an account. */
export const sessionTexts: Words<typeof german.sessionTexts> = {
  title: 'Signed-in devices',
  intro:
    'Devices on which you are signed in. Sign out any that you don’t recognise, and then change your password.',
  notLoaded: 'The signed-in devices could not be loaded.',
  current: 'this device',
  since: (at) => `Since ${at}`,
  lastUsed: (at) => `last used ${at}`,
  from: (address) => `from ${address}`,
  end: 'Sign out',
  endOf: (device) => `Sign out: ${device}`,
  ended: 'The device is signed out.',
  endOthers: 'Sign out all others',
  othersEnded: 'All other devices are signed out.',
  notEnded: 'The device could not be signed out.',
  unknownBrowser: 'Unknown browser',
  on: (browser, system) => `${browser} on ${system}`,
};

/** Words of an admin's help with an account. */
export const helpTexts: Words<typeof german.helpTexts> = {
  title: 'Lost device?',
  intro: 'Takes effect at once, also on open screens.',
  endSessions: 'Sign out everywhere',
  sessionsEnded: 'This person is signed out everywhere.',
  removeFactor: 'Remove second factor',
  removeTitle: 'Remove second factor',
  removeIntro:
    'This person will be signed out everywhere and can then sign in with the password alone. Make sure that the request really comes from them.',
  password: 'Your own password',
  removed: 'The second factor has been removed.',
  failed: 'That didn’t work.',
};
