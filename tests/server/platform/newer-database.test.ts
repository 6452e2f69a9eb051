import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { bothFor, newPlace, type DatabaseKind, type TestPlace } from '../../support/database.ts';
import { endAll, runProgram, startApi } from '../../support/shop-process.ts';

// Processes are started, which takes long on a machine that has other things to do.
vi.setConfig({ testTimeout: 120_000 });

const places: TestPlace[] = [];
afterEach(async () => {
  await endAll();
  for (const place of places.splice(0)) await place.remove();
});

async function newShop(kind: DatabaseKind) {
  const place = await newPlace(kind);
  places.push(place);
  return { place, env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' } };
}

/** As a version of the future leaves it: with two migrations more. */
async function migrateFurther(place: TestPlace): Promise<void> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  for (const day of ['2031-02-03', '2031-04-05'])
    await opened.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${day}, ${Date.parse(day)})`,
    );
  await opened.close();
}

describe.each(bothFor('SQL', 'errors'))('a database on %s that a newer version has changed', (kind) => {
  it('is refused by the server, an import and an export, in one line that says what to do', async () => {
    const { place, env } = await newShop(kind);
    await migrateFurther(place);
    const attempts = [
      await runProgram('main', [], { ...env, PORT: '0', SITE: 'off' }),
      await runProgram('shop-import', ['README.md'], env),
      await runProgram('shop-export', [], env),
    ];
    for (const { code, output, errors } of attempts) {
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^Die Datenbank ist neuer als dieses Bestellbar: .*\n$/);
      expect(errors).toContain('2 Änderungen, die es nicht kennt, die letzte vom 05.04.2031');
      expect(errors).toContain('die Sicherung von vor dem Update zurückspielen');
    }
  });

  it('is left unchanged, and can be opened by the newer version at once', async () => {
    const { place } = await newShop(kind);
    await migrateFurther(place);
    for (let time = 0; time < 2; time++)
      expect(await openDatabase(place)).toMatchObject({
        ok: false,
        message: expect.stringContaining('neuer als dieses Bestellbar') as string,
      });
  });
});

describe('a process that is still running when a newer version migrates its PostgreSQL', () => {
  it('is not ready any more and says why, and no second process of its version starts', async () => {
    const { place, env } = await newShop('PostgreSQL');
    const old = await startApi(env);
    const ready = async () => {
      const answer = await fetch(`${old.url}/readyz`);
      return [answer.status, await answer.text()];
    };
    expect(await ready()).toEqual([200, 'ready\n']);
    await migrateFurther(place);
    expect(await ready()).toEqual([
      503,
      'not ready: a newer version has changed the database, this process has to be updated or stopped\n',
    ]);
    expect((await fetch(`${old.url}/healthz`)).status).toBe(200);
    const second = await runProgram('main', [], { ...env, PORT: '0', SITE: 'off' });
    expect(second).toMatchObject({ code: 1, output: '' });
    expect(second.errors).toContain('neuer als dieses Bestellbar');
  });
});

describe('a PostgreSQL that cannot be migrated', () => {
  it('is refused in one line that says why, such as newer tables left behind by a restore', async () => {
    const { place, env } = await newShop('PostgreSQL');
    const opened = await openDatabase(place);
    if (!opened.ok) throw new Error(opened.message);
    await opened.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    await opened.close();
    const ended = await runProgram('shop-export', [], env);
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors).toMatch(
      /^Die Datenbank aus DATABASE_URL ist nicht zu öffnen: [^\n]*already exists\n$/,
    );
  });
});

describe('a data folder of another user', () => {
  it.runIf(process.geteuid?.() === 0)(
    'is refused to root, who would leave files in it that its user cannot read',
    async () => {
      const { place, env } = await newShop('PGlite');
      await chown(join(place.dataDir, 'postgres'), 65534, 65534);
      const ended = await runProgram('shop-export', [], env);
      expect(ended).toMatchObject({ code: 1, output: '' });
      expect(ended.errors).toMatch(
        /^Der Datenordner .* gehört dem Benutzer mit der Nummer 65534\. .*nicht als root\.\n$/,
      );
    },
  );
});
