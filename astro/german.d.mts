import type { GermanVariant } from '../src/lib/domain/languages.ts';

/** The source of a German catalogue in a variant. */
export function germanSource(folder: string, name: string, variant: GermanVariant): string;
/** Whether words are those of a variant of German. */
export function isVariant(wording: string): wording is GermanVariant;
