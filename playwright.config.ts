import { defineConfig } from '@playwright/test';
import { launchOptions, wholeOptions } from './tests/support/browser.ts';

/** Performance tests run alone: other tests would distort them. */
const MEASURED = /large-menu\.test\.ts$/;
/** Staff tests run on a tablet and have their own shop, since their edits would disturb other tests. */
const BACK_OFFICE = /backoffice\/.*\.test\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-setup.ts',
  reporter: [
    // Lists failures at the end, where readers of a log look first.
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/report.json' }],
  ],
  forbidOnly: true,
  fullyParallel: true,
  // Two leave two cores idle at times, three hardly ever.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // How long the machine may be busy with other tests; what has to be fast has a test of its own.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: launchOptions(),
    locale: 'de-DE',
    // Tests intercept a page's requests; answers from a worker's cache would bypass them.
    serviceWorkers: 'block',
    // Not the shop's zone, so that times in the customer's zone are noticed.
    timezoneId: 'America/New_York',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // The longest tests start first, so that short ones share the machine at the end.
      name: 'tablet',
      testMatch: BACK_OFFICE,
      // Each worker runs its own shop.
      fullyParallel: false,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: 'phone',
      testIgnore: [MEASURED, BACK_OFFICE],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // Tests independent of the width run on the phone only.
      grep: /@wide/,
      testIgnore: [MEASURED, BACK_OFFICE],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'measured',
      testMatch: MEASURED,
      workers: 1,
      fullyParallel: false,
      use: { launchOptions: wholeOptions() },
    },
  ],
});
