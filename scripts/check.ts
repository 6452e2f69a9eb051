/**
 * Runs all checks of the project or the named ones: `npm test`, `npm test -- lint unit`, after installing
 * what they need. A single check shows its output as it runs; several show only failures.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { installPackages } from './install.ts';
import { memoryFolder } from './memory-folder.ts';
import { slowestFiles } from './slowest-files.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A check that hangs fails. The longest takes half an hour on a slow machine. */
const LIMIT_MS = 60 * 60_000;

interface Check {
  name: string;
  /** Run one after the other until one fails. */
  commands: string[][];
  /** Test runners: their JSON report is read. Other checks count as one. */
  count?: (report: string) => Counts;
  /** Stages run one after the other, the checks of each two at a time: what starts databases or browsers is kept apart. */
  stage: 1 | 2 | 3 | 4 | 5;
  /** Runs on what the checks beside it leave idle. */
  yields?: boolean;
  /** Needs Chromium. */
  browser?: boolean;
  env?: Record<string, string | undefined>;
}

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'bestellbar-check-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

function countVitest(report: string): Counts {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  // If a file's setup fails, its tests are skipped, none fails, and the exit code may be 0.
  const failed = numFailedTests || (success ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

function countPlaywright(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

const vitest = (project: string, ...options: string[]) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(project)}`,
  ...options,
];

const playwright = (...projects: string[]) => [
  'playwright',
  'test',
  ...projects.map((project) => `--project=${project}`),
];

/** Playwright gives its workers FORCE_COLOR, and Node warns in each of them if there is NO_COLOR as well. */
const NO_WARNINGS = { NO_COLOR: undefined };

/** Its tests start their own shops. */
const OWN_SHOPS = { SHOP_URL: 'http://127.0.0.1:1', OFFICE_TEMPLATE: 'none' };

/** Databases that end with their test need no durable disk, for which each order would wait. */
const memory = memoryFolder(4 * 1024 ** 3);
const inMemory: Record<string, string> = memory === null ? {} : { TMPDIR: memory };

const CHECKS: Check[] = [
  {
    name: 'builds',
    stage: 1,
    commands: [vitest('builds', '--maxWorkers=1')],
    count: countVitest,
    env: inMemory,
  },
  { name: 'unit', stage: 1, commands: [vitest('unit')], count: countVitest },
  {
    name: 'imports',
    stage: 1,
    commands: [
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.mjs',
        'src',
        'tests',
        'scripts',
        'benchmarks',
        'patches',
      ],
    ],
  },
  { name: 'unused', stage: 1, commands: [['knip', '--no-progress']] },
  // Of pages and components; all other files are checked by the linter, which has TypeScript's own compiler
  // and takes a fifth of the time.
  { name: 'types', stage: 1, commands: [['astro', 'check', '--tsconfig', 'tsconfig.astro.json']] },
  // The builds, one after the other, leave a processor idle.
  { name: 'lint', stage: 1, commands: [['oxlint']], yields: true },
  {
    name: 'format',
    stage: 1,
    commands: [['prettier', '--check', '--log-level', 'warn', '.']],
    yields: true,
  },
  // Its tests wait for databases and processes half of the time: two at a time leave room for component tests.
  {
    name: 'server',
    stage: 2,
    commands: [vitest('server', '--maxWorkers=2')],
    count: countVitest,
    env: inMemory,
  },
  {
    name: 'office',
    stage: 2,
    commands: [vitest('office')],
    count: countVitest,
    browser: true,
    env: inMemory,
  },
  {
    name: 'islands',
    stage: 2,
    commands: [vitest('islands')],
    count: countVitest,
    browser: true,
    env: inMemory,
  },
  { name: 'answers', stage: 3, commands: [vitest('answers')], count: countVitest },
  {
    name: 'e2e',
    stage: 4,
    commands: [playwright('tablet', 'phone', 'desktop')],
    count: countPlaywright,
    browser: true,
    env: { ...inMemory, ...NO_WARNINGS },
  },
  {
    name: 'speed',
    stage: 5,
    commands: [playwright('measured')],
    count: countPlaywright,
    browser: true,
    env: { ...OWN_SHOPS, ...NO_WARNINGS },
  },
];

interface Ran {
  code: number | null;
  output: string;
}

function run({ name, env, yields }: Check, [command = '', ...args]: string[], live: boolean): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      // The npm package `node` puts its Node there: tools run on it whatever the machine has.
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
        ASTRO_TELEMETRY_DISABLED: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
        ...env,
      },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
      timeout: LIMIT_MS,
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const collect = (chunk: string) => void (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => done({ code, output }));
  });
}

function countsOf(check: Check, passed: boolean): Counts {
  if (!check.count)
    return passed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report = readFileSync(reportOf(check.name), 'utf8');
    counts = check.count(report);
    slowest.push(`slowest of ${check.name}: ${slowestFiles(report)}`);
  } catch {
    console.log(`${check.name} wrote no report`);
  }
  // A runner that crashed or ran nothing has failed, whatever it counted.
  if (counts.failed === 0 && (!passed || counts.passed === 0)) counts.failed = 1;
  return counts;
}

/** Seconds by check, and by the test files that took longest; told at the end, where readers of a log look. */
const times: string[] = [];
const slowest: string[] = [];

async function runCheck(check: Check, live: boolean): Promise<Counts> {
  const started = performance.now();
  let output = '';
  let passed = true;
  for (const command of check.commands) {
    const ran = await run(check, command, live);
    output += ran.output;
    passed = ran.code === 0;
    if (!passed) break;
  }
  const counts = countsOf(check, passed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  times.push(`${check.name} ${seconds}`);
  const tests = check.count ? `, ${counts.passed} of ${counts.passed + counts.failed} tests` : '';
  if (counts.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${check.name} (${seconds} s${tests})`);
  return counts;
}

async function runAll(checks: Check[]): Promise<Counts[]> {
  const results: Counts[] = [];
  for (const waiting of Map.groupBy(checks, (check) => check.stage).values()) {
    const worker = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        if (check.browser) await browserReady;
        results.push(await runCheck(check, false));
      }
    };
    await Promise.all([worker(), worker()]);
  }
  return results;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check named ${unknown.join(', ')}. There are: ${CHECKS.map((it) => it.name).join(', ')}`);
  process.exit(2);
}
const chosen = names.length === 0 ? CHECKS : CHECKS.filter((check) => names.includes(check.name));

installPackages('tests');
// Unpacking a browser takes half a minute, mostly of the disk's: checks without one do not wait for it.
const browserReady = chosen.some((check) => check.browser)
  ? once(
      spawn(process.execPath, [join(root, 'scripts/chromium.ts'), '--install'], {
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
      'exit',
    )
  : Promise.resolve();

const [only] = chosen;
if (only?.browser && chosen.length === 1) await browserReady;
const results = chosen.length === 1 && only ? [await runCheck(only, true)] : await runAll(chosen);
rmSync(reports, { recursive: true, force: true });

const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
const skipped = sum('skipped');
process.exitCode = sum('failed') > 0 ? 1 : 0;
for (const line of slowest) console.log(line);
console.log(`seconds: ${times.join(', ')}; ${Math.round(performance.now() / 1000)} in all`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
