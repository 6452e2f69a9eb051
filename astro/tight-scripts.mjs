import { minify } from 'terser';

/** What a page loads before its first tap or at it; React is hardly smaller afterwards, and takes ten times as long. */
const FIRST = /^(shell|opening|today|menu|ordering|.*astro_type_script.*)$/;

/** Minifies the first scripts of a page once more: Vite's own minifier is faster, and leaves 0.3 kB of a branch page's 110. */
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
          compress: { passes: 3, unsafe_arrows: true },
        });
        chunk.code = code ?? chunk.code;
      }
    },
  },
};
