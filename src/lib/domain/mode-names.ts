import { DEFAULT_LANGUAGE } from './languages.ts';
import { MODES, type Mode } from './modes.ts';

/** The shop's own names of its order types in German; '': the usual one. */
export type OwnModeNames = Readonly<Record<Mode, string>>;

/** The shop's own names in a language (BCP 47): it writes German ones, for all variants, and other languages keep the usual words. */
export function ownModeNames(own: OwnModeNames, language: string): Partial<Record<Mode, string>> {
  const [base] = language.split('-');
  if (base !== DEFAULT_LANGUAGE) return {};
  return Object.fromEntries(MODES.flatMap((mode) => (own[mode] === '' ? [] : [[mode, own[mode]]])));
}

/** The names of all order types in a language: the shop's own where it has some, else the usual ones. */
export const modeNamesOf = (
  own: OwnModeNames | undefined,
  usual: Readonly<Record<Mode, string>>,
  language: string,
): Readonly<Record<Mode, string>> => (own ? { ...usual, ...ownModeNames(own, language) } : usual);
