import type { Country } from '../../lib/domain/country.ts';

/** Words of the statement on accessibility (annex 3 Nr. 1 BFSG, annex 3 BaFG). */

/** The law that asks for the statement; CH has none for private shops. */
const LAWS: Readonly<Record<Country, string>> = {
  DE: ' Darauf stützt sich auch das Barrierefreiheitsstärkungsgesetz (BFSG) mit §§ 12, 19 und 21 seiner Verordnung (BFSGV).',
  AT: ' Darauf stützt sich auch das Barrierefreiheitsgesetz (BaFG).',
  CH: '',
};

/** Who watches over it; `null`: nobody is named. */
const BODIES: Readonly<Record<Country, readonly string[] | null>> = {
  DE: [
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR)',
    'Carl-Miller-Straße 6, 39112 Magdeburg',
    'Telefon: +49 391 289 230 23',
    'E-Mail: kontakt@mlbf-barrierefrei.de',
    'www.mlbf-barrierefrei.de',
  ],
  AT: ['Sozialministeriumservice'],
  CH: null,
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What the statement says. */
export const accessibility = {
  intro: (seller: string) =>
    `Gutes Essen ist für alle da, und das Bestellen soll es auch sein. Diese Erklärung gilt für den Bestellshop von ${seller}.`,
  service: 'Was Sie hier tun können',
  offer: (branches: number, modes: string) =>
    `Sie sehen die Speisekarte${branches > 1 ? ` jeder unserer ${branches} Filialen` : ''} mit Preisen, Allergenen und Zusatzstoffen und bestellen, was Sie möchten${modes && `: ${modes}`}.`,
  modes: { takeaway: 'zum Abholen', delivery: 'nach Hause geliefert', dineIn: 'an den Tisch' },
  works: 'So funktioniert es',
  steps: [
    '1. Auf der Startseite wählen Sie eine Filiale. Ihre Seite zeigt die Speisekarte.',
    '2. Das Plus an einem Gericht legt es in den Warenkorb. Gibt es etwas auszuwählen, öffnet sich vorher ein Fenster.',
    '3. An der Kasse geben Sie Name, Zeit und Zahlungsart an. Was fehlt, steht in Worten beim Feld.',
    '4. Nach dem Bestellen sagt eine eigene Seite, wie weit wir sind.',
  ].join('\n'),
  noScript: 'Lesen können Sie alles auch ohne JavaScript. Zum Bestellen wird es gebraucht.',
  meets: 'Wie der Shop die Anforderungen erfüllt',
  standard: (country: Country) =>
    `Maßstab sind die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA: wahrnehmbar, bedienbar, verständlich und robust.${LAWS[country]}`,
  checked: (day: string) => `Die Software des Shops wurde zuletzt am ${day} geprüft. Dabei galt:`,
  checks: listed([
    'Auf allen Arten von Seiten findet das Prüfwerkzeug axe keinen Verstoß gegen WCAG 2.2, Stufen A und AA. Farben sind hell und dunkel geprüft.',
    'Eine ganze Bestellung gelingt allein mit der Tastatur, bis zum Absenden.',
    'Mit Text in doppelter Größe geht auf einem Telefon nichts verloren, von der Startseite bis zum Stand der Bestellung.',
    'In einem Fenster von 320 Pixeln Breite muss niemand zur Seite scrollen.',
    'Knöpfe, Felder und Bereiche haben die Namen, die Vorleseprogramme ansagen. Über diese Namen wird der Shop in den Prüfungen bedient.',
    'Bewegungen bleiben aus, wenn Ihr Gerät darum bittet.',
  ]),
  limits: 'Was noch nicht vollkommen ist',
  gaps: [
    'Werkzeuge finden nicht jede Hürde. Menschen mit Vorleseprogrammen haben den Shop noch nicht geprüft.',
    'Bilder von Gerichten haben keine Beschreibung. Alle Angaben stehen daneben als Text.',
    'Texte, Bilder und Dateien, die der Shop selbst einstellt, sind in dieser Prüfung nicht enthalten.',
  ],
  mapGap:
    'Die Karte auf der Startseite ist mit Vorleseprogrammen kaum zu nutzen. Adresse und Route stehen daneben.',
  payingGap:
    'Online bezahlt wird auf der Seite des Zahlungsdienstes. Sie ist nicht von uns und hier nicht geprüft.',
  contact: 'Sagen Sie uns Bescheid',
  report:
    'Ist Ihnen eine Hürde begegnet? Schreiben Sie uns oder rufen Sie an. Wir antworten und helfen weiter.',
  email: (address: string) => `E-Mail: ${address}`,
  phone: (number: string) => `Telefon: ${number}`,
  body: 'Zuständige Stelle',
  bodies: (country: Country): string | null => BODIES[country]?.join('  \n') ?? null,
  listed,
} as const;
