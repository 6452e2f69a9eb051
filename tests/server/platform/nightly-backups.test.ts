import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NightlyBackups } from '../../../src/lib/contract/stored-data.ts';
import { readConfig } from '../../../src/server/config.ts';
import { listStoredFiles } from '../../../src/server/media/queries/uploads.ts';
import {
  backupMetrics,
  createNightlyBackups,
  lastDue,
} from '../../../src/server/platform/backup/nightly-backups.ts';
import { nameOfBackup, type BackupPlace } from '../../../src/server/platform/backup/backup-target.ts';
import { openBackupTarget } from '../../../src/server/platform/backup/open-target.ts';
import { checkBackup } from '../../../src/server/platform/backup/read-backup.ts';
import { writeBackup } from '../../../src/server/platform/backup/write-backup.ts';
import type { Database } from '../../../src/server/platform/database/database.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { startSeenBucket } from '../../support/bucket.ts';

vi.setConfig({ testTimeout: 60_000 });

const KEY = 'a key that only this test knows';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const at = (berlin: string) => Date.parse(`${berlin}+01:00`);
const running = new AbortController().signal;

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-nightly-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Choice {
  place: BackupPlace;
  db?: Database;
  keep?: number;
  /** Fails in place of writing. */
  fail?: () => Error | null;
}

/** Nightly backups of a shop at three o'clock, which see its clock. */
function nightlyOf(app: TestApp, { place, db = app.db, keep = 7, fail = () => null }: Choice) {
  const source = { db, storage: app.storage, listFiles: listStoredFiles, now: () => app.clock.now };
  const made: string[] = [];
  const target = openBackupTarget(place, join(folder, 'upload'));
  const nightly = createNightlyBackups({
    db,
    target: () => target,
    placeName: 'folder' in place ? place.folder : place.bucket.bucket,
    keep,
    hour: 3,
    isEncrypted: true,
    write: async (path, signal) => {
      const error = fail();
      if (error) throw error;
      return writeBackup({ ...source, signal }, path, KEY);
    },
    zone: () => Promise.resolve('Europe/Berlin'),
    now: () => app.clock.now,
    report: () => undefined,
    note: ({ name }) => made.push(name),
  });
  const round = () => nightly.round(running);
  return { nightly, made, round, list: async () => (await (await target).list()).map(({ name }) => name) };
}

describe('the hour of nightly backups', () => {
  it.each([
    ['before it', '2026-11-25T02:59:59+01:00', '2026-11-24T03:00:00+01:00'],
    ['at it', '2026-11-25T03:00:00+01:00', '2026-11-25T03:00:00+01:00'],
    ['in the evening', '2026-11-25T23:00:00+01:00', '2026-11-25T03:00:00+01:00'],
    ['on the day that has 23 hours', '2026-03-29T12:00:00+02:00', '2026-03-29T03:00:00+02:00'],
    ['on the day that has 25 hours', '2026-10-25T12:00:00+01:00', '2026-10-25T03:00:00+01:00'],
  ])('is on the shop’s clock: %s', (_when, now, due) => {
    expect(lastDue(Date.parse(now), 3, 'Europe/Berlin')).toBe(Date.parse(due));
  });
});

