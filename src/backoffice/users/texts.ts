export const userTexts = {
  name: 'Name',
  email: 'E-Mail',
  roles: 'Rolle',
  role: {
    ROLE_ADMIN: 'Administrator',
    ROLE_MANAGER: 'Filialleitung',
    ROLE_EMPLOYEE: 'Mitarbeiter',
    ROLE_KITCHEN: 'Küche',
    ROLE_BOOKKEEPER: 'Buchhaltung',
  },
  rolesHint:
    'Administratoren dürfen alles. Die Filialleitung ändert zusätzlich zu den Aufgaben der Mitarbeiter die Öffnungszeiten. Die Küche sieht nur die Bestellungen, die Buchhaltung nur Statistik und Abschlüsse.',
  branch: 'Filiale',
  branches: 'Filialen',
  branchesHint: 'Wo jemand arbeitet. Administratoren und Buchhaltung gelten für alle Filialen.',
  noBranch: 'Ohne Filiale sieht diese Person nach dem Anmelden keine Bestellungen.',
  everywhere: 'alle',
  isEnabled: 'Darf sich anmelden',
  expiresAt: 'Gültig bis',
  expiresHint: 'Danach ist keine Anmeldung mehr möglich. Leer: unbegrenzt.',
  state: 'Konto',
  active: 'aktiv',
  disabled: 'gesperrt',
  expired: 'abgelaufen',
  untilChanged: 'Passwort vorläufig',
  firstPassword: 'Erstes Passwort',
  newPassword: 'Neues Passwort setzen',
  passwordHint: 'Mindestens 10 Zeichen. Bei der ersten Anmeldung ist ein eigenes zu wählen.',
  newPasswordHint: 'Leer: bleibt wie es ist. Sonst wird die Person abgemeldet und muss ein eigenes wählen.',
  ownPassword: 'Ihr eigenes Passwort',
  proofHint: 'Nötig, weil die Änderung einem Konto Zugriff auf den ganzen Shop geben kann.',
  suggest: 'Vorschlagen',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  language: 'Sprache',
  languageHint: 'Der Verwaltung. Ohne Angabe gilt die des Browsers.',
  browsersLanguage: 'Wie der Browser',
  secondFactor: 'Zweiter Faktor',
  factorOn: 'ja',
  factorOff: '–',
  me: {
    title: 'Mein Konto',
    open: 'Mein Konto',
    intro: 'Name und E-Mail-Adresse, mit der Sie sich anmelden.',
    current: 'Bisheriges Passwort',
    currentHint: 'Nur nötig, wenn sich die E-Mail-Adresse ändert.',
    save: 'Speichern',
    saved: 'Ihre Angaben sind gespeichert.',
    failed: 'Ihre Angaben konnten nicht gespeichert werden.',
    password: 'Passwort ändern',
    mine: 'Sie arbeiten als',
  },
} as const;

/** German words of the choice of a language. */
export const languageTexts = {
  title: 'Sprache',
  mine: 'Meine Sprache',
  asBrowser: 'Wie der Browser',
  here: 'Auf diesem Gerät',
  asPerson: 'Wie im Konto',
  hereHint: 'Für Geräte, an denen mehrere arbeiten, zum Beispiel der Bildschirm der Küche.',
  parts:
    'Auf Türkisch gibt es die Bestellungen, die Küche, „Heute aus“ und was dazugehört; alles andere steht dann auf Englisch da.',
  failed: 'Die Sprache konnte nicht gespeichert werden.',
} as const;

/** German words of the notifications on a device. */
export const pushTexts = {
  title: 'Benachrichtigungen auf diesem Gerät',
  intro:
    'Neue Bestellungen Ihrer Filialen erscheinen auf diesem Gerät, auch wenn die Verwaltung nicht geöffnet ist.',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  isOn: 'Dieses Gerät wird benachrichtigt.',
  isOff: 'Dieses Gerät wird nicht mehr benachrichtigt.',
  refused: 'Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.',
  failed: 'Benachrichtigungen konnten nicht eingeschaltet werden',
  impossible:
    'Dieser Browser zeigt keine Benachrichtigungen, oder sie sind in seinen Einstellungen gesperrt. Auf iPhone und iPad gehen sie, wenn die Verwaltung auf dem Home-Bildschirm liegt.',
} as const;

export const installTexts = {
  title: 'Als App auf diesem Gerät',
  intro:
    'Die Verwaltung liegt dann neben den anderen Apps, öffnet ohne Adresszeile und zeigt, wie viele Bestellungen warten.',
  install: 'Installieren',
  isInstalled: 'Die Verwaltung ist auf diesem Gerät installiert.',
  byHand:
    'Im Menü des Browsers: „App installieren“ oder „Zum Startbildschirm hinzufügen“. Auf iPhone und iPad: Teilen, dann „Zum Home-Bildschirm“.',
} as const;
