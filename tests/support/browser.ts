import type { LaunchOptions } from '@playwright/test';
import { findChromium, findChromiumShell } from '../../scripts/chromium.ts';

/** How the whole Chromium is started, in which time is measured, and which alone shows notifications: quiet, and without traffic of its own. */
export const wholeOptions = () => optionsOf(findChromium());

/** How the Chromium of all other tests is started. */
export const launchOptions = () => optionsOf(findChromiumShell());

function optionsOf(executablePath: string | null): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      // Chromium refuses to run its sandbox as root, as CI does.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
