import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Neither the shop's zone nor UTC: a calculation that falls back on the machine's zone then goes wrong.
process.env['TZ'] = 'Pacific/Auckland';

const postgres = 'tests/support/postgres.ts';

/** What server tests have in common. */
const SERVER = {
  // Each file has databases of its own; reading the server and compiling PGlite anew for each took a quarter of the time.
  isolate: false,
  globalSetup: existsSync(postgres) ? [postgres] : [],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Server tests that build pages or the back office, which takes all that a processor has. */
const BUILDS = ['tests/server/{publishing-live,publishing-killed,page-writer,back-office,release}.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Reading the same files anew for each of a hundred took half of the time.
          isolate: false,
          // Properties of many thousand examples, on a machine that builds pages meanwhile.
          testTimeout: 20_000,
          include: ['tests/{domain,contract,client,stores,content,backoffice,architecture}/**/*.test.ts'],
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
      { test: { name: 'builds', include: BUILDS, ...SERVER } },
      // What the server tests have seen, held against the contract: runs after them.
      { test: { name: 'answers', include: ['tests/answers/**/*.test.ts'] } },
    ],
    coverage: { include: ['src/lib/**', 'src/server/**'] },
  },
});
