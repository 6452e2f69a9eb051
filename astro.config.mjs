import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';

// In development the API runs in a process of its own; in production one port serves both.
const api = process.env.API_URL;

export default defineConfig({
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  integrations: [react()],
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '300 900',
            style: 'normal',
            src: ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
          },
        ],
      },
    },
  ],
  vite: {
    server: api ? { proxy: { '/api': api, '/image': api } } : {},
  },
});
