import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { officeLanguages } from './astro/office-languages.ts';
import { plainMarkdown } from './patches/plain-markdown.ts';
import { launchOptions } from './tests/support/browser.ts';
import { shopApi } from './tests/support/component-api.ts';
import { officeCommands } from './tests/support/office/commands.ts';
import { preferScheme } from './tests/support/prefer-scheme.ts';

// Neither the shop's zone nor UTC, so that calculations in the machine's zone fail.
process.env['TZ'] = 'Pacific/Auckland';

const postgres = 'tests/support/postgres.ts';

/** Options shared by server tests. */
const SERVER = {
  setupFiles: ['tests/support/seed.ts'],
  // Each file has its own databases; loading the server and compiling PGlite again for each took a quarter of
  // the time.
  isolate: false,
  globalSetup: existsSync(postgres) ? [postgres] : [],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Server tests that build pages or the back office, or need a release, which saturates a processor. */
const BUILDS = [
  'tests/server/**/{publishing-live,publishing-killed,page-writer,clock-pages,back-office,release,demo-pictures}.test.ts',
];

/** How long component tests wait for what they expect, for what they tap, and in all, in ms. */
interface Patience {
  expected: number;
  tapped: number;
  test: number;
}

/** One component each. */
const ISLANDS: Patience = { expected: 5_000, tapped: 10_000, test: 20_000 };
/** Whole screens, beside the server's tests: as long as browser tests wait (`playwright.config.ts`), for the same reason. */
const SCREENS: Patience = { expected: 20_000, tapped: 20_000, test: 60_000 };

/** Component tests: in one window, a tablet's or a phone's. */
const inBrowser = (
  viewport: { width: number; height: number },
  commands: NonNullable<BrowserConfigOptions['commands']>,
  patience: Patience,
) => ({
  isolate: false,
  testTimeout: patience.test,
  expect: { poll: { timeout: patience.expected } },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    ui: false,
    locators: { exact: false },
    viewport,
    provider: playwright({
      launchOptions: launchOptions(),
      actionTimeout: patience.tapped,
      // Not the shop's zone, so that times in the customer's zone are noticed.
      contextOptions: {
        locale: 'de-DE',
        timezoneId: 'America/New_York',
        hasTouch: true,
        reducedMotion: 'reduce' as const,
      },
    }),
    instances: [{ browser: 'chromium' as const }],
    commands,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/seed.ts'],
          // Loading the same modules again for each of a hundred files took half of the time.
          isolate: false,
          // Properties with many thousand examples, on a machine that builds pages meanwhile.
          testTimeout: 20_000,
          include: [
            'tests/{domain,contract,client,stores,content,backoffice,architecture,patches}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: BUILDS,
          ...SERVER,
        },
      },
      // Whichever file comes first builds the release.
      { test: { name: 'builds', include: BUILDS, ...SERVER, hookTimeout: 300_000 } },
      {
        plugins: [shopApi('islands')],
        // A test opens many pages in one window: module state is reset for the next.
        resolve: {
          alias: [{ find: /^.*\/once\.ts$/, replacement: resolve('tests/support/islands/once.ts') }],
        },
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/islands/api.ts'],
          ...inBrowser({ width: 360, height: 740 }, { preferScheme }, ISLANDS),
        },
      },
      {
        plugins: [officeLanguages, plainMarkdown, shopApi('office')],
        define: {
          'process.env.ASTRO_PERFORMANCE_BENCHMARK': 'undefined',
          // Opening a screen takes twice as long with React's warnings, and there are hundreds.
          'process.env.NODE_ENV': '"production"',
        },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        cacheDir: 'node_modules/.vite-office-tests',
        // A package found while tests run would load their page again.
        optimizeDeps: { entries: ['src/backoffice/office.tsx'], include: ['react/jsx-runtime', 'axe-core'] },
        test: {
          name: 'office',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/office/api.ts'],
          ...inBrowser({ width: 768, height: 1024 }, { ...officeCommands, preferScheme }, SCREENS),
        },
      },
      // Checks what the server tests recorded against the contract: runs after them.
      { test: { name: 'answers', include: ['tests/answers/**/*.test.ts'] } },
    ],
    coverage: { include: ['src/lib/**', 'src/server/**'] },
  },
});
