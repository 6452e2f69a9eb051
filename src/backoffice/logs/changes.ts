import type { Log } from '../../lib/contract/people.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { fieldName, wordOf } from './field-names.ts';
import { logTexts as texts } from './texts.ts';

/** A field as it was and as it became; null: there was none. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** How what an entry refers to is shown. */
export interface Shown {
  /** An instant as the shop's clock shows it. */
  instant: (instant: string) => string;
  /** The name of a branch, as far as it is known. */
  branch: (id: number) => string | undefined;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry says was changed, field by field, in the order of the fields; nothing if it is no change. */
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

/** What else an entry knows. */
export function detailsOf({ context }: Pick<Log, 'context'>, shown: Shown): [string, string][] {
  return Object.entries(context)
    .filter(([name]) => !['before', 'after', 'userId', 'userName', 'action', 'entity', 'id'].includes(name))
    .map(([name, value]) => [fieldName(name), readable(name, value, shown)]);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A value as people read it: no quotation marks, no braces around what is simple, times and numbers as everywhere else. */
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

/** What it has one after the other; of what is named by its number alone, that, or the name of a branch. */
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

/** 'Produkt 103 geändert', for entries that are changes; what they say themselves for others. */
export function headlineOf({ context, message }: Pick<Log, 'context' | 'message'>): string {
  const { action, entity, id } = context;
  if (typeof action !== 'string' || typeof entity !== 'string') return message;
  // A list is sorted as a whole.
  const entities: Readonly<Record<string, string>> = action === 'sort' ? texts.entities : texts.one;
  const actions: Readonly<Record<string, string>> = texts.actions;
  const entry = context['after'] ?? context['before'];
  const name = isFields(entry) ? (entry['name'] ?? entry['identifier']) : null;
  const called = typeof name === 'string' && name !== '' ? ` „${name}“` : '';
  const number = typeof id === 'number' ? ` ${id}` : '';
  return `${entities[entity] ?? entity}${number}${called} ${actions[action] ?? action}`;
}
