// The import rule of DESIGN section 2. `.astro` files are outside this tool: .oxlintrc.json holds the same rule for them.

import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(
  readFileSync(new URL('benchmarks/package.json', import.meta.url), 'utf8'),
);
/** Tools that are installed for a run of a benchmark only. */
const FOR_BENCHMARKS = Object.keys(dependencies).map((name) => `^${name}(/|$)`);

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

/** The server's subjects, each with those that it may import: none imports back. */
const SUBJECTS = {
  people: [],
  webhooks: ['people'],
  shop: ['people', 'webhooks'],
  media: ['people', 'shop'],
  orders: ['people', 'shop', 'media', 'webhooks'],
  payments: ['people', 'shop', 'orders'],
  messages: ['people', 'shop', 'media', 'orders', 'payments', 'webhooks'],
  printing: ['people', 'shop', 'orders'],
  statistics: ['people', 'shop'],
  publishing: ['people', 'shop', 'webhooks'],
  privacy: ['people', 'shop', 'media', 'orders'],
  books: ['people', 'shop', 'orders', 'webhooks'],
};
/** What speaks the protocol of something outside: payment providers, mail servers, gateways, geocoders, printers, translation services. */
const PROVIDERS =
  '^src/server/(payments/providers|messages/(mail|sms|push)|orders/delivery/geocoders|printing/(printers|receipt)|shop/translator)/';
/** Of the platform's HTTP, what use cases may know. */
const PURE_HTTP = '^src/server/platform/http/(actor|entity-tag|language)\\.ts$';

/** Rooms of the back office that every feature uses. Each other room but the shell is a feature. */
const KIT = 'forms|lists|sorting|images|translations';
/** What a feature of the back office offers to others. */
const PUBLIC_PARTS = [
  '^src/backoffice/[^/]+/((en|tr)/)?texts\\.ts$',
  '^src/backoffice/sign-in/card\\.tsx$',
  '^src/backoffice/prints/print-parts\\.tsx$',
  '^src/backoffice/products/(off-sale|part-fields)\\.tsx$',
  '^src/backoffice/(backups/backups|publishing/publishing)-state\\.tsx$',
  '^src/backoffice/messages/problem-words\\.ts$',
  '^src/backoffice/orders/appointment\\.ts$',
  '^src/backoffice/branches/(tab-paths\\.ts|week-editor\\.tsx)$',
];

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
    packages('domain-uses-luxon-and-css-tree', DOMAIN, 'luxon', 'css-tree'),
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
    room('back-office-data-imports-no-screen', 'backoffice/data', STORES, CLIENT, CONTRACT, DOMAIN),
    {
      name: 'back-office-kit-imports-no-feature',
      severity: 'error',
      from: { path: `^src/backoffice/(${KIT})/` },
      to: { path: '^src/backoffice/', pathNot: `^src/backoffice/(data|${KIT})/` },
    },
    {
      name: 'features-import-public-parts',
      severity: 'error',
      comment: 'a feature of the back office uses data, kit, and the public parts of other features',
      from: { path: `^src/backoffice/(?!(?:data|shell|${KIT})/)([^/]+)/` },
      to: { path: '^src/backoffice/', pathNot: [`^src/backoffice/($1|data|${KIT})/`, ...PUBLIC_PARTS] },
    },
    {
      name: 'front-desk-loads-no-react-admin',
      severity: 'error',
      comment: 'the screen in the shop loads nothing of what staff work with',
      from: { path: '^src/backoffice/frontdesk/' },
      to: { path: '^node_modules/(react-admin|ra-[^/]+|@mui)/', reachable: true },
    },
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

    // platform ← subjects ← composition ← main; inside a subject queries ← use cases ← routes
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
      name: 'queries-know-no-use-case',
      severity: 'error',
      comment: 'queries are SQL and rows: they import the platform and other queries',
      from: { path: '^src/server/[a-z]+/queries/' },
      to: { path: '^src/server/', pathNot: '^src/server/(platform/|[a-z]+/queries/)' },
    },
    {
      name: 'jobs-know-no-use-case',
      severity: 'error',
      comment: 'a queue is told what to run by whoever opens it',
      from: { path: '^src/server/[a-z]+/[a-z-]+-jobs\\.ts$' },
      to: {
        path: '^src/server/',
        pathNot: '^src/server/(platform/|[a-z]+/queries/)',
        dependencyTypesNot: TYPES,
      },
    },
    {
      name: 'providers-know-no-order',
      severity: 'error',
      comment: 'adapters of the outside world get what they send, and look nothing up',
      from: { path: PROVIDERS },
      to: {
        path: '^src/server/',
        pathNot: [
          PROVIDERS,
          // What is said, by language.
          '^src/server/[a-z]+/words\\.ts$',
          '^src/server/[a-z]+/(en|fr|it|tr|de-[A-Z]{2})/words\\.ts$',
          '^src/server/platform/words-of\\.ts$',
          // Which addresses they may call.
          '^src/server/platform/allowed-address\\.ts$',
          // What they are for.
          '^src/server/messages/senders\\.ts$',
          '^src/server/shop/translate\\.ts$',
          '^src/server/people/login-links\\.ts$',
        ],
      },
    },
    {
      name: 'pages-are-rendered-without-a-database',
      severity: 'error',
      comment: 'rendering and targets know files and pages, not rows',
      from: { path: '^src/server/publishing/(rendering|targets)/' },
      to: { path: '^src/server/(platform/(database|queue)|[a-z]+/queries|(shop|orders|people))/' },
    },
    {
      name: 'use-cases-import-no-routes',
      severity: 'error',
      from: { path: '^src/server/[a-z]+/', pathNot: '^src/server/([a-z]+/routes(/|\\.ts$)|platform/)' },
      to: { path: '^src/server/([a-z]+/routes(/|\\.ts$)|platform/http/)', pathNot: PURE_HTTP },
    },
    {
      name: 'routes-never-touch-the-database',
      severity: 'error',
      comment: 'a route parses, authorises, calls one use case and answers',
      from: { path: '^src/server/[a-z]+/routes(/|\\.ts$)' },
      to: {
        path: [
          '^src/server/([a-z]+/queries|platform/(database|queue|storage))/',
          PROVIDERS,
          '^node_modules/(drizzle-orm|pg|@electric-sql)/',
        ],
      },
    },
    {
      name: 'platform-knows-no-subject',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: { path: '^src/server/', pathNot: '^src/server/platform/' },
    },
    ...Object.entries(SUBJECTS).map(([subject, others]) => ({
      name: `${subject}-imports-${others.join('-') || 'no-subject'}`,
      severity: 'error',
      comment: 'what a subject needs of one that is not named here comes through a port (SUBJECTS)',
      from: { path: `^src/server/${subject}/` },
      to: {
        path: '^src/server/',
        pathNot: src(...[subject, 'platform', ...others].map((it) => `server/${it}`)),
      },
    })),
    {
      name: 'nobody-imports-main',
      severity: 'error',
      from: {},
      to: { path: '^src/server/(main|commands/shop-(import|export))\\.ts$' },
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
          // Where Astro looks for the content collections.
          '^src/content\\.config\\.ts$',
          '^src/lib/(domain|contract|hosting|client|stores)/',
          '^src/server/[a-z-]+\\.ts$',
          `^src/server/(platform|commands|${Object.keys(SUBJECTS).join('|')})/`,
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
