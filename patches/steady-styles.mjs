/**
 * Astro sorts a page's styles in place each time it renders one, by a comparison under which two styles can each be the first:
 * every second page then has them the other way round. The first order stays here, so that the same page is the same bytes.
 */
export const steadyStyles = {
  name: 'steady-styles',
  hooks: {
    'astro:build:setup': ({ pages }) => {
      for (const { styles } of pages.values()) {
        let isSorted = false;
        styles.sort = (compare) => {
          if (!isSorted) Array.prototype.sort.call(styles, compare);
          isSorted = true;
          return styles;
        };
      }
    },
  },
};
