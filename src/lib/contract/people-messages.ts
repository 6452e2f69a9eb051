import type { FieldError } from './errors.ts';

/** German words for what is refused to people and about their accounts. SPEC section 8 says which there are. */

/** Why nobody is signed in. */
export type SignInRefusal =
  | { code: 'wrongCredentials' | 'accountDisabled' | 'accountExpired' | 'linkInvalid' | 'linksNotConfigured' }
  | TooManyTries;

/** Somebody has guessed too often, and has to wait. */
export interface TooManyTries {
  code: 'tooManyTries';
  seconds: number;
}

const SIGN_IN_REFUSALS = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  accountDisabled: 'Dieses Benutzerkonto ist deaktiviert.',
  accountExpired: 'Dieses Benutzerkonto ist abgelaufen.',
  linkInvalid: 'Dieser Anmeldelink ist ungültig oder abgelaufen.',
  linksNotConfigured:
    'Anmeldelinks können derzeit nicht verschickt werden: Es ist kein E-Mail-Versand eingerichtet.',
} as const;

/** A refusal → one German sentence or two. */
export function signInMessage(refusal: SignInRefusal): string {
  if (refusal.code !== 'tooManyTries') return SIGN_IN_REFUSALS[refusal.code];
  const minutes = Math.ceil(refusal.seconds / 60);
  const time = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return `Zu viele fehlgeschlagene Versuche. Bitte versuchen Sie es in ${time} erneut.`;
}

/** What is wrong with a change of an account: a field, and why. */
export interface AccountProblem {
  field: string | null;
  code: keyof typeof ACCOUNT_PROBLEMS;
}

const ACCOUNT_PROBLEMS = {
  emailTaken: 'Diese E-Mail-Adresse wird schon verwendet.',
  unknownBranch: 'Diese Filiale gibt es nicht.',
  lastAdmin: 'Mindestens ein Administratorkonto muss aktiv und unbefristet bleiben.',
  ownAccount: 'Sie können Ihr eigenes Konto nicht löschen.',
  ownPassword: 'Ihr eigenes Passwort ändern Sie bitte unter Angabe des bisherigen.',
  passwordNeeded: 'Bitte geben Sie Ihr bisheriges Passwort an.',
  passwordWrong: 'Das bisherige Passwort stimmt nicht.',
  passwordUnchanged: 'Bitte wählen Sie ein anderes Passwort als das bisherige.',
} as const;

export const accountError = ({ field, code }: AccountProblem): FieldError => ({
  field,
  message: ACCOUNT_PROBLEMS[code],
});
