import type { Config } from '../../lib/contract/config.ts';

/** Settings that say whose shop it is, and how real money is taken. */
const OWN = [
  'shopName',
  'businessName',
  'website',
  'imprint',
  'imprintText',
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

/** Whether an edit of the settings turns the demo into somebody's own shop. It stays that, even if the edit is taken back. */
export const endsDemo = (before: Config, after: Config): boolean =>
  OWN.some((name) => before[name] !== after[name]);

/** What a start says of a shop that is still the demo. `isForTest`: online payments go to the test terminal. */
export const demoNotice = (isForTest: boolean): string =>
  `Das ist noch der Demoshop${isForTest ? ': Online bezahlt wird am Testterminal, ohne Geld' : ''}. Mit eigenem Namen, Impressum oder eigenen Zahlungsarten, oder mit shop:import, wird es Ihr Shop${isForTest ? ', und das Testterminal ist aus' : ''}.`;
