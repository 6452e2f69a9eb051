import { DEFAULT_LANGUAGE } from './languages.ts';
import { MODES, type Mode } from './modes.ts';

/** The shop's own names of its order types; '': the usual one. */
export type OwnModeNames = Readonly<Record<Mode, string>>;

/**
 * The shop's own names in a language (BCP 47): the German ones for all variants of German, else what `translate` has for them. Without a
 * translation, the usual word of that language says more than a German one.
 */
export function ownModeNames(
  own: OwnModeNames,
  language: string,
  translate: (german: string) => string | undefined = () => undefined,
): Partial<Record<Mode, string>> {
  const [base] = language.split('-');
  const shown = (german: string) => (base === DEFAULT_LANGUAGE ? german : translate(german));
  return Object.fromEntries(
    MODES.flatMap((mode) => {
      const name = own[mode] === '' ? undefined : shown(own[mode]);
      return name === undefined ? [] : [[mode, name]];
    }),
  );
}

/** The names of all order types in a language: the shop's own where it has some, else the usual ones. */
export const modeNamesOf = (
  own: OwnModeNames | undefined,
  usual: Readonly<Record<Mode, string>>,
  language: string,
): Readonly<Record<Mode, string>> => (own ? { ...usual, ...ownModeNames(own, language) } : usual);
