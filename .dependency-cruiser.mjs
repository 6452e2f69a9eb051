// The import rule of DESIGN section 2. `.astro` files are outside this tool: .oxlintrc.json holds the same rule for them.

import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(
  readFileSync(new URL('benchmarks/package.json', import.meta.url), 'utf8'),
);
/** Tools that are installed for a run of a benchmark only. */
const FOR_BENCHMARKS = Object.keys(dependencies).map((name) => `^${name}$`);

const src = (...rooms) => rooms.map((room) => `^src/${room}/`);
const DOMAIN = 'lib/domain';
const CONTRACT = 'lib/contract';
const HOSTING = 'lib/hosting';
const CLIENT = 'lib/client';
const STORES = 'lib/stores';
/** The one part of src/content that browsers may load: the others read the shop, with zod. */
const TEXTS = '^src/content/texts(/|\\.ts$)';
/** What reaches customers as script. */
const BROWSER = [...src(CLIENT, STORES, 'islands'), TEXTS];
const TYPES = ['type-only'];

/** A room may import itself, the rooms named, and packages. */
const room = (name, path, ...mayImport) => ({
  name,
  severity: 'error',
  comment: `src/${path} imports only ${[path, ...mayImport].join(', ')}`,
  from: { path: `^src/${path}/` },
  to: { path: '^(src|tests|scripts|benchmarks|patches)/', pathNot: src(path, ...mayImport) },
});

/** A room may use these packages and no others. */
const packages = (name, path, ...names) => ({
  name,
  severity: 'error',
  comment: `src/${path} uses only ${names.join(', ')}`,
  from: { path: `^src/${path}/` },
  to: { pathNot: ['^src/', ...names.map((it) => `^node_modules/(@types/)?${it}/`)] },
});

