import { resolve } from 'node:path';

export default {
  output: 'export',
  images: { unoptimized: true },
  // React is the root's.
  turbopack: { root: resolve(import.meta.dirname, '../..') },
};
