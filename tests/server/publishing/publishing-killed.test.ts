import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { toInit } from '../../../src/lib/contract/shop.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { readState } from '../../../src/server/publishing/site-state.ts';
import { startShop, type RunningShop } from '../../support/server.ts';
import { runProgram } from '../../support/shop-process.ts';
import { signCall } from '../../support/sign-call.ts';

const SECRET = 'only-this-test-knows-it';

/** So many branches that rendering all of their pages takes some seconds. */
const BRANCHES = 240;

/** The demo shop with its first branch over and over. */
function largeShop() {
  const [branch] = demoShop.branches;
  const [menu] = demoShop.menus;
  if (!branch || !menu) throw new Error('the demo shop has no branch');
  const branches = Array.from({ length: BRANCHES }, (_, index) => ({
    ...branch,
    id: index + 1,
    identifier: index === 0 ? branch.identifier : `filiale-${index}`,
  }));
  return toInit({
    ...demoShop,
    // As many pages as take a while, and no more.
    config: { ...demoShop.config, languages: [] },
    branches,
    menus: [{ ...menu, branches: branches.map(({ id }) => ({ id })) }],
    tables: [],
  });
}

/** Processes that another one has started, read from /proc. */
async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    all.map(async (child) => {
      const line = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '');
      return { child, parent: Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  return parents.filter(({ parent }) => parent === pid).map(({ child }) => child);
}

/** Whether a process runs; one whose end its parent has not heard of does not. */
async function isAlive(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line !== '' && !line.slice(line.lastIndexOf(')') + 2).startsWith('Z');
}

describe('a server that is killed during a publication', () => {
  let shop: RunningShop | null = null;
  let dataDir = '';
  afterEach(async () => {
    await shop?.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('serves a complete release at once after a restart, and finishes the job', async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-killed-'));
    const file = join(dataDir, 'large-shop.json');
    await writeFile(file, JSON.stringify(largeShop()));
    expect(await runProgram('shop-import', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const start = async () => (shop = await startShop({ dataDir, env: { REBUILD_SECRET: SECRET } }));
    const latest = async () => (await readState(join(dataDir, 'site'))).publications[0]?.id;
    const failure = async () => (await readState(join(dataDir, 'site'))).failure;
    /** A further release has pages: its scripts come first, copied by the server itself. */
    const isRendering = async () => {
      const releases = await readdir(join(dataDir, 'site/releases'));
      const begun = await Promise.all(
        releases.map(async (release) =>
          (await readdir(join(dataDir, 'site/releases', release))).includes('store'),
        ),
      );
      return begun.filter(Boolean).length > kept;
    };
    let calls = 0;
    const askForAll = async ({ url }: RunningShop) => {
      // A signature counts once: no two calls of one second.
      const timestamp = Math.floor(Date.now() / 1000) + ++calls;
      const headers = signCall('', { secret: SECRET, timestamp });
      const { status } = await fetch(`${url}/api/webhooks/rebuild`, { method: 'POST', headers });
      expect(status).toBe(202);
    };
    const page = async () => (await fetch(`${shop?.url}/store/koeln-ehrenfeld`)).text();

    let running = await start();
    const first = await latest();
    let kept = 1;

    // The page writers die: live pages stay, and the operator is notified.
    await askForAll(running);
    await expect.poll(isRendering, { timeout: 60_000 }).toBe(true);
    for (const pid of await childrenOf(running.pid)) process.kill(pid, 'SIGKILL');
    await expect.poll(failure, { timeout: 60_000 }).not.toBeNull();
    expect(await latest()).toBe(first);
    expect((await page()).trimEnd()).toMatch(/<\/html>$/);

    // The shop dies: the next process serves the live pages, removes the rest and repeats the job.
    kept = (await readdir(join(dataDir, 'site/releases'))).length;
    await askForAll(running);
    await expect.poll(isRendering, { timeout: 60_000 }).toBe(true);
    let writers: number[] = [];
    await expect.poll(async () => (writers = await childrenOf(running.pid)).length).toBeGreaterThan(0);
    await running.stop('SIGKILL');
    running = await start();
    // Its writers end with it.
    const alive = () => Promise.all(writers.map(isAlive));
    await expect.poll(alive, { timeout: 5000 }).not.toContain(true);
    expect((await page()).trimEnd()).toMatch(/<\/html>$/);
    await expect.poll(latest, { timeout: 60_000 }).not.toBe(first);
    // Nothing is left of the unfinished publication.
    const leftOver = async () => {
      const { publications } = await readState(join(dataDir, 'site'));
      const known = new Set(publications.map(({ release }) => release));
      return (await readdir(join(dataDir, 'site/releases'))).filter((release) => !known.has(release));
    };
    await expect.poll(leftOver, { timeout: 60_000 }).toEqual([]);
    expect(await failure()).toBeNull();
  }, 180_000);
});
