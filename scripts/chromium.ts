/**
 * Finds a Chromium to test in, whole or without windows. As a command it prints the path of the latter, and installs
 * what is missing: `node scripts/chromium.ts --install`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Debian's build of the same version without windows. */
const SHELL = 'chromium-headless-shell';

const onPath = (names: readonly string[]) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'].flatMap((dir) =>
    names.map((name) => join(dir, name)),
  );

function places(): string[] {
  const { env } = process;
  if (process.platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ...onPath(NAMES),
    ];
  if (process.platform === 'win32')
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((dir) => dir !== undefined)
      .map((dir) => join(dir, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  return onPath(NAMES);
}

/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, or an installed one; null where there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...places()];
  return firstThere(candidates);
}

const firstThere = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path)) ?? null;

/**
 * Path of a Chromium that has no windows, which shows the same pages for 60 % of the processor's time; a whole one where
 * CHROMIUM_PATH names it or there is no other; null where there is none.
 */
export function findChromiumShell(): string | null {
  return firstThere([process.env['CHROMIUM_PATH'], ...onPath([SHELL])]) ?? findChromium();
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
    .status === 0;

/** Installs what is missing: Debian's where we are root (it brings its libraries), else Playwright's own build. */
function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const install = (name: string) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
    run('apt-get', 'update', '-qq');
    if (findChromium() === null) install('chromium');
    // Not every release has it, and the tests run without it, too.
    if (firstThere(onPath([SHELL])) === null) install(SHELL);
  } else if (findChromium() === null) run('npx', 'playwright', 'install', 'chromium');
}

if (import.meta.main) {
  const areBothThere = findChromium() !== null && firstThere(onPath([SHELL])) !== null;
  if (!areBothThere && !process.env['CHROMIUM_PATH'] && process.argv.includes('--install')) installChromium();
  const found = findChromium() && findChromiumShell();
  if (found === null) {
    console.error('No Chromium found. Set CHROMIUM_PATH, or run: npx playwright install chromium');
    process.exit(1);
  }
  console.log(found);
}
