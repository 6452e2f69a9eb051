import type { Shop } from '../lib/contract/shop.ts';
import { formatDay } from '../lib/domain/dates.ts';
import { MODES, offeredModes } from '../lib/domain/modes.ts';
import { isOnlinePayment, offeredPaymentMethods } from '../lib/domain/payment-methods.ts';
import { COLON, LANGUAGE } from '../lib/domain/words/locale.ts';
import { onceFor } from './memo.ts';
import { accessibility } from './texts/accessibility.ts';

/** The statement on accessibility that a shop has without writing one (annex 3 Nr. 1 BFSG, annex 3 BaFG; docs/law.md). */

/** The day on which all of `checks` last passed. Update it with each release (docs/testing.md). */
const CHECKED_ON = '2026-11-25';

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

/** Whether the page on accessibility says nothing but what the shop wrote. */
export const isOwnAccessibilityText = (shop: Shop): boolean => {
  const own = ownText(shop);
  return own !== '' && !own.includes(PLACE);
};

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
  const offered = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }).format(
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
  return ways.length === 0 ? [] : [`${plain(name)}${COLON} ${ways.join(', ')}`];
}
