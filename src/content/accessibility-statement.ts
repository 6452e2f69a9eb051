import type { Shop } from '../lib/contract/shop.ts';
import { formatDay } from '../lib/domain/dates.ts';
import { MODES, offeredModes } from '../lib/domain/modes.ts';
import { isOnlinePayment, offeredPaymentMethods } from '../lib/domain/payment-methods.ts';
import { onceFor } from './memo.ts';
import { accessibility as words, CHECKED_ON } from './texts/accessibility.ts';

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
    modes.map((mode) => words.modes[mode]),
  );
  const gaps = [
    ...words.gaps,
    ...(config.enablePluginMapbox ? [words.mapGap] : []),
    ...(paysOnline ? [words.payingGap] : []),
  ];
  const body = words.bodies(country);
  return [
    words.intro(plain(config.businessName || config.shopName)),
    `## ${words.service}`,
    words.offer(open.length, offered),
    `## ${words.works}`,
    words.steps,
    words.noScript,
    `## ${words.meets}`,
    words.standard(country),
    words.checked(formatDay(CHECKED_ON)),
    words.checks,
    `## ${words.limits}`,
    words.listed(gaps),
    `## ${words.contact}`,
    words.report,
    words.listed(open.slice(0, MOST_CONTACTS).flatMap(contactOf)),
    ...(body === null ? [] : [`## ${words.body}`, body]),
  ].join('\n\n');
}

function contactOf({ name, email, phone }: Shop['branches'][number]): string[] {
  const ways = [
    email && words.email(email),
    phone && words.phone(plain(phone).replaceAll(' ', '\u00a0')),
  ].filter(Boolean);
  return ways.length === 0 ? [] : [`${plain(name)}: ${ways.join(', ')}`];
}
