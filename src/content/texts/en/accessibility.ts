import type { Country } from '../../../lib/domain/country.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../accessibility.ts';

/** Words of the statement on accessibility (annex 3 Nr. 1 BFSG, annex 3 BaFG). */

/** The law that asks for the statement; CH has none for private shops. */
const LAWS: Readonly<Record<Country, string>> = {
  DE: ' The German Accessibility Strengthening Act (Barrierefreiheitsstärkungsgesetz, BFSG), with §§ 12, 19 and 21 of its Ordinance (BFSGV), builds on them too.',
  AT: ' The Austrian Accessibility Act (Barrierefreiheitsgesetz, BaFG) builds on them too.',
  CH: '',
};

/** Who watches over it; `null`: nobody is named. German names stay beside ours, since that is what they are called. */
const BODIES: Readonly<Record<Country, readonly string[] | null>> = {
  DE: [
    'Market surveillance authority of the German federal states for the accessibility of products and services: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR)',
    'Carl-Miller-Straße 6, 39112 Magdeburg, Germany',
    'Phone: +49 391 289 230 23',
    'Email: kontakt@mlbf-barrierefrei.de',
    'www.mlbf-barrierefrei.de',
  ],
  AT: ['Sozialministeriumservice (Austrian Social Ministry Service)'],
  CH: null,
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** `Words` knows no sentence that may be missing. */
type Statement = Omit<Words<typeof german.accessibility>, 'bodies'> &
  Pick<typeof german.accessibility, 'bodies'>;

/** What the statement says. */
export const accessibility: Statement = {
  intro: (seller) =>
    `Good food is for everyone, and ordering it should be too. This statement is about the online shop of ${seller}.`,
  service: 'What you can do here',
  offer: (branches, modes) =>
    `You can see the menu${branches > 1 ? ` of each of our ${branches} branches` : ''} with prices, allergens and additives, and order what you like${modes && `: ${modes}`}.`,
  modes: { takeaway: 'to collect', delivery: 'delivered to your door', dineIn: 'at your table' },
  works: 'How it works',
  steps: [
    '1. On the home page, you choose a branch. Its page shows the menu.',
    '2. The plus next to a dish adds it to the basket. If there is something to choose, a window opens first.',
    '3. At the checkout, you enter your name, a time and how you’d like to pay. If anything is missing, the field says so in words.',
    '4. After you’ve ordered, a page of its own tells you how far we’ve got.',
  ].join('\n'),
  noScript: 'You can read everything without JavaScript. You need it to order.',
  meets: 'How the shop meets the requirements',
  standard: (country) =>
    `The benchmark is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: perceivable, operable, understandable and robust.${LAWS[country]}`,
  checked: (day) => `The shop’s software was last checked on ${day}. The results:`,
  checks: listed([
    'On every type of page, the testing tool axe finds no violation of WCAG 2.2, levels A and AA. Colours are checked in light and dark mode.',
    'A whole order can be completed with the keyboard alone, right up to sending it.',
    'With text at twice the size, nothing is lost on a phone, from the home page to the status of the order.',
    'In a window 320 pixels wide, nobody has to scroll sideways.',
    'Buttons, fields and regions have the names that screen readers announce. The checks operate the shop by these names.',
    'Animations are left out if your device asks for that.',
  ]),
  limits: 'What isn’t perfect yet',
  gaps: [
    'Tools don’t find every barrier. People who use screen readers have not tested the shop yet.',
    'Pictures of dishes have no description. All the details are next to them as text.',
    'Texts, pictures and files that the shop adds itself are not part of this check.',
  ],
  mapGap:
    'The map on the home page is hardly usable with screen readers. The address and directions are next to it.',
  payingGap:
    'Online payments are made on the payment service’s page. It isn’t ours and has not been checked here.',
  contact: 'Let us know',
  report: 'Have you come across a barrier? Write to us or call us. We will reply and help.',
  email: (address) => `Email: ${address}`,
  phone: (number) => `Phone: ${number}`,
  body: 'Responsible authority',
  bodies: (country) => BODIES[country]?.join('  \n') ?? null,
  listed,
};
