import { defineConfig } from '@playwright/test';
import { launchOptions, wholeOptions } from './tests/support/browser.ts';

/** Tests of how quick the shop is: what runs beside them would be measured too, so nothing does. */
const MEASURED = /large-menu\.test\.ts$/;
/** Staff have a tablet, and a shop of their own: what they edit would be seen by all others. */
const BACK_OFFICE = /backoffice\/.*\.test\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-setup.ts',
  reporter: [
    // Says what failed at the end, where whoever reads a log looks first.
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/report.json' }],
  ],
  forbidOnly: true,
  fullyParallel: true,
  // Two leave two cores idle now and then, three hardly ever.
  workers: 3,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: launchOptions(),
    locale: 'de-DE',
    // A page's requests are the tests' business; what a worker answers from its store would hide them.
    serviceWorkers: 'block',
    // Not the shop's zone: a page that shows times of the customer's zone is caught.
    timezoneId: 'America/New_York',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // The longest tests come first: at the end short ones share the machine.
      name: 'tablet',
      testMatch: BACK_OFFICE,
      // Each worker runs a shop of its own.
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
      // What does not depend on the width is tried on the phone only.
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
