import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** How much of a failed tool's output is shown. */
const LAST_LINES = 40;

/** The environment of a release build, whatever else is set: Vite reads variables such as `DEV`. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'APPDATA', 'LOCALAPPDATA'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

/** Runs a tool of node_modules as a child process. Throws with its last lines if it fails. */
export function runTool(
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...ownEnvironment(), ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const collect = (text: string) => void (said += text);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`${script} failed:\n${said.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`));
    });
  });
}
