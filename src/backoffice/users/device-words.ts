import { sessionTexts as texts } from './security-texts.ts';

/** Browsers that name others besides themselves come first. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What a browser says of itself, in words: 'Chrome auf Android'. */
export function deviceWords(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = nameIn(BROWSERS) ?? texts.unknownBrowser;
  const system = nameIn(SYSTEMS);
  return system === undefined ? browser : texts.on(browser, system);
}
