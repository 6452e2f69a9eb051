import type { Log } from '../../lib/contract/staff.ts';
import { fieldName } from './field-names.ts';
import { logTexts as texts } from './texts.ts';

/** A field as it was and as it became; null: there was none. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry says was changed, field by field, in the order of the fields; nothing if it is no change. */
export function changesOf({ context }: Pick<Log, 'context'>): Change[] {
  const before = isFields(context['before']) ? context['before'] : {};
  const after = isFields(context['after']) ? context['after'] : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((field) => ({
    field: fieldName(field),
    before: field in before ? readable(before[field]) : null,
    after: field in after ? readable(after[field]) : null,
  }));
}

/** What else an entry knows. */
export function detailsOf({ context }: Pick<Log, 'context'>): [string, string][] {
  return Object.entries(context)
    .filter(([name]) => !['before', 'after', 'userId', 'userName', 'action', 'entity', 'id'].includes(name))
    .map(([name, value]) => [fieldName(name), readable(value)]);
}

/** A value as people read it: no quotation marks, no braces around what is simple. */
function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? texts.empty : value.map(inLine).join('\n');
  return inLine(value);
}

function inLine(value: unknown): string {
  if (!isFields(value)) return readable(value);
  return Object.entries(value)
    .map(
      ([name, inner]) =>
        `${fieldName(name)}: ${isFields(inner) || Array.isArray(inner) ? JSON.stringify(inner) : readable(inner)}`,
    )
    .join(', ');
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
