import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/database/database.ts';
import { readRevision } from './queries/shop-revision.ts';
import { writeShop } from './queries/write-shop.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';

/**
 * Writes the demo shop into a database that has no shop; `storePicture` stores its pictures. `drawn`: folder with the release's
 * pictures; null: they are drawn now.
 */
export async function seedDemo(
  db: Database,
  storePicture: (name: string, bytes: Uint8Array) => Promise<void>,
  drawn: string | null,
): Promise<void> {
  if ((await readRevision(db)) > 0) return;
  // Needed at the first start only.
  const { demoShop } = await import('./demo/shop.ts');
  for await (const [name, bytes] of drawn === null ? drawPictures() : readPictures(drawn))
    await storePicture(name, bytes);
  // Last: an interrupted first start begins again.
  await writeShop(db, demoShop, { isDemo: true });
}

type NamedPicture = [name: string, bytes: Uint8Array];

async function* readPictures(folder: string): AsyncGenerator<NamedPicture> {
  for (const name of await readdir(folder)) yield [name, await readFile(join(folder, name))];
}

/** Draws the pictures, which takes some seconds; a release has them drawn. */
export async function* drawPictures(): AsyncGenerator<NamedPicture> {
  const { drawDemoPictures } = await import('./demo/pictures.ts');
  for await (const { id, version, extension, bytes } of drawDemoPictures())
    yield [`${id}-${version}.${extension}`, bytes];
}

/** Settings that say whose shop it is and how real money is taken. */
const OWNERSHIP = [
  'shopName',
  'businessName',
  'website',
  'imprint',
  'imprintText',
  'legalForm',
  'sellerAddress',
  'country',
  'isSmallBusiness',
  'currency',
  'termsAndConditions',
  'termsAndConditionsText',
  'privacyPolicy',
  'privacyPolicyText',
  'enableCash',
  'enablePluginATMCard',
  'enableATMCard',
  'enablePluginHydroAGVoucher',
  'enableHydroAGVoucher',
  'enablePluginMollie',
  'enableMollie',
  'enablePluginDatatrans',
  'enableDatatrans',
] as const satisfies (keyof Config)[];

/** Whether an edit of the settings ends the demo. It stays ended when the edit is taken back. */
export const endsDemo = (before: Config, after: Config): boolean =>
  OWNERSHIP.some((name) => before[name] !== after[name]);

/** What a branch says of whose it is and how it takes money. */
const OWN_BRANCH = [
  'name',
  'street',
  'zipCode',
  'city',
  'country',
  'phone',
  'email',
  'isCashEnabled',
  'isATMCardEnabled',
  'isHydroAGVoucherEnabled',
  'isMollieEnabled',
  'isDatatransEnabled',
] as const satisfies (keyof Branch)[];

/** As `endsDemo`, for an edit of a branch. Sold-out dishes and hours may be tried in the demo. */
export const branchEndsDemo = (before: Branch, after: Branch): boolean =>
  OWN_BRANCH.some((name) => before[name] !== after[name]);

/** What a start prints while the shop is the demo. `isForTest`: online payments go to the test provider. */
export const demoNotice = (isForTest: boolean): string =>
  `Das ist noch der Demoshop${isForTest ? ': Online bezahlt wird am Testterminal, ohne Geld' : ''}. Mit eigenem Namen, Rechtstexten, Filialen oder Zahlungsarten, oder mit shop:import, wird es Ihr Shop${isForTest ? ', und das Testterminal ist aus' : ''}.`;
