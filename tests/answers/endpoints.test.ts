import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import { readRecord } from '../support/contract-record.ts';

/** Answered by the guard before any handler: `tests/server/platform/guard.test.ts` walks them all. */
const OF_THE_GUARD = new Set([401, 403]);

const seen = readRecord();

describe('the server tests', () => {
  it('have been run before', () => {
    expect(seen.size).toBeGreaterThan(0);
  });

  it.each(
    Object.entries(endpoints).map(
      ([name, { route, statuses }]) =>
        [`${route.method.toUpperCase()} ${route.path}`, name, statuses] as const,
    ),
  )('provoke every answer of %s', (_, name, statuses) => {
    const wanted = statuses.filter((status) => !OF_THE_GUARD.has(status));
    expect(wanted.filter((status) => status < 400)).not.toEqual([]);
    expect(wanted.filter((status) => !seen.has(`${name} ${status}`))).toEqual([]);
  });
});
