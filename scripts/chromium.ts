/**
 * Finds a Chromium to test in. As a command it prints the path, and installs one where none is:
 * `node scripts/chromium.ts --install`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function places(): string[] {
  const { env } = process;
  const onPath = (env['PATH'] ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  if (process.platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ...onPath,
    ];
  if (process.platform === 'win32')
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((dir) => dir !== undefined)
      .map((dir) => join(dir, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  return [...onPath, ...NAMES.map((name) => join('/usr/bin', name))];
}

/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, or an installed one; null where there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...places()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
    .status === 0;

/** Installs a Chromium: Debian's where we are root (it brings its libraries), else Playwright's own build. */
function installChromium(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get'))
    return (
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    );
  return run('npx', 'playwright', 'install', 'chromium');
}

if (import.meta.main) {
  const found =
    findChromium() ?? (process.argv.includes('--install') && installChromium() ? findChromium() : null);
  if (found === null) {
    console.error('No Chromium found. Set CHROMIUM_PATH, or run: npx playwright install chromium');
    process.exit(1);
  }
  console.log(found);
}
