import { createHash } from 'node:crypto';
import type { Block } from '../lib/contract/entities.ts';
import type { Branch } from '../lib/contract/branches.ts';
import type { Config } from '../lib/contract/config.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { modeRules, weekSchedule, type DaySchedule } from '../lib/domain/hours.ts';
import { offeredModes } from '../lib/domain/modes.ts';
import { startOfToday } from './memo.ts';

/** SPEC section 9 names a dark style as the default; this one asks for no token. */
const DEFAULT_STYLE = 'https://tiles.openfreemap.org/styles/dark';

/** The content block of that name if customers may see it (SPEC section 6). */
export function publicBlock({ blocks }: Pick<Shop, 'blocks'>, identifier: string): Block | undefined {
  return blocks.find((one) => one.identifier === identifier && one.isEnabled && one.isPublic);
}

/** Names what a block says, so that a browser can tell whether it has shown just that. */
export function versionOf(block: Block): string {
  return createHash('sha256').update(JSON.stringify(block.data)).digest('base64url').slice(0, 10);
}

/** The hours tables of a branch for the week of the build: of opening, and of delivery where it has hours of its own. */
export function hoursTables(
  shop: Shop,
  branch: Branch,
): { opening: DaySchedule[]; delivery: DaySchedule[] | null } {
  const week = startOfToday(shop.config.timezone);
  const hasOwnHours = branch.isDeliveryHoursEnabled && offeredModes(branch).includes('delivery');
  return {
    opening: weekSchedule(modeRules(branch, 'takeaway'), week),
    delivery: hasOwnHours ? weekSchedule(modeRules(branch, 'delivery'), week) : null,
  };
}

/** A way there on a maps service: to latitude and longitude, else with street and city as its origin (SPEC section 7). */
export function directionsUrl({ latitude, longitude, street, city }: Branch): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  if (latitude !== null && longitude !== null)
    url.searchParams.set('destination', `${latitude},${longitude}`);
  else url.searchParams.set('origin', `${street} ${city}`.trim());
  return url.href;
}

/** What is dialled: the number without what only makes it readable. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Where the map's style is; '{token}' is filled in by the browser, in this address and in those that the style names. */
export function mapStyle({ mapStyle: configured }: Config): string {
  return configured || DEFAULT_STYLE;
}
