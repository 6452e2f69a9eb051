import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstAdmin, type Credentials } from './accounts.ts';
import { endAll, startApi } from './shop-process.ts';

/** The real API behind component tests: each project has a shop of its own. */
type Project = 'islands' | 'office';

/** Where the plugins and commands of a project, which Vite loads as modules of their own, find its API. */
const variableOf = (project: Project) => `COMPONENTS_API_${project}`;
export const apiOf = (project: Project): string => process.env[variableOf(project)] ?? '';

/** Starts the API with the demo shop on a database of its own. */
export async function startShopOf(
  project: Project,
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; admin: Credentials; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestellbar-components-'));
  const { url, output } = await startApi({ ...env, DATA_DIR: dataDir });
  process.env[variableOf(project)] = url;
  const stop = async () => {
    await endAll();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, admin: await firstAdmin(url, output()), stop };
}

/** Gives the page of the component tests the API on its own origin, as a shop's pages have it. */
export const shopApi = (project: Project): Plugin => ({
  name: 'shop-api',
  configureServer({ middlewares }) {
    middlewares.use((ask, answer, next) => {
      const path = ask.originalUrl ?? '';
      if (!/^\/(api|upload|image)\//.test(path)) return next();
      const { method, headers } = ask;
      const passed = request(new URL(path, apiOf(project)), { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      ask.pipe(passed);
    });
  },
});
