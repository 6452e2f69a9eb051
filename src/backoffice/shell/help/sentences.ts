import type { ScreenPath } from '../screens.ts';

/** What a screen is for: one sentence, and what else is good to know. */
export interface Help {
  title: string;
  sentence: string;
  more: readonly string[];
}

/** The help of every screen of the navigation, and of two that it has no entry for. */
export const HELP: Readonly<Record<ScreenPath | '/aufnehmen' | '/first-run' | '/vorschau', Help>> = {
  '/heute': {
    title: 'Heute',
    sentence: 'Der Tag auf einen Blick: was wartet, wie voll es wird und was schon eingenommen ist.',
    more: ['Jede Zahl führt dorthin, wo Sie etwas tun können.'],
  },
  '/': {
    title: 'Bestellungen',
    sentence: 'Hier kommen neue Bestellungen an: bestätigen, weiterreichen, abschließen.',
    more: [
      'Neue Bestellungen klingeln auf allen Geräten, bis sich jemand darum kümmert.',
      'Jeder Schritt lässt sich fünf Sekunden lang rückgängig machen.',
      'Ein Tipp auf die Karte öffnet die Bestellung mit Allergenen, Kontakt und Zahlung.',
    ],
  },
  '/kueche': {
    title: 'Küche',
    sentence: 'Was eine Station zuzubereiten hat, das Früheste zuerst, in großer Schrift.',
    more: [
      'Ein Tipp auf „Fertig“ erscheint sofort auf allen Bildschirmen; ein zweiter nimmt es zurück.',
      'Der Pass zeigt alle Stationen zusammen und führt weiter, sobald alles fertig ist.',
    ],
  },
  '/sold-out': {
    title: 'Heute aus',
    sentence: 'Schalten Sie aus, was heute ausgegangen ist: Kunden können es sofort nicht mehr bestellen.',
    more: [
      'Um drei Uhr in der Nacht ist alles von selbst wieder da.',
      'Die Raute zählt herunter: „Heute noch 7“ oder „Jeden Tag 20“, auch von einer einzelnen Auswahl. Ab fünf lesen Kunden „Nur noch …“, bei null ist das Gericht aus.',
      'Es gilt nur für die gewählte Filiale.',
    ],
  },
  '/orders': {
    title: 'Verlauf',
    sentence: 'Alle Bestellungen, auch ältere, nach Nummer, Name, Telefon, Tag oder Status.',
    more: ['Eine Telefonnummer finden Sie mit und ohne Vorwahl des Landes.'],
  },
  '/messages': {
    title: 'Nachrichten',
    sentence: 'Welche Mail, SMS oder Benachrichtigung an wen ging, und ob sie angekommen ist.',
    more: ['Was nicht ankam, lässt sich hier noch einmal senden.'],
  },
  '/menus': {
    title: 'Speisekarten',
    sentence: 'Stellen Sie zusammen, welche Gerichte eine Filiale anbietet und in welcher Reihenfolge.',
    more: [
      'Ziehen Sie Kategorien und Gerichte am Griff, oder nehmen Sie sie mit der Leertaste auf.',
      'Eine Karte kann ab einem Tag gelten und für mehrere Filialen.',
    ],
  },
  '/products': {
    title: 'Produkte',
    sentence: 'Ihre Gerichte und Waren mit Preis, Auswahl, Allergenen und Bildern.',
    more: [
      'Neben dem Formular sehen Sie, was Kunden sehen.',
      'Viele Preise ändern Sie auf einmal, und ganze Listen kommen aus Excel.',
    ],
  },
  '/option-groups': {
    title: 'Gemeinsame Optionen',
    sentence: 'Eine Auswahl wie „Größe“ oder „Extras“, die viele Produkte haben und die Sie einmal pflegen.',
    more: [
      'Eine Änderung gilt sofort bei allen Produkten und lässt sich als Ganzes rückgängig machen.',
      '„Lösen“ macht daraus bei einem Produkt eine eigene Auswahl.',
    ],
  },
  '/uebersetzungen': {
    title: 'Übersetzungen',
    sentence: 'Was Sie selbst schreiben, in den Sprachen Ihrer Gäste: Gerichte, Auswahl, Texte.',
    more: [
      'Was fehlt, lesen Gäste auf Deutsch; Küche und Belege bleiben immer deutsch.',
      'Als Tabelle geht alles an ein Übersetzungsbüro und kommt so zurück.',
    ],
  },
  '/categories': {
    title: 'Kategorien',
    sentence: 'Überschriften der Speisekarte, unter denen Ihre Gerichte stehen.',
    more: ['Auf welcher Karte eine Kategorie steht, bestimmen Sie bei den Speisekarten.'],
  },
  '/tags': {
    title: 'Tags',
    sentence: 'Merkmale wie „Vegan“, nach denen Kunden Ihre Filialen filtern.',
    more: [],
  },
  '/images': {
    title: 'Bilder',
    sentence: 'Alle Bilder des Shops an einem Ort, zum Hochladen, Zuschneiden und Aufräumen.',
    more: ['Ein Bild wird erst gelöscht, wenn nichts mehr darauf verweist.'],
  },
  '/branches': {
    title: 'Filialen',
    sentence: 'Adresse, Öffnungszeiten, Liefergebiete und Zahlungsarten jeder Filiale.',
    more: [
      'Feiertage und Urlaub mehrerer Filialen tragen Sie bei den Schließtagen ein.',
      'Eine neue Filiale legen Sie am schnellsten als Kopie einer anderen an.',
    ],
  },
  '/schliesstage': {
    title: 'Schließtage',
    sentence: 'Ein ganzes Jahr auf einen Blick: Feiertage, Urlaub und andere Zeiten für mehrere Filialen.',
    more: [
      '„Wie 2026“ übernimmt die Tage eines Jahres ins nächste; bewegliche Feiertage wandern mit.',
      'Vor dem Speichern sehen Sie, welche Vorbestellungen auf diesen Tagen liegen.',
    ],
  },
  '/vorschau': {
    title: 'Vorschau',
    sentence: 'Der ganze Shop, wie ihn Kunden an einem anderen Tag zu einer anderen Uhrzeit sehen.',
    more: [
      'So prüfen Sie einen Schließtag, bevor er da ist. Ein Balken oben sagt, welche Zeit gezeigt wird.',
      'Bestellen ist dort nicht möglich, und Kunden bekommen davon nichts mit.',
    ],
  },
  '/tables': {
    title: 'Tische',
    sentence: 'Tische, an denen Gäste bestellen, und ihre QR-Codes zum Ausdrucken.',
    more: ['Mehrere Tische legen Sie auf einmal an; die Codes kommen als Bogen in A4.'],
  },
  '/devices': {
    title: 'Geräte',
    sentence: 'Drucker und Tablets Ihrer Filialen: was sie drucken und ob sie sich melden.',
    more: ['Der Testdruck zeigt, ob ein Drucker richtig eingerichtet ist.'],
  },
  '/stations': {
    title: 'Stationen',
    sentence: 'Plätze Ihrer Küche wie Pizzaofen, Kalte Küche oder Bar, die getrennt zubereiten.',
    more: [
      'Was eine Station zubereitet, wählen Sie bei den Kategorien, Ausnahmen bei den Produkten.',
      'Ein Drucker druckt auf Wunsch nur die Bons seiner Stationen.',
    ],
  },
  '/prints': {
    title: 'Drucke',
    sentence: 'Jeder Druckauftrag mit seinem Stand: gedruckt, wartet oder fehlgeschlagen.',
    more: ['Was fehlt, drucken Sie von hier aus noch einmal.'],
  },
  '/divisions': {
    title: 'Organisationen',
    sentence: 'Fassen Filialen zusammen, die zum selben Unternehmen gehören.',
    more: [],
  },
  '/statistics': {
    title: 'Statistik',
    sentence: 'Umsatz, Bestellungen und beliebte Gerichte, verglichen mit der Zeit davor.',
    more: ['Jede Auswertung gibt es auch als Tabelle und als CSV.'],
  },
  '/payments': {
    title: 'Zahlungen',
    sentence: 'Online-Zahlungen und Erstattungen, und was dabei hängen geblieben ist.',
    more: [],
  },
  '/promotions': {
    title: 'Aktionen',
    sentence: 'Rabatte, die von selbst gelten oder mit einem Gutscheincode.',
    more: [
      'Der Satz über dem Formular sagt, was eine Aktion tut.',
      'Codes erzeugen Sie bei der gespeicherten Aktion, auch als Tabelle zum Drucken.',
    ],
  },
  '/price-times': {
    title: 'Preiszeiten',
    sentence: 'Zu bestimmten Zeiten kosten Produkte etwas anderes: Happy Hour, Mittagstisch, Wochenende.',
    more: [
      'Es zählt die Zeit, für die bestellt wird. Gelten mehrere, gilt der niedrigste Preis.',
      'Wer einen Preis gesehen hat, bekommt ihn noch 15 Minuten nach seinem Ende.',
    ],
  },
  '/books': {
    title: 'Buchhaltung',
    sentence: 'Schließen Sie Tage ab, und geben Sie die Zahlen an die Steuerberatung weiter.',
    more: [
      'Ein abgeschlossener Tag ändert sich nicht mehr.',
      'Ausgegeben wird als Tabelle, für DATEV oder als Archiv.',
    ],
  },
  '/withdrawals': {
    title: 'Widerrufe',
    sentence: 'Kunden, die einen Kauf widerrufen haben: prüfen, antworten, erledigen.',
    more: ['Die Eingangsbestätigung geht von selbst hinaus.'],
  },
  '/users': {
    title: 'Benutzer',
    sentence: 'Wer sich anmelden darf, mit welcher Rolle und für welche Filialen.',
    more: ['Wer das Passwort vergessen hat, bekommt von Ihnen einen Link zur Anmeldung.'],
  },
  '/konto': {
    title: 'Mein Konto',
    sentence: 'Ihr Passwort, Ihr zweiter Faktor und die Geräte, auf denen Sie angemeldet sind.',
    more: ['Von hier aus melden Sie ein verlorenes Gerät ab.'],
  },
  '/config': {
    title: 'Einstellungen',
    sentence: 'Was für den ganzen Shop gilt: Name, Auftritt, Rechtstexte, Zahlungsarten, Erweiterungen.',
    more: ['Die Suche (Lupe oben) führt Sie zu jedem einzelnen Feld.'],
  },
  '/publishing': {
    title: 'Veröffentlichen',
    sentence: 'Ob Ihre Änderungen schon im Shop zu sehen sind, und der Weg zurück zu einem früheren Stand.',
    more: [],
  },
  '/blocks': {
    title: 'Inhalte',
    sentence: 'Texte und Bilder der Startseite und anderer Seiten Ihres Shops.',
    more: [],
  },
  '/donatees': {
    title: 'Spendenempfänger',
    sentence: 'Vereine und Projekte, die Kunden mit ihrer Bestellung bedenken können.',
    more: ['Dafür muss die Erweiterung „Spenden“ eingeschaltet sein.'],
  },
  '/uploads': {
    title: 'Uploads',
    sentence: 'Dateien, die Kunden zu ihrer Bestellung geschickt haben, etwa ein Motiv für die Torte.',
    more: [],
  },
  '/connections': {
    title: 'Anbindungen',
    sentence: 'Was andere Programme im Shop dürfen, und was der Shop ihnen meldet.',
    more: [
      'Jedes Programm bekommt seinen eigenen Schlüssel, der sich jederzeit löschen lässt.',
      'Was nicht ankommt, wird drei Tage lang immer wieder gesendet.',
    ],
  },
  '/backups': {
    title: 'Sicherung',
    sentence: 'Wann der Shop zuletzt gesichert wurde und was davon aufbewahrt wird.',
    more: ['Nach 26 Stunden ohne Sicherung warnt jede Seite.'],
  },
  '/logs': {
    title: 'Protokoll',
    sentence: 'Wer wann was geändert hat, mit dem Stand davor und danach.',
    more: [],
  },
  '/customer-data': {
    title: 'Auskunft und Löschen',
    sentence: 'Was über einen Kunden gespeichert ist: ausgeben oder löschen, wenn er danach fragt.',
    more: [],
  },
  '/aufnehmen': {
    title: 'Bestellung aufnehmen',
    sentence: 'Nehmen Sie Bestellungen am Telefon oder an der Theke auf, auch ganz ohne Maus.',
    more: [
      'Die Nummer findet Namen und Adresse von früher.',
      '„2 marg“ und Enter nimmt zwei Margherita auf.',
    ],
  },
  '/first-run': {
    title: 'Erste Schritte',
    sentence: 'Vom leeren Shop bis zur ersten Bestellung: was noch fehlt, in der richtigen Reihenfolge.',
    more: [],
  },
};

export type HelpedPath = keyof typeof HELP;

export const helpTexts = {
  title: 'Hilfe',
  of: (screen: string) => `Hilfe zu „${screen}“`,
  all: 'Hilfe zu allen Seiten',
  shortcuts: 'Tastenkürzel',
  open: (screen: string) => `„${screen}“ öffnen`,
  intro: 'Wozu jede Seite da ist. Sie sehen die Seiten, die Ihr Konto öffnen darf.',
} as const;
