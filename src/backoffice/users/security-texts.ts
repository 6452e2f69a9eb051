/** German words of the second factor. */
export const factorTexts = {
  title: 'Zweiter Faktor',
  intro:
    'Nach dem Passwort wird ein Code verlangt, den eine Authenticator-App auf Ihrem Telefon zeigt. So genügt ein gestohlenes Passwort nicht.',
  isOff: 'Kein zweiter Faktor',
  isOn: (since: string) => `Eingerichtet am ${since}`,
  codesLeft: (count: number) =>
    count === 1 ? 'Noch 1 Wiederherstellungscode' : `Noch ${count} Wiederherstellungscodes`,
  fewCodes: 'Erzeugen Sie neue, bevor keiner mehr übrig ist.',
  notLoaded: 'Der zweite Faktor konnte nicht geladen werden.',
  setUp: 'Einrichten',
  renew: 'Neue Wiederherstellungscodes',
  switchOff: 'Ausschalten',
  tasks: {
    setUp: 'Zweiten Faktor einrichten',
    renew: 'Neue Wiederherstellungscodes',
    switchOff: 'Zweiten Faktor ausschalten',
  },
  isSwitchedOff: 'Der zweite Faktor ist ausgeschaltet.',
  failed: 'Das hat nicht geklappt.',
  password: 'Ihr Passwort',
  code: 'Code aus der App oder Wiederherstellungscode',
  next: 'Weiter',
  cancel: 'Abbrechen',
  done: 'Fertig',
  stepPassword: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind.',
  stepScan:
    'Scannen Sie diesen Code mit der Authenticator-App, zum Beispiel von Google, Microsoft oder dem Passwort-Manager Ihres Telefons.',
  qr: 'QR-Code für die Authenticator-App',
  openHere: 'App auf diesem Gerät öffnen',
  secret: 'Oder als Schlüssel',
  copySecret: 'Schlüssel kopieren',
  firstCode: 'Code aus der App',
  firstCodeHint: '6 Ziffern. Danach sind Ihre anderen Geräte abgemeldet.',
  confirm: 'Bestätigen',
  renewIntro: 'Die bisherigen Codes gelten danach nicht mehr.',
  offIntro: 'Danach genügt wieder das Passwort.',
  page: {
    title: 'Zweiten Faktor einrichten',
    intro: 'Dieser Shop verlangt von Administratoren einen zweiten Faktor. Danach geht es weiter.',
    otherPassword: 'Passwort ändern',
    signOut: 'Abmelden',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    intro:
      'Mit einem dieser Codes melden Sie sich an, wenn Ihr Telefon fehlt. Jeder gilt einmal. Sie werden nur jetzt gezeigt: Bewahren Sie sie getrennt vom Telefon auf.',
    copy: 'Kopieren',
    copied: 'Die Codes sind kopiert.',
    save: 'Herunterladen',
    print: 'Drucken',
    file: 'wiederherstellungscodes.txt',
    heading: (account: string) => `Wiederherstellungscodes für ${account}`,
  },
} as const;

/** German words of the sessions of an account. */
export const sessionTexts = {
  title: 'Anmeldungen',
  intro:
    'Geräte, an denen Sie angemeldet sind. Was Sie nicht kennen, beenden Sie und ändern dann Ihr Passwort.',
  notLoaded: 'Die Anmeldungen konnten nicht geladen werden.',
  current: 'dieses Gerät',
  since: (at: string) => `Seit ${at}`,
  lastUsed: (at: string) => `zuletzt benutzt ${at}`,
  from: (address: string) => `von ${address}`,
  end: 'Beenden',
  endOf: (device: string) => `Anmeldung beenden: ${device}`,
  ended: 'Die Anmeldung ist beendet.',
  endOthers: 'Alle anderen beenden',
  othersEnded: 'Alle anderen Anmeldungen sind beendet.',
  notEnded: 'Die Anmeldung konnte nicht beendet werden.',
  unknownBrowser: 'Unbekannter Browser',
  on: (browser: string, system: string) => `${browser} auf ${system}`,
} as const;

/** German words of an admin's help with an account. */
export const helpTexts = {
  title: 'Gerät verloren?',
  intro: 'Wirkt sofort, auch auf offene Bildschirme.',
  endSessions: 'Überall abmelden',
  sessionsEnded: 'Die Person ist überall abgemeldet.',
  removeFactor: 'Zweiten Faktor entfernen',
  removeTitle: 'Zweiten Faktor entfernen',
  removeIntro:
    'Die Person wird überall abgemeldet und kann sich dann nur mit dem Passwort anmelden. Vergewissern Sie sich, dass die Bitte wirklich von ihr kommt.',
  password: 'Ihr eigenes Passwort',
  removed: 'Der zweite Faktor ist entfernt.',
  failed: 'Das hat nicht geklappt.',
} as const;
