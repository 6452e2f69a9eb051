import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTidyTime } from '../../../src/server/platform/async/repeat.ts';
import { openDatabase, type OpenDatabase } from '../../../src/server/platform/database/open-database.ts';
import { newPlace, type TestPlace } from '../../support/database.ts';

describe('an embedded database', () => {
  let place: TestPlace;
  let opened: OpenDatabase;
  const { signal } = new AbortController();

  beforeAll(async () => {
    place = await newPlace('PGlite');
    const all = await openDatabase(place);
    if (!all.ok) throw new Error(all.message);
    opened = all;
  });
  afterAll(async () => {
    await opened.close();
    await place.remove();
  });

  const size = async () => {
    const { rows } = (await opened.db.execute(
      sql`select pg_relation_size('shop_edits')::integer as bytes, reltuples::integer as rows from pg_class where relname = 'shop_edits'`,
    )) as unknown as { rows: { bytes: number; rows: number }[] };
    return rows[0] ?? { bytes: NaN, rows: NaN };
  };
  /** A thousand rows come and go. */
  const change = async () => {
    await opened.db.execute(
      sql`insert into shop_edits (list, entity_id, revision) select 'products', n, n from generate_series(1, 1000) as n`,
    );
    await opened.db.execute(sql`delete from shop_edits where entity_id > 10`);
  };

  it('reuses the space of deleted rows after a vacuum, and has current row statistics', async () => {
    await change();
    const { bytes: once } = await size();
    await change();
    const { bytes: twice } = await size();
    expect(twice).toBeGreaterThan(once * 1.8);
    await opened.tidy?.(signal);
    expect((await size()).rows).toBe(20);
    await change();
    expect((await size()).bytes).toBeLessThanOrEqual(twice);
  });

  it('is left alone as soon as the server stops', async () => {
    await change();
    await opened.tidy?.(AbortSignal.abort());
    expect((await size()).rows).toBe(20);
  });
});

describe('a vacuum', () => {
  const at = (time: string) => Date.parse(`2026-11-22T${time}:00+01:00`);
  const zone = 'Europe/Berlin';

  it.each([
    ['is left for later when the shop starts', at('12:10'), null, false],
    ['is done an hour after the start, for machines that are off at night', at('13:00'), null, true],
    ['is not done again in the day', at('18:00'), at('13:00'), false],
    ['is done at four at night', at('04:05'), at('01:00'), true],
    ['is done once in that hour', at('04:50'), at('04:05'), false],
  ])('%s', (_, now, last, isTime) => {
    expect(isTidyTime(now, last, at('12:00') - (last === null ? 0 : 86_400_000), zone)).toBe(isTime);
  });

  it('needs no shop', () => {
    expect(isTidyTime(at('13:00'), null, at('12:00'), null)).toBe(true);
    expect(isTidyTime(at('04:05'), at('01:00'), at('00:00'), null)).toBe(false);
  });
});
