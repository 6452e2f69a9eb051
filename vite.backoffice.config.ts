import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { officeLanguages } from './astro/office-languages.ts';
import { plainMarkdown } from './patches/plain-markdown.ts';

// The back office is an app of its own (docs/decisions/0008): pages are built without it, and load none of
// it.
export default defineConfig(({ command }) => ({
  root: resolve(import.meta.dirname, 'src/backoffice'),
  base: '/backend/',
  publicDir: 'public',
  // Fast refresh keeps the state of an edited component.
  plugins: [officeLanguages, plainMarkdown, ...(command === 'serve' ? [react()] : [])],
  // Astro's Markdown reads it when loaded, and a browser has no `process`.
  define: { 'process.env.ASTRO_PERFORMANCE_BENCHMARK': 'undefined' },
  // The pages' own server uses the default.
  cacheDir: resolve(import.meta.dirname, 'node_modules/.vite-backoffice'),
  server: { host: '127.0.0.1', port: Number(process.env.BACKOFFICE_PORT ?? 5173), strictPort: true },
  build: {
    outDir: process.env.BACKOFFICE_OUT_DIR ?? resolve(import.meta.dirname, 'dist-backoffice'),
    emptyOutDir: true,
    // Hashed names, like those of the pages.
    assetsDir: '_astro',
    // The content security policy allows no fonts within the page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // A static import of a lazily loaded screen moves it into the start of the back office.
      onLog(level, log, handle) {
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
        handle(level, log);
      },
    },
  },
}));
