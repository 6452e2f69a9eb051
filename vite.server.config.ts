import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const ROOT = import.meta.dirname;

// The server as a few files that include all packages but those with native parts and wasm (scripts/release).
export default defineConfig({
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite'], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: process.env['SERVER_OUT_DIR'] ?? resolve(ROOT, 'dist-server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'shop-import': 'src/server/commands/shop-import.ts',
        'shop-export': 'src/server/commands/shop-export.ts',
        'admin-password': 'src/server/commands/admin-password.ts',
        backup: 'src/server/commands/backup.ts',
        restore: 'src/server/commands/restore.ts',
        move: 'src/server/commands/move.ts',
        'page-writer': 'src/server/publishing/rendering/page-writer-process.ts',
        'confirmation-thread': 'src/server/orders/confirmation-pdf/confirmation-thread.ts',
        compressor: 'src/server/publishing/rendering/compress-process.ts',
      },
      // All in one folder: code that reads files beside itself finds the migrations there, too.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
