/**
 * Finds a Chromium for tests, full or headless, and installs what is missing. As a command it prints the path
 * of the headless one: `node scripts/chromium.ts [--install]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Debian's headless build of the same version. */
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

/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, or an installed one; null if there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...places()];
  return firstThere(candidates);
}

const firstThere = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path)) ?? null;

/**
 * Path of a headless Chromium, which renders the same pages in 60 % of the processor time; a full one if
 * CHROMIUM_PATH names it or there is no other; null if there is none.
 */
export function findChromiumShell(): string | null {
  return firstThere([process.env['CHROMIUM_PATH'], ...onPath([SHELL])]) ?? findChromium();
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
    .status === 0;

/** Debian's build as root (it installs its libraries), else Playwright's, also if Debian has none. */
function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const install = (name: string) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
    console.log('Installing Chromium for the tests (apt-get) …');
    run('apt-get', 'update', '-qq');
    if (findChromium() === null) install('chromium');
    // Not every release of Debian has it, and the tests run without it, too.
    if (firstThere(onPath([SHELL])) === null) install(SHELL);
  }
  if (findChromium() !== null) return;
  console.log("Downloading Playwright's Chromium for the tests …");
  run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

/** Path of a headless or full Chromium, after installing what is missing; null if that failed. */
function ensureChromium(): string | null {
  // CI spends most of its time in a browser, so the faster one is worth its installation.
  const isQuickMissing = Boolean(process.env['CI']) && firstThere(onPath([SHELL])) === null;
  const wanted = process.env['CHROMIUM_PATH'] ? false : findChromium() === null || isQuickMissing;
  if (wanted) installChromium();
  const found = findChromiumShell();
  if (found === null) console.error('No Chromium found: set CHROMIUM_PATH, or install one.');
  return found;
}

if (import.meta.main) {
  const found = process.argv.includes('--install') ? ensureChromium() : findChromiumShell();
  if (found === null) process.exit(1);
  console.log(found);
}