const ASTRO_ROOMS = src('pages', 'layouts', 'components');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // domain ← contract ← client ← stores ← islands ← pages
    room('domain-imports-domain', DOMAIN),
    packages('domain-uses-luxon-only', DOMAIN, 'luxon'),
    room('contract-imports-domain', CONTRACT, DOMAIN),
    packages('contract-uses-zod-only', CONTRACT, 'zod', '@hono/zod-openapi'),
    // what any host has to know of the site's files: the server and the build tell it alike
    room('hosting-imports-nothing', HOSTING),
    room('client-imports-contract', CLIENT, CONTRACT, DOMAIN),
    room('content-imports-client', 'content', CLIENT, CONTRACT, DOMAIN),
    room('stores-import-client', STORES, CLIENT, CONTRACT, DOMAIN, 'content'),
    room('islands-import-stores', 'islands', STORES, CLIENT, CONTRACT, DOMAIN, 'content'),
    // staff load what they need: zod, too, and the customers' own components to show what customers see
    room(
      'back-office-imports-islands',
      'backoffice',
      'layouts',
      'islands',
      STORES,
      CLIENT,
      CONTRACT,
      DOMAIN,
      'content',
    ),
    {
      name: 'nobody-imports-the-back-office',
      severity: 'error',
      comment: 'no customer loads any of it (docs/decisions/0008)',
      from: { pathNot: '^(src/backoffice|tests)/' },
      to: { path: '^src/backoffice/' },
    },
    {
      name: 'pages-import-no-server',
      severity: 'error',
      comment: 'pages, layouts and components use everything but the server and the tests',
      from: { path: ASTRO_ROOMS },
      to: {
        path: '^(src|tests|scripts|benchmarks|patches)/',
        pathNot: src(
          'pages',
          'layouts',
          'components',
          'islands',
          'content',
          STORES,
          CLIENT,
          CONTRACT,
          DOMAIN,
        ),
      },
    },
    {
      name: 'nobody-imports-pages',
      severity: 'error',
      from: { pathNot: '^src/pages/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'browser-takes-contract-as-types',
      severity: 'error',
      comment: 'zod is 60 kB that a customer never needs: import type',
      from: { path: BROWSER },
      to: { path: [`^src/${CONTRACT}/`, '^node_modules/(zod|@hono)/'], dependencyTypesNot: TYPES },
    },
    {
      name: 'browser-takes-texts-of-content',
      severity: 'error',
      comment: 'of src/content a customer needs the texts only',
      from: { path: BROWSER },
      to: { path: '^src/content/', pathNot: TEXTS, dependencyTypesNot: TYPES },
    },

    // db ← jobs ← usecases ← routes ← main
    {
      name: 'nobody-imports-the-server',
      severity: 'error',
      comment: 'only tests, scripts and benchmarks may look into the server',
      from: { path: '^src/', pathNot: '^src/server/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-imports-domain-and-contract',
      severity: 'error',
      comment: 'of what is outside src/server, the server uses domain, contract and hosting',
      from: { path: '^src/server/' },
      to: {
        path: '^(src|tests|scripts|benchmarks|patches)/',
        pathNot: [...src('server', DOMAIN, CONTRACT, HOSTING), '^patches/'],
      },
    },
    {
      name: 'db-imports-no-server-room',
      severity: 'error',
      from: { path: '^src/server/db/' },
      to: { path: '^src/server/(jobs|usecases|routes|providers|publishing)/' },
    },
    {
      name: 'jobs-import-db-and-providers',
      severity: 'error',
      from: { path: '^src/server/jobs/' },
      to: { path: '^src/server/(usecases|routes)/' },
    },
    {
      name: 'providers-know-no-room',
      severity: 'error',
      from: { path: '^src/server/providers/' },
      to: { path: '^src/server/(db|jobs|usecases|routes)/' },
    },
    {
      name: 'publishing-is-told-its-shop',
      severity: 'error',
      comment: 'a subject by itself: its composition imports it, not the other way round',
      from: { path: '^src/server/publishing/' },
      to: { path: '^src/server/(jobs|routes|(compose|server|main)\\.ts$)' },
    },
    {
      name: 'pages-are-rendered-without-a-database',
      severity: 'error',
      comment: 'rendering and targets know files and pages, not rows',
      from: { path: '^src/server/publishing/(rendering|targets)/' },
      to: { path: '^src/server/(db|usecases)/' },
    },
    {
      name: 'usecases-import-no-routes',
      severity: 'error',
      from: { path: '^src/server/usecases/' },
      to: { path: '^src/server/routes/' },
    },
    {
      name: 'routes-never-touch-db',
      severity: 'error',
      comment: 'a route parses, authorises, calls one use case and answers',
      from: { path: '^src/server/routes/' },
      to: { path: ['^src/server/(db|jobs|providers)/', '^node_modules/(drizzle-orm|pg|@electric-sql)/'] },
    },
    {
      name: 'nobody-imports-main',
      severity: 'error',
      from: {},
      to: { path: '^src/server/(main|shop-import|shop-export)\\.ts$' },
    },

    // everywhere
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'benchmarks may use tests/support, nothing else may',
      from: { path: '^(src|scripts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'benchmarks-use-test-support-only',
      severity: 'error',
      from: { path: '^benchmarks/' },
      to: { path: '^tests/', pathNot: '^tests/support/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^astro:', ...FOR_BENCHMARKS] },
    },
    {
      name: 'src-needs-no-dev-dependency',
      severity: 'error',
      comment: 'what runs in production is a dependency',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: TYPES },
    },
    {
      name: 'known-rooms',
      severity: 'error',
      comment: 'DESIGN section 2 names every room of src; a new one is a decision',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(pages|layouts|components|islands|content|backoffice)/',
          '^src/lib/(domain|contract|hosting|client|stores)/',
          '^src/server/([a-z-]+\\.ts$|(routes|usecases|db|jobs|providers|publishing)/)',
          '\\.d\\.ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|build|data|node_modules/\\.|\\.astro/)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
