import { formTexts as texts } from './texts.ts';

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as it may stand in an address: 'Währinger Straße 12' → 'waehringer-strasse-12'. */
export function identifierOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

/** Why this cannot be an identifier; undefined: it can. */
export function identifierProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return texts.required;
  return /^[a-z0-9-]{1,80}$/.test(value) ? undefined : texts.identifierInvalid;
}
