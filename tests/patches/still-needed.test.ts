import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

// Each of these fails on the day on which a package no longer needs its patch (patches/README.md).

const packageFile = (path: string) =>
  readFile(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8');
const manifest = async (name: string) =>
  JSON.parse(await packageFile(`${name}/package.json`)) as Record<string, Record<string, string>>;

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
    const { emscriptenOpts } = await new NodeFS('unused').init({} as never, {} as never);
    expect(JSON.stringify(Object.keys(emscriptenOpts))).not.toContain('sync');
    expect(await packageFile('@electric-sql/pglite/dist/pglite.js')).not.toMatch(/stream_ops:\{[^}]*fsync/);
  });

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
