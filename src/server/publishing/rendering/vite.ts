import { runBuild } from './run-build.ts';
import type { Built } from './site-builder.ts';

/** Builds the back office of a source tree into a folder; everything that it says goes into a file. */
export type BuildBackOffice = (build: {
  outDir: string;
  logFile: string;
  signal: AbortSignal;
}) => Promise<Built>;

/** Builds it with Vite, in a process of its own. */
export function createViteBuilder(root: string): BuildBackOffice {
  return ({ outDir, logFile, signal }) =>
    runBuild({
      root,
      script: 'node_modules/vite/bin/vite.js',
      args: ['build', '--config', 'vite.backoffice.config.ts'],
      env: { BACKOFFICE_OUT_DIR: outDir },
      logFile,
      signal,
    });
}
