import { isStaffLanguage, STAFF_LANGUAGES, type StaffLanguage } from '../../lib/domain/languages.ts';
import { browserStorage } from '../../lib/stores/storage.ts';

/**
 * The language of the back office (docs/decisions/0030). It is chosen once, as a page starts: a catalogue has no words that change. So it
 * must not import any.
 */

const { values, isStored } = browserStorage;
/** The one of the person who signed in last: the sign-in page has it already. */
const PERSON = 'backoffice.language';
/** The device's own, for screens that several people read. */
const DEVICE = 'backoffice.deviceLanguage';
/** Chosen on the sign-in page, until the end of this sign-in. */
const CHOSEN = 'backoffice.chosenLanguage';
/** The parameter of an address that gives a device its language: `/backend/kueche?lang=tr`. */
const PARAMETER = 'lang';

const languageIn = (text: string | null | undefined): StaffLanguage | '' =>
  text && isStaffLanguage(text) ? text : '';

/** The first language of a browser that the office has, whatever its region; German for none. */
export function suggestedLanguage(tags: readonly string[]): StaffLanguage {
  const languages = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return languages.find(isStaffLanguage) ?? STAFF_LANGUAGES[0];
}

/** The device's language; '': that of the person. */
export const deviceLanguage = (): StaffLanguage | '' => languageIn(values[DEVICE]);

/** The language that a page starts in now. */
function languageNow(): StaffLanguage {
  const browser = 'navigator' in globalThis ? (navigator.languages ?? []) : [];
  return deviceLanguage() || languageIn(values[PERSON]) || suggestedLanguage(browser);
}

const store = (key: string, language: StaffLanguage | '') => {
  if (!language) delete values[key];
  else values[key] = language;
};

// A screen may have its language in its address.
if ('location' in globalThis) {
  const given = languageIn(new URLSearchParams(location.search).get(PARAMETER));
  if (given !== '') store(DEVICE, given);
}

/** The language of this page. */
export const PAGE_LANGUAGE: StaffLanguage = languageNow();

/** Whether the page has to start again, and then is in the language that now applies. */
export const isOutdated = (): boolean =>
  languageNow() !== PAGE_LANGUAGE && isStored(PERSON) && isStored(DEVICE);

/** Gives the device a language of its own; '': that of the person. */
export const setDeviceLanguage = (language: StaffLanguage | ''): void => store(DEVICE, language);

/** The sign-in page's choice. It becomes that of an account that has none. */
export function chooseLanguage(language: StaffLanguage): void {
  store(PERSON, language);
  store(CHOSEN, language);
  // The choice on the sign-in page holds for the screens after it, too.
  if (deviceLanguage() !== '') store(DEVICE, language);
}

/** What was chosen on the sign-in page, once: an account without a language keeps it. */
export function takeChosenLanguage(): StaffLanguage | '' {
  const chosen = languageIn(values[CHOSEN]);
  store(CHOSEN, '');
  return chosen;
}

/** Remembers the language of the person who is signed in; '': the browser's. */
export const rememberLanguage = (language: StaffLanguage | ''): void => store(PERSON, language);
