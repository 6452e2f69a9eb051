import * as german from './customers.ts';
import type { CustomerWords } from './languages.ts';
import { FIELD_CODES } from './staff.ts';

/** A zod issue: the fields that the text depends on. */
export interface Issue {
  code?: string | undefined;
  message: string;
  path: PropertyKey[];
  origin?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
}

const own = (texts: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** A zod issue → a text in the language of `words`, and of `codes` for what only staff fill in; German without them. */
export function messageOf(
  issue: Issue,
  words: CustomerWords = german,
  codes: Readonly<Record<string, string>> = FIELD_CODES,
): string {
  const coded = own(words.OWN_CODES, issue.message) ?? own(codes, issue.message);
  if (coded !== undefined) return coded;
  const last = issue.path.findLast((step) => typeof step === 'string');
  if (issue.code !== 'too_big' || issue.origin !== 'string') {
    const byField = typeof last === 'string' ? own(words.BY_FIELD, last) : undefined;
    if (byField !== undefined) return byField;
  }
  const texts = words.ISSUES;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? texts.missing : texts.wrongForm;
    case 'too_small':
      return tooSmall(issue, words);
    case 'too_big':
      return tooBig(issue, words);
    case 'invalid_format':
      if (issue.format === 'email') return own(words.BY_FIELD, 'email') ?? texts.wrongForm;
      return issue.format === 'datetime' ? texts.instant : texts.wrongForm;
    case 'invalid_value':
      return texts.unknownChoice;
    case 'not_multiple_of':
      return texts.decimals;
    default:
      return texts.invalid;
  }
}

function tooSmall({ origin, minimum = 0 }: Issue, { ISSUES, limitText }: CustomerWords): string {
  if (origin === 'string') return ISSUES.empty;
  if (origin === 'array') return ISSUES.noEntry;
  return ISSUES.tooSmall(limitText(minimum));
}

function tooBig({ origin, maximum = 0 }: Issue, { ISSUES, limitText }: CustomerWords): string {
  const most = limitText(maximum);
  if (origin === 'string') return ISSUES.tooLong(most);
  return origin === 'array' ? ISSUES.tooMany(most) : ISSUES.tooBig(most);
}
