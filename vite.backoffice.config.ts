import { resolve } from 'node:path';
import { defineConfig } from 'vite';

// The back office is an app of its own (docs/decisions/0008): pages are built without it, and never load any of it.
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/backoffice'),
  base: '/backend/',
  publicDir: false,
  build: {
    outDir: process.env.BACKOFFICE_OUT_DIR ?? resolve(import.meta.dirname, 'dist-backoffice'),
    emptyOutDir: true,
    // Its names carry hashes, as those of the pages do.
    assetsDir: '_astro',
    chunkSizeWarningLimit: 1500,
  },
});