describe.each(['a folder', 'a bucket'])('nightly backups in %s', (kind) => {
  let app: TestApp;
  let bucket: Awaited<ReturnType<typeof startSeenBucket>>;
  let place: BackupPlace;
  beforeAll(async () => {
    app = await newApp();
    await app.order(draft());
    bucket = await startSeenBucket('sicherungen');
    place = kind === 'a bucket' ? { bucket: bucket.place } : { folder: join(folder, 'kept') };
  });
  afterAll(async () => {
    await bucket.stop();
    await app.close();
  });

  it('are made once a night, after a restart too, and the oldest goes once there is a new one', async () => {
    app.clock.now = at('2026-11-21T12:00:00');
    const { nightly, made, round, list } = nightlyOf(app, { place, keep: 2 });
    expect(await nightly.last()).toBeNull();
    expect(await nightly.read()).toMatchObject({ backups: [], isOverdue: true });
    await round();
    await round();
    expect(made).toEqual(['bestellbar-2026-11-21T11-00-00Z.backup']);
    expect(await nightly.last()).toBe(app.clock.now);

    app.clock.now = at('2026-11-22T02:59:00');
    await nightlyOf(app, { place, keep: 2 }).round();
    expect(await list()).toEqual(made);
    for (const day of ['22', '23']) {
      app.clock.now = at(`2026-11-${day}T03:01:00`);
      await nightlyOf(app, { place, keep: 2 }).round();
    }
    expect(await list()).toEqual([
      'bestellbar-2026-11-23T02-01-00Z.backup',
      'bestellbar-2026-11-22T02-01-00Z.backup',
    ]);
    const state = await nightly.read();
    expect(state).toMatchObject({ hour: 3, keep: 2, isEncrypted: true, isRunning: false, failure: null });
    expect(state.isOverdue).toBe(false);
    expect(state.backups?.map((backup) => backup.at)).toEqual([
      '2026-11-23T02:01:00.000Z',
      '2026-11-22T02:01:00.000Z',
    ]);
    expect(state.backups?.[0]?.size).toBeGreaterThan(1000);
  });

  it('are reported as overdue after 26 hours', async () => {
    const { nightly } = nightlyOf(app, { place });
    app.clock.now = at('2026-11-24T05:00:00');
    expect(await nightly.read()).toMatchObject({ isOverdue: false });
    app.clock.now = at('2026-11-24T05:02:00');
    expect(await nightly.read()).toMatchObject({ isOverdue: true });
  });

  it('that fail leave the older ones, say why, and are tried again', async () => {
    app.clock.now = at('2026-11-25T03:01:00');
    let error: Error | null = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { nightly, round, list } = nightlyOf(app, { place, keep: 2, fail: () => error });
    const before = await list();
    await expect(round()).rejects.toThrow('no space left');
    const failure = {
      at: '2026-11-25T02:01:00.000Z',
      trouble: 'full',
      detail: 'no space left on device',
    };
    expect(await nightly.read()).toMatchObject({ failure, isRunning: false });
    expect(await list()).toEqual(before);
    app.clock.now += 9 * MINUTE_MS;
    error = null;
    await round();
    expect(await list()).toEqual(before);
    app.clock.now += MINUTE_MS;
    await round();
    expect(await list()).toEqual(['bestellbar-2026-11-25T02-11-00Z.backup', before[0]]);
    expect(await nightly.read()).toMatchObject({ failure: null });
  });

  it('of a clock that was ahead keep no later ones from being made', async () => {
    const target = await openBackupTarget(place, join(folder, 'upload'));
    const ahead = nameOfBackup(at('2027-01-01T03:00:00'));
    await target.store(ahead, (path) => writeFile(path, 'from the future'), running);
    app.clock.now = at('2026-11-26T03:00:00');
    const { round, made, nightly, list } = nightlyOf(app, { place, keep: 2 });
    await round();
    expect(made).toHaveLength(1);
    expect(await list()).toEqual([ahead, ...made]);
    expect(await nightly.last()).toBe(app.clock.now);
    await target.remove([ahead]);
  });
});

