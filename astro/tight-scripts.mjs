import { minify } from 'terser';

/** What a page loads before its first tap or at it, but for React. */
const FIRST = /^(shell|opening|today|menu|ordering|.*astro_type_script.*)$/;

/**
 * Minifies the first scripts of a page once more: Vite's own minifier is faster, and leaves 2 % of them. A third pass takes as long as the
 * first two, for 0.3 %.
 */
export const tightScripts = {
  name: 'tight-scripts',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !FIRST.test(chunk.name)) continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          compress: { passes: 2, unsafe_arrows: true },
        });
        chunk.code = code ?? chunk.code;
      }
    },
  },
};

/** React's code, minified once for the builds in all languages. */
let react;

/** Minifies React before it is bundled: that leaves another 0.16 kB, and doing it in every language's bundle would take ten times as long. */
export const tightReact = {
  name: 'tight-react',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    async handler(source) {
      react ??= minify(source, { ecma: 2022, compress: { passes: 3 }, mangle: false });
      const { code = source } = await react;
      return { code, map: null };
    },
  },
};
