import { fieldNames, valueNames } from './field-names.ts';

const NAMES: Readonly<Record<string, string>> = fieldNames;
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = valueNames;

/** The name of a field in words, else the field itself. */
export const fieldName = (field: string) => NAMES[field] ?? field;

/** The word of a field's value, else the value itself. */
export const wordOf = (field: string, value: string) => WORDS[field]?.[value] ?? value;
