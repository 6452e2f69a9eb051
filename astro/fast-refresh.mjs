import react from '@vitejs/plugin-react';

/**
 * Pages mount React themselves (docs/decisions/0017), so Astro does not add what Fast Refresh needs before the first
 * component: https://vite.dev/guide/backend-integration.
 */
export const fastRefresh = {
  name: 'fast-refresh',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', react.preambleCode.replace('__BASE__', '/'));
    },
  },
};
