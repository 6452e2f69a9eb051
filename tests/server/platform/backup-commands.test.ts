import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { checkBackup } from '../../../src/server/platform/backup/read-backup.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { draft } from '../../support/app.ts';
import { newPlace, type TestPlace } from '../../support/database.ts';
import { asAdmin } from '../../support/postgres-server.ts';
import { testShop } from '../../support/shop.ts';
import { endAll, runProgram, startApi } from '../../support/shop-process.ts';

// Several processes are started, which takes long on a machine that has other things to do.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

const KEY = 'a key that only this test knows';
const SUBJECTS = ['backups', 'disk', 'messages', 'orders', 'payments', 'printing', 'publishing'];

async function place(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(draft()) });
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { uid: string; hash: string } };
  return `/api/orders/public/${data.uid}/${data.hash}`;
}

describe('the programs for backing up, restoring and moving', () => {
  let folder: string;
  let shop: TestPlace;
  let empty: TestPlace;
  const moved = `moved_${crypto.randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bestellbar-programs-'));
    shop = await newPlace('PGlite');
    empty = await newPlace('PGlite');
    const opened = await openDatabase(shop);
    if (!opened.ok) throw new Error(opened.message);
    await writeShop(opened.db, testShop());
    await opened.close();
    await asAdmin(inject('postgresUrl'), `create database ${moved}`);
  });
  afterEach(endAll);
  afterAll(async () => {
    await shop.remove();
    await empty.remove();
    await rm(folder, { recursive: true, force: true });
    await asAdmin(inject('postgresUrl'), `drop database ${moved} with (force)`);
  });

  it('work beside a running server or are refused by it, and bring every order along', async () => {
    const nightly = join(folder, 'nightly');
    const env = { DATA_DIR: shop.dataDir, DATABASE_URL: '', BACKUP_KEY: KEY, BACKUP_DIR: nightly };
    const databaseUrl = `${inject('postgresUrl')}/${moved}`;
    const api = await startApi(env);
    const order = await place(api.url);

    // The nightly backup that has never been made is made at once.
    await expect
      .poll(() => readdir(nightly).catch(() => []), { timeout: 60_000 })
      .toEqual([expect.stringMatching(/^bestellbar-[\w-]+\.backup$/)]);
    const [name = ''] = await readdir(nightly);
    expect(await checkBackup(join(nightly, name), KEY)).toMatchObject({ ok: true });
    const metrics = async () => (await fetch(`${api.url}/metrics`)).text();
    // As soon as the server has seen that it is there.
    await expect
      .poll(metrics, { timeout: 30_000 })
      .toMatch(/^bestellbar_last_backup_timestamp_seconds [1-9]/m);
    const up = [...(await metrics()).matchAll(/^bestellbar_figures_up\{subject="(\w+)"\} (\d)$/gm)];
    expect(up.map(([, subject, value]) => `${subject} ${value}`).toSorted()).toEqual(
      SUBJECTS.map((subject) => `${subject} 1`),
    );

    const file = join(folder, 'by-hand.backup');
    const written = await runProgram('backup', [file], env);
    expect(written).toMatchObject({ code: 0, errors: '' });
    expect(written.output).toMatch(/^Gesichert und geprüft: 1 Bestellung, .*, verschlüsselt\.$/m);
    expect((await readFile(file)).subarray(0, 10).toString()).toBe('BESTELLBAR');
    expect(await readdir(join(shop.dataDir, 'backup-requests'))).toEqual([]);
    for (const [program, args] of [
      ['restore', [file]],
      ['move', [databaseUrl]],
    ] as const) {
      const refused = await runProgram(program, [...args], env);
      expect(refused).toMatchObject({ code: 1, output: '' });
      expect(refused.errors).toContain('wird schon von einem anderen Bestellbar benutzt');
    }
    await api.stop('SIGTERM');

    const there = { DATA_DIR: empty.dataDir, DATABASE_URL: '' };
    const keyless = await runProgram('restore', [file], there);
    expect(keyless).toMatchObject({ code: 1, output: '' });
    expect(keyless.errors).toContain('Bitte BACKUP_KEY setzen. Nichts wurde geändert.');
    const restored = await runProgram('restore', [file], { ...there, BACKUP_KEY: KEY });
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(/^Zurückgespielt, Stand .*: 1 Bestellung, /);
    const twice = await runProgram('restore', [file], { ...there, BACKUP_KEY: KEY });
    expect(twice.errors).toMatch(/^Es gibt hier schon einen eigenen Shop oder Bestellungen\./);
    const copy = await startApi(there);
    expect((await fetch(`${copy.url}${order}`)).status).toBe(200);
    await copy.stop('SIGTERM');

    const wentOver = await runProgram('move', [databaseUrl], env);
    expect(wentOver).toMatchObject({ code: 0, errors: '' });
    expect(wentOver.output).toMatch(/^Tabelle +hier +dort\n/);
    expect(wentOver.output).toMatch(/^orders +1 +1$/m);
    expect(wentOver.output).toMatch(/^zusammen +(\S+) +\1$/m);
    expect(wentOver.output).toContain('Als Nächstes: DATABASE_URL setzen');
    const again = await runProgram('move', [databaseUrl], env);
    expect(again).toMatchObject({ code: 1, output: '' });
    expect(again.errors).toContain('In diesem PostgreSQL gibt es schon einen eigenen Shop');
    for (const url of [databaseUrl, '']) {
      const served = await startApi({ DATA_DIR: shop.dataDir, DATABASE_URL: url });
      expect((await fetch(`${served.url}${order}`)).status).toBe(200);
      await served.stop('SIGTERM');
    }
  });

  it('say what is wrong with what they were given', async () => {
    const env = { DATA_DIR: empty.dataDir, DATABASE_URL: '' };
    const errorsOf = async (...given: Parameters<typeof runProgram>) => (await runProgram(...given)).errors;
    expect(await errorsOf('move', [], env)).toBe('Aufruf: npm run move -- DATABASE_URL\n');
    expect(await errorsOf('move', ['mysql://shop'], env)).toMatch(/^DATABASE_URL ist nicht gültig: /);
    expect(await errorsOf('move', ['postgres://nobody@127.0.0.1:1/shop'], env)).toMatch(
      /^Die Datenbank aus DATABASE_URL ist nicht zu öffnen: /,
    );
    const nowhere = { DATA_DIR: join(folder, 'nothing') };
    expect(await errorsOf('move', [`${inject('postgresUrl')}/${moved}`], nowhere)).toMatch(
      /liegt keine eingebaute Datenbank\.$/m,
    );
    expect(await errorsOf('backup', [], env)).toBe('Aufruf: npm run backup -- DATEI\n');
    expect(await errorsOf('restore', [join(folder, 'nothing')], env)).toMatch(
      /^Die Datei ist nicht zu lesen\./,
    );
  });
});
