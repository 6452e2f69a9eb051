import { cp, readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../../../src/server/publishing/open-site.ts';
import { listSites, siteId } from '../../../src/server/publishing/sites.ts';
import { shareJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { createNotices } from '../../../src/server/platform/database/notices.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { newStubSite } from '../../support/stub-site.ts';

let app: TestApp;
let stub: Awaited<ReturnType<typeof newStubSite>>;

beforeEach(async () => {
  app = await newApp('PGlite');
  stub = await newStubSite(app);
});
afterEach(async () => {
  await stub.remove();
  await app.close();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** From now on `hostname()` answers this, however it was imported. */
function nameMachine(name: string): void {
  vi.spyOn(os, 'hostname').mockReturnValue(name);
  syncBuiltinESMExports();
}

/** Keeps the pages for a moment, as a container does that is started under a name of its own. */
async function keepSite(name: string): Promise<void> {
  nameMachine(name);
  const notices = createNotices(app.db);
  const queue = shareJobQueue(app.db, () => {});
  const pages = openSite({ ...stub.dependencies, queue });
  await pages.start(app.readShop, notices);
  await pages.close();
  await queue.close();
  await notices.close();
}

describe('a folder of pages', () => {
  it('is the same site after a restart under another host name, so nothing is rebuilt', async () => {
    await keepSite('one-container');
    await keepSite('the-next-one');
    expect(stub.state.builds).toBe(1);
    expect(await listSites(app.db)).toHaveLength(1);
  }, 60_000);

  it('is one site for all processes that open it at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => siteId(stub.folder)));
    expect(new Set(ids).size).toBe(1);
    expect(await siteId(stub.folder)).toBe(ids[0]);
    expect(await readdir(stub.folder)).toEqual(['site-id']);
  });

  it('is another site than a copy beside it', async () => {
    const copy = join(stub.root, 'copy');
    const id = await siteId(stub.folder);
    await cp(stub.folder, copy, { recursive: true, preserveTimestamps: true });
    expect(await siteId(copy)).not.toBe(id);
  });
});
