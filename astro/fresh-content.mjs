import { SHOP_LOADER } from '../src/content/shop-loader.ts';

/** How often development asks the API for the shop at most, so that an edit shows on the next reload. */
const REFRESH_MS = 1000;

/** Refreshes the content collections before a page is rendered in development. */
export const freshContent = {
  name: 'fresh-content',
  hooks: {
    'astro:server:setup': ({ server, refreshContent }) => {
      let refreshedAt = 0;
      server.middlewares.use(async (request, _, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        if (!isPage || !refreshContent || Date.now() - refreshedAt < REFRESH_MS) return next();
        refreshedAt = Date.now();
        try {
          await refreshContent({ loaders: [SHOP_LOADER] });
        } catch (error) {
          return next(error);
        }
        return next();
      });
    },
  },
};
