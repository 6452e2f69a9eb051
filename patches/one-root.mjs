/** React's way to take over markup of a server: pages draw their islands in the browser, so it is left out of every customer's scripts. */
const HYDRATION = /\nexports\.hydrateRoot = function [\s\S]*?\n\};(?=\nexports\.version)/;

export const oneRoot = {
  name: 'one-root',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      if (!HYDRATION.test(code))
        throw new Error('React has its hydration elsewhere now: see patches/one-root.mjs');
      return { code: code.replace(HYDRATION, ''), map: null };
    },
  },
};
