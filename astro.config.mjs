import react from '@astrojs/react';
import app from '@vite-pwa/astro';
import { defineConfig, fontProviders } from 'astro/config';
import { fastRefresh } from './astro/fast-refresh.mjs';
import { languages, withoutForeign } from './astro/languages.mjs';
import { ownCache } from './astro/own-cache.mjs';
import { retireWorker } from './astro/retire-worker.mjs';
import { shortScopes } from './astro/short-scopes.mjs';
import { staticHosts } from './astro/static-hosts.mjs';
import { tightReact, tightScripts } from './astro/tight-scripts.mjs';
import { bareImports, noPreloadLists } from './patches/bare-imports.mjs';
import { smallReact } from './patches/small-react.mjs';
import { steadyStyles } from './patches/steady-styles.mjs';
import { plainMarkdown } from './patches/plain-markdown.ts';
import { worker } from './src/islands/shell/worker.ts';
import { FONT_NAMES } from './src/lib/domain/face/fonts.ts';

// In development API and back office run in processes of their own; in production one port serves all.
const api = process.env.API_URL;
const office = process.env.BACKOFFICE_URL;
const proxy = {
  ...(api && { '/api': api, '/image': api, '/upload': api }),
  // Hot reload uses a websocket, and Vite serves its page with a trailing slash only.
  ...(office && {
    '/backend': {
      target: office,
      ws: true,
      rewrite: (path) => path.replace(/^\/backend(?=$|\?)/, '/backend/'),
    },
  }),
};

// What a page needs before its first tap, in as few files as possible (DESIGN section 6).
const FIRST_TAP = [
  {
    name: 'shell',
    test: /vite\/preload-helper|islands\/shell\/shell\.ts|stores\/shell\/consent\.ts|texts\/(\w\w\/)?plural\.ts/,
  },
  {
    name: 'opening',
    test: /islands\/(shell\/(opening|first-touch)|menu\/toast)\.ts|domain\/open-ranges\.ts|client\/page-data\.ts|stores\/storage\.ts|texts\/(\w\w\/)?opening\.ts|words\/(\w\w\/)?locale\.ts/,
  },
  // Together as one file they are smaller than beside each page's own.
  { name: 'today', test: /islands\/shell\/today\.ts|domain\/open-count\.ts/ },
];

// What the first touch loads: one file compresses better than twenty and needs one request.
const AT_FIRST_TAP = [
  // What needs no React; before the others, which take what they use along.
  {
    name: 'menu',
    test: /node_modules\/(@nanostores\/persistent|nanostores\/(atom|lifecycle|computed))\/|domain\/(money|quantity|cart|cart-item|line-price|modes|cart-sum)\.ts|stores\/(page|once|cart\/cart|menu\/(product-markup|freshness))\.ts|texts\/(\w\w\/)?cart\.ts|words\/(\w\w\/)?modes\.ts|islands\/(menu\/(menu|in-cart|category-bar|keep-fresh|order-top)|controls\/(icons|sheet-history))\.ts/,
  },
  // With what the status page shares with `ordering`, so that it does not load that.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|nanostores\/map\/|islands\/react\.ts|texts\/((\w\w\/)?dish|sentences\/choices)\.ts|words\/(\w\w\/)?(facts|units)\.ts|domain\/(product-facts|lang-of-words)\.ts|rolldown\/runtime/,
  },
  // Its JavaScript is empty; in `ordering`, every page with its styles would load that.
  { name: 'controls', test: /controls\/controls\.css/ },
  // The branch page has no forms.
  { name: 'form', test: /controls\/form\.css/ },
  {
    name: 'ordering',
    test: /islands\/(ordering\.ts|controls\/(CartParts|Sheet|Stepper|places)\.tsx|cart\/CartPanel\.tsx|product-dialog\/Product\w+\.tsx)|stores\/product-dialog\/item-editor\.ts|domain\/parts\.ts/,
  },
];

// What loads by itself once the page is idle, in one file for the same reason.
const AT_REST = [
  {
    name: 'app',
    test: /islands\/shell\/app\.ts|stores\/shell\/app\.ts|client\/browser-app\.ts/,
  },
];

// One page serves every order's address; hosts rewrite to it, and so does the development server.
const statusShell = {
  name: 'status-shell',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (/^\/status\/[^/]+\/[^/]+\/?$/.test(request.url ?? '')) request.url = '/status/';
      next();
    });
  },
};

/** A font's file, as scripts/font.ts makes it. Pages write the style sheet themselves (lib/domain/face/font-style.ts). */
const localFont = (file) => ({
  provider: fontProviders.local(),
  name: file,
  cssVariable: `--font-${file}`,
  fallbacks: [],
  optimizedFallbacks: false,
  options: { variants: [{ weight: 'normal', style: 'normal', src: [`./src/layouts/fonts/${file}.woff2`] }] },
});

const outDir = process.env.SITE_OUT_DIR ?? './dist';

/**
 * `ahead`: files that the service worker precaches besides those of this build (Workbox's
 * `additionalManifestEntries`). `isWriter`: a build for the page writer, in all languages.
 */
export const site = ({ ahead = [], isWriter = false } = {}) => ({
  outDir,
  integrations: [
    react(),
    fastRefresh,
    steadyStyles,
    app({
      ...worker,
      outDir,
      workbox: {
        ...worker.workbox,
        additionalManifestEntries: ahead,
        // Instead of the integration's own, which is for the pages that a writer's build lacks.
        ...(isWriter && { manifestTransforms: [withoutForeign] }),
      },
    }),
    retireWorker,
    staticHosts,
    ownCache,
  ],
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Every page takes the one its shop has chosen (layouts/Page.astro).
  fonts: FONT_NAMES.flatMap((font) => [localFont(font), localFont(`${font}-turkish`)]),
  vite: {
    // No script stands in a page: the policy allows none (lib/hosting/served-files.ts).
    build: { modulePreload: false, assetsInlineLimit: (file) => (/\.m?js$/.test(file) ? false : undefined) },
    plugins: [
      languages({ isWriter }),
      bareImports,
      noPreloadLists,
      smallReact,
      shortScopes,
      tightScripts,
      tightReact,
      plainMarkdown,
      statusShell,
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [...FIRST_TAP, ...AT_FIRST_TAP, ...AT_REST] } },
          },
        },
      },
    },
    server: { proxy },
  },
});

export default defineConfig(site());