describe('nightly backups', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp('PostgreSQL')));
  afterAll(() => app.close());

  it('are whole and encrypted, beside files that are left alone', async () => {
    const place = { folder: join(folder, 'beside') };
    const { round, made } = nightlyOf(app, { place, keep: 1 });
    await round();
    // One of these even reads like a time.
    const others = ['bestellbar 1 January 2020', 'bestellbar-by-hand.backup', 'notes.txt'];
    for (const name of others) await writeFile(join(place.folder, name), 'ours');
    const killed = join(place.folder, `${made[0]}.4711-ab.part`);
    await writeFile(killed, 'half');
    await utimes(killed, 0, 0);
    app.clock.now += DAY_MS;
    await round();
    expect((await readdir(place.folder)).toSorted()).toEqual([made[1], ...others].toSorted());
    const path = join(place.folder, made[1] ?? '');
    expect(await checkBackup(path, KEY)).toMatchObject({ ok: true });
    expect(await checkBackup(path, null)).toEqual({ ok: false, code: 'noKey' });
  });

  it('are made by one of several processes', async () => {
    const place = { folder: join(folder, 'shared') };
    const second = await openDatabase(app);
    if (!second.ok) throw new Error(second.message);
    const processes = [nightlyOf(app, { place }), nightlyOf(app, { place, db: second.db })];
    await Promise.all(processes.map(({ round }) => round()));
    for (const { round } of processes) await round();
    expect(processes.flatMap(({ made }) => made)).toHaveLength(1);
    expect(await processes[1]?.nightly.last()).toBe(app.clock.now);
    await second.close();
  });

  it('end with a server that is stopped, which is no failure, and leave nothing', async () => {
    const place = { folder: join(folder, 'stopped') };
    const ending = new AbortController();
    const { nightly, list, made } = nightlyOf(app, {
      place,
      fail: () => {
        ending.abort();
        return null;
      },
    });
    await nightly.round(ending.signal);
    expect(made).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await readdir(place.folder)).toEqual([]);
    expect(await nightly.read()).toMatchObject({ failure: null, isRunning: false });
  });

  it('are not kept in a bucket that does not give them back', async () => {
    const bucket = await startSeenBucket('sicherungen');
    const place = { bucket: bucket.place };
    bucket.refuse((line) => line.startsWith('GET bestellbar-'));
    const { round, list, nightly } = nightlyOf(app, { place });
    await expect(round()).rejects.toThrow('does not give back');
    expect(await list()).toEqual([]);
    bucket.refuse((line) => line.startsWith('POST') || line.startsWith('GET'));
    app.clock.now += HOUR_MS;
    await expect(round()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(await nightly.read()).toMatchObject({ backups: null, failure: { trouble: 'refused' } });
    await bucket.stop();
    expect(await nightly.read()).toMatchObject({ failure: { trouble: 'away' } });
  });

  it('larger than a part of an upload arrive whole in a bucket', async () => {
    const bucket = await startSeenBucket('sicherungen');
    const target = await openBackupTarget({ bucket: bucket.place }, join(folder, 'upload'));
    const bytes = randomBytes(17 * 1024 * 1024);
    // The target reads it again and throws if it differs.
    await target.store(nameOfBackup(0), (path) => writeFile(path, bytes), running);
    expect(await target.list()).toMatchObject([{ at: 0, size: bytes.length }]);
    await bucket.stop();
  });

  it('are shown to admins only, and figures say when the last one was', async () => {
    const place = { folder: join(folder, 'shown') };
    const { nightly, round } = nightlyOf(app, { place });
    const admin = await app.as('admin');
    expect(await admin.get('/api/backups')).toMatchObject({ status: 200, data: null });
    const { app: api } = app.composeAgain({ backups: nightly });
    const ask = async (cookie: string) => {
      const answer = await api.request('/api/backups', { headers: { cookie } });
      const body = (await answer.json()) as { data?: NightlyBackups };
      return { status: answer.status, data: body.data };
    };
    expect((await ask((await app.as('employee', [1])).cookie)).status).toBe(403);
    expect((await ask('')).status).toBe(401);
    expect(await ask(admin.cookie)).toMatchObject({ data: { backups: [], place: place.folder } });
    const figure = async () => (await backupMetrics(nightly).read()).bestellbar_last_backup_timestamp_seconds;
    expect(await figure()).toEqual([{ value: 0 }]);
    await round();
    expect((await ask(admin.cookie)).data?.backups).toHaveLength(1);
    expect(await figure()).toEqual([{ value: app.clock.now / 1000 }]);
    expect(await backupMetrics(null).read()).toEqual({ bestellbar_last_backup_timestamp_seconds: [] });
  });
});

describe('the settings of nightly backups', () => {
  const settingsOf = (env: NodeJS.ProcessEnv) => {
    const read = readConfig(env);
    return read.ok ? read.config.nightlyBackups : read.problems;
  };

  it('name a folder or a bucket, an hour and how many are kept', () => {
    expect(settingsOf({})).toBeNull();
    expect(settingsOf({ BACKUP_DIR: '/backups' })).toEqual({
      place: { folder: '/backups' },
      keep: 7,
      hour: 3,
    });
    const bucket = {
      BACKUP_S3_BUCKET: 'b',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(settingsOf({ ...bucket, BACKUP_KEEP: '30', BACKUP_HOUR: '0' })).toMatchObject({
      place: { bucket: { bucket: 'b', accessKeyId: 'id' } },
      keep: 30,
      hour: 0,
    });
  });

  it.each([
    [{ BACKUP_S3_BUCKET: 'b' }, /^Zu BACKUP_S3_BUCKET gehören/],
    [{ BACKUP_DIR: '/backups', BACKUP_KEEP: '0' }, /^BACKUP_KEEP ist nicht gültig/],
    [{ BACKUP_DIR: '/backups', BACKUP_HOUR: '24' }, /^BACKUP_HOUR ist nicht gültig/],
    [
      {
        BACKUP_DIR: '/backups',
        BACKUP_S3_BUCKET: 'b',
        BACKUP_S3_ACCESS_KEY_ID: 'id',
        BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
      },
      /^BACKUP_DIR und BACKUP_S3_BUCKET schließen sich aus/,
    ],
  ])('are refused when they make no sense: %o', (env, problem) => {
    expect(settingsOf(env)).toEqual([expect.stringMatching(problem)]);
  });
});
