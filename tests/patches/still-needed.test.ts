import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

// Each of these fails on the day on which a package no longer needs its patch (patches/README.md).

const execute = promisify(execFile);

const packageFile = (path: string) =>
  readFile(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8');
const manifest = async (name: string) =>
  JSON.parse(await packageFile(`${name}/package.json`)) as Record<string, Record<string, string>>;

/** Megabytes that V8 takes to optimize a function of PGlite, at most, while a process starts it. */
async function mostToOptimize(before: string): Promise<number> {
  const start = `const { PGlite } = await import('@electric-sql/pglite'); await (await PGlite.create()).close();`;
  const args = ['--trace-wasm-compilation-times', '--input-type=module', '-e', `${before}; ${start}`];
  const { stdout } = await execute(process.execPath, args, { maxBuffer: 64 * 2 ** 20 });
  expect(stdout).toContain('using Liftoff');
  const bytes = stdout.matchAll(/using TurboFan, took \d+ ms and (\d+) /g);
  return Math.max(0, ...[...bytes].map(([, most]) => Number(most))) / 2 ** 20;
}

/** A small bundle as Vite writes it without the patch. */
async function bundled(source: string): Promise<string> {
  const files: Record<string, string> = { entry: source, '\0lazy': 'export const lazy = 1;' };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'in-memory',
        resolveId: (id) => (id === 'lazy' ? '\0lazy' : id in files ? id : undefined),
        load: (id) => files[id],
      },
    ],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('a patch is still needed', () => {
  it('durable-files: PGlite starts PostgreSQL without fsync, and its file system has none', async () => {
    expect(PGlite.defaultStartParams).toContain('-F');
    const { emscriptenOpts } = await new NodeFS(join(tmpdir(), 'bestellbar-unused')).init(
      {} as never,
      {} as never,
    );
    expect(JSON.stringify(Object.keys(emscriptenOpts))).not.toContain('sync');
    expect(await packageFile('@electric-sql/pglite/dist/pglite.js')).not.toMatch(/stream_ops:\{[^}]*fsync/);
  });

  it('baseline-wasm: V8 takes hundreds of megabytes to optimize a function of PGlite, and none with the patch', async () => {
    const patch = new URL('../../patches/baseline-wasm.ts', import.meta.url);
    const patched = `(await import('${patch.href}')).compileWasmOnce()`;
    expect(await mostToOptimize('')).toBeGreaterThan(200);
    expect(await mostToOptimize(patched)).toBe(0);
  }, 120_000);

  it('few-parsers: PGlite copies its parsers for a query with its own', async () => {
    const files = await readdir(new URL('../../node_modules/@electric-sql/pglite/dist', import.meta.url));
    const chunks = files.filter((name) => /^chunk-.*\.js$/.test(name));
    const code = await Promise.all(chunks.map((name) => packageFile(`@electric-sql/pglite/dist/${name}`)));
    expect(code.join('\n')).toMatch(/\?\.parsers\?\{\.\.\.\w+,\.\.\.\w+\.parsers\}/);
  });

  it('named-statements: Drizzle gives raw statements no name', () => {
    expect('prepare' in PgRaw.prototype).toBe(false);
  });

  it('steady-styles: `astro build` sorts the styles of a page in place on each render', async () => {
    expect(await packageFile('astro/dist/core/build/environment.js')).toContain('.styles.sort(cssOrder)');
  });

  it('bare-imports: Vite wraps dynamic imports without anything to preload', async () => {
    const code = await bundled("document.onclick = () => import('lazy').then(console.log);");
    expect(code).toContain('__vitePreload');
  });

  it('small-react: React has hydration, Suspense and view transitions in the file of createRoot', async () => {
    const code = await packageFile('react-dom/cjs/react-dom-client.production.js');
    expect(code).toContain('\nexports.createRoot = ');
    expect(code).toContain('\nexports.hydrateRoot = ');
    expect(code).toContain('case REACT_SUSPENSE_TYPE:');
    expect(code).toContain('\nViewTransitionPseudoElement.prototype.animate = ');
  });

  it('plain-markdown: the Markdown of Astro loads its highlighter and MDX even if they are unused', async () => {
    const code = await packageFile('@astrojs/markdown-remark/dist/index.js');
    expect(code).toMatch(/^import \{ rehypeShiki \}/m);
    expect(await packageFile('@astrojs/markdown-remark/dist/processor.js')).toMatch(
      /^import .* from "#mdx-processor"/m,
    );
    expect(await packageFile('@astrojs/markdown-remark/dist/rehype-shiki.js')).toMatch(
      /^import .* from "@astrojs\/internal-helpers\/shiki"/m,
    );
  });

  it('overrides: their packages still require what is overridden', async () => {
    expect((await manifest('@vite-pwa/astro'))['peerDependencies']?.['astro']).not.toContain('7');
    const kit = (await manifest('drizzle-kit'))['dependencies'];
    expect(kit).toHaveProperty('@esbuild-kit/esm-loader');
    expect(kit?.['esbuild']).toMatch(/^\^0\.2[0-7]\./);
    const worker = await manifest('@trickfilm400/rollup-plugin-off-main-thread');
    expect(worker['dependencies']).toHaveProperty(['string.prototype.matchall']);
  });
});
