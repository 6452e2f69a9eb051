import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readState } from '../../src/server/publishing/site-state.ts';
import { startShop, type RunningShop } from '../support/server.ts';
import { signCall } from '../support/sign-call.ts';

const SECRET = 'only-this-test-knows-it';

/** Processes that somebody has started, read from /proc. */
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

/** Whether a process runs; one that nobody has asked about its end does not. */
async function isAlive(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line !== '' && !line.slice(line.lastIndexOf(')') + 2).startsWith('Z');
}

describe('a shop that is killed in the middle of a publish', () => {
  let shop: RunningShop | null = null;
  let dataDir = '';
  afterEach(async () => {
    await shop?.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('serves a whole release again at once, and finishes the job', async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-killed-'));
    const start = async () => (shop = await startShop({ dataDir, env: { REBUILD_SECRET: SECRET } }));
    const latest = async () => (await readState(join(dataDir, 'site'))).publications[0]?.id;
    const failure = async () => (await readState(join(dataDir, 'site'))).failure;
    const isBuilding = async () => (await readdir(join(dataDir, 'site/releases'))).length > kept;
    const askForAll = async ({ url }: RunningShop) => {
      const headers = signCall('', { secret: SECRET, timestamp: Math.floor(Date.now() / 1000) });
      const { status } = await fetch(`${url}/api/webhooks/rebuild`, { method: 'POST', headers });
      expect(status).toBe(202);
    };
    const page = async () => (await fetch(`${shop?.url}/store/koeln-ehrenfeld`)).text();

    let running = await start();
    const first = await latest();
    let kept = 1;

    // The builder dies: what is live stays, and whoever runs the shop is told.
    await askForAll(running);
    await expect.poll(isBuilding, { timeout: 60_000 }).toBe(true);
    for (const pid of await childrenOf(running.pid)) process.kill(pid, 'SIGKILL');
    await expect.poll(failure, { timeout: 60_000 }).not.toBeNull();
    expect(await latest()).toBe(first);
    expect((await page()).trimEnd()).toMatch(/<\/html>$/);

    // The shop itself dies: the next one serves what was live, clears the rest away and does what was asked for.
    kept = (await readdir(join(dataDir, 'site/releases'))).length;
    await askForAll(running);
    await expect.poll(isBuilding, { timeout: 60_000 }).toBe(true);
    const builders = await childrenOf(running.pid);
    expect(builders.length).toBeGreaterThan(0);
    await running.stop('SIGKILL');
    running = await start();
    // What the dead one was building ends with it, and is in nobody's way.
    const alive = () => Promise.all(builders.map(isAlive));
    await expect.poll(alive, { timeout: 5000 }).not.toContain(true);
    expect((await page()).trimEnd()).toMatch(/<\/html>$/);
    await expect.poll(latest, { timeout: 60_000 }).not.toBe(first);
    const releases = () => readdir(join(dataDir, 'site/releases'));
    await expect.poll(releases, { timeout: 60_000 }).toHaveLength(2);
    expect(await failure()).toBeNull();
  }, 180_000);
});
