import type { Log } from '../../lib/contract/people.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { formatTexts } from '../data/texts.ts';
import { fieldNames, valueNames } from './field-names.ts';
import { logTexts as texts } from './texts.ts';

const NAMES: Readonly<Record<string, string>> = fieldNames;
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = valueNames;

/** The name of a field in words, else the field itself. */
const fieldName = (field: string) => NAMES[field] ?? field;

/** The word of a field's value, else the value itself. */
const wordOf = (field: string, value: string) => WORDS[field]?.[value] ?? value;

/** A field's value before and after; null: none. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** How references in an entry are shown. */
export interface Shown {
  /** Formats an instant in the shop's zone. */
  instant: (instant: string) => string;
  /** The name of a branch; undefined if unknown. */
  branch: (id: number) => string | undefined;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes of an entry, field by field, in the order of the fields; empty if the entry is no change. */
export function changesOf({ context }: Pick<Log, 'context'>, shown: Shown): Change[] {
  const before = isFields(context['before']) ? context['before'] : {};
  const after = isFields(context['after']) ? context['after'] : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((field) => ({
    field: fieldName(field),
    before: field in before ? readable(field, before[field], shown) : null,
    after: field in after ? readable(field, after[field], shown) : null,
  }));
}

/** Further details of an entry. */
export function detailsOf({ context }: Pick<Log, 'context'>, shown: Shown): [string, string][] {
  return Object.entries(context)
    .filter(([name]) => !['before', 'after', 'userId', 'userName', 'action', 'entity', 'id'].includes(name))
    .map(([name, value]) => [fieldName(name), readable(name, value, shown)]);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A value for people: no quotes or braces around simple values, times and numbers formatted as everywhere else. */
function readable(field: string, value: unknown, shown: Shown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return INSTANT.test(value) ? shown.instant(value) : wordOf(field, value);
  if (typeof value === 'number') return formatAmount(value);
  if (Array.isArray(value))
    return value.length === 0 ? texts.empty : value.map((one) => inLine(field, one, shown)).join('\n');
  return inLine(field, value, shown);
}

const BRANCHES: ReadonlySet<string> = new Set(['branch', 'branches']);

/** The values of an object in sequence. An object with just an id becomes that id, or the name of a branch. */
function inLine(field: string, value: unknown, shown: Shown): string {
  if (!isFields(value)) return readable(field, value, shown);
  const entries = Object.entries(value);
  const { id } = value;
  if (entries.length === 1 && typeof id === 'number')
    return (BRANCHES.has(field) ? shown.branch(id) : undefined) ?? texts.number(id);
  return entries
    .filter(([, inner]) => inner !== null)
    .map(([name, inner]) => `${fieldName(name)}: ${within(name, inner, shown)}`)
    .join(', ');
}

function within(field: string, value: unknown, shown: Shown): string {
  if (Array.isArray(value)) return `[${value.map((one) => within(field, one, shown)).join('; ')}]`;
  if (!isFields(value)) return readable(field, value, shown);
  const inside = inLine(field, value, shown);
  return Object.keys(value).length === 1 ? inside : `(${inside})`;
}

/** 'Produkt 103 geändert' for changes; the message for other entries. */
export function headlineOf({ context, message }: Pick<Log, 'context' | 'message'>): string {
  const { action, entity, id } = context;
  if (typeof action !== 'string' || typeof entity !== 'string') return message;
  // Lists are sorted as a whole.
  const entities: Readonly<Record<string, string>> = action === 'sort' ? texts.entities : texts.one;
  const actions: Readonly<Record<string, string>> = texts.actions;
  const entry = context['after'] ?? context['before'];
  const name = isFields(entry) ? (entry['name'] ?? entry['identifier']) : null;
  const called = typeof name === 'string' && name !== '' ? ` ${formatTexts.quoted(name)}` : '';
  const number = typeof id === 'number' ? ` ${id}` : '';
  return `${entities[entity] ?? entity}${number}${called} ${actions[action] ?? action}`;
}
