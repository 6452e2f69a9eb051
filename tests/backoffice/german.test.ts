import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/backoffice/shell/messages.ts';

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key],
  );

describe('the back office', () => {
  it('has German texts for everything that react-admin says', () => {
    const known = new Set(keysOf(messages));
    expect(keysOf(english).filter((key) => !known.has(key))).toEqual([]);
  });
});
