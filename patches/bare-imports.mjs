/**
 * Vite wraps each dynamic import in a helper of 0.8 kB that fetches its styles and dependencies ahead. Here styles stand in the page,
 * and islands/menu fetches side by side by itself, so an import may be just an import.
 */
export const bareImports = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** The lists of what the helper would have fetched ahead are of no use then. */
export const noPreloadLists = {
  name: 'no-preload-lists',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code
          .replace(/^const __vite__mapDeps=.*;\n/, '')
          .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
      }
    },
  },
};
