import type { Shop } from '../lib/contract/shop.ts';
import type { Country } from '../lib/domain/country.ts';
import { formatDay } from '../lib/domain/dates.ts';
import { MODES, offeredModes } from '../lib/domain/modes.ts';
import { isOnlinePayment, offeredPaymentMethods } from '../lib/domain/payment-methods.ts';
import { onceFor } from './memo.ts';

/** Words of the statement on accessibility that a shop has without writing one (annex 3 Nr. 1 BFSG, annex 3 BaFG; docs/law.md). */

/** The day on which all of `checks` last passed. Update it with each release (docs/testing.md). */
const CHECKED_ON = '2026-11-25';

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

const accessibility = {
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

/** Where a shop's own text has the statement, if it does not replace it. */
const PLACE = '{Erklärung}';

/** Branches whose contacts are named, the first ones. */
const MOST_CONTACTS = 10;

/** A name or a number, as Markdown that shows nothing but its letters. */
const plain = (text: string) => text.trim().replace(/[\\`*_{}[\]()<>#+~|!-]/g, String.raw`\$&`);

/**
 * What the page on accessibility says, as Markdown: the shop's own text, the statement made from facts, or the text with the statement in
 * its place. '': no own text, and no country whose law could ask for a statement.
 */
export const accessibilityText = onceFor((shop: Shop): string => {
  const own = ownText(shop);
  if (own !== '' && !own.includes(PLACE)) return own;
  const statement = accessibilityStatement(shop);
  return own === '' ? statement : own.replaceAll(PLACE, () => statement);
});

function ownText({ blocks }: Shop): string {
  const block = blocks.find((one) => one.identifier === 'accessibility' && one.isEnabled && one.isPublic);
  const parts = block?.data.flatMap((part) => (part.type === 'image' ? [] : [part.value]));
  return parts?.join('\n\n') ?? '';
}

/** The statement of annex 3 Nr. 1 BFSG: the service, how it works, how it meets the requirements, whom to tell, who watches. */
function accessibilityStatement({ config, branches }: Shop): string {
  const { country } = config;
  if (country === '') return '';
  const open = branches.filter(({ isPublic }) => isPublic);
  const modes = MODES.filter((mode) => open.some((branch) => offeredModes(branch).includes(mode)));
  const paysOnline = open.some((branch) => offeredPaymentMethods(branch, config).some(isOnlinePayment));
  const offered = new Intl.ListFormat('de', { type: 'disjunction' }).format(
    modes.map((mode) => accessibility.modes[mode]),
  );
  const gaps = [
    ...accessibility.gaps,
    ...(config.enablePluginMapbox ? [accessibility.mapGap] : []),
    ...(paysOnline ? [accessibility.payingGap] : []),
  ];
  const body = accessibility.bodies(country);
  return [
    accessibility.intro(plain(config.businessName || config.shopName)),
    `## ${accessibility.service}`,
    accessibility.offer(open.length, offered),
    `## ${accessibility.works}`,
    accessibility.steps,
    accessibility.noScript,
    `## ${accessibility.meets}`,
    accessibility.standard(country),
    accessibility.checked(formatDay(CHECKED_ON)),
    accessibility.checks,
    `## ${accessibility.limits}`,
    accessibility.listed(gaps),
    `## ${accessibility.contact}`,
    accessibility.report,
    accessibility.listed(open.slice(0, MOST_CONTACTS).flatMap(contactOf)),
    ...(body === null ? [] : [`## ${accessibility.body}`, body]),
  ].join('\n\n');
}

function contactOf({ name, email, phone }: Shop['branches'][number]): string[] {
  const ways = [
    email && accessibility.email(email),
    phone && accessibility.phone(plain(phone).replaceAll(' ', '\u00a0')),
  ].filter(Boolean);
  return ways.length === 0 ? [] : [`${plain(name)}: ${ways.join(', ')}`];
}
