/** Drawings of one line in a view box of 24 units. */
export const MINUS_PATH = 'M5 12h14';
export const PLUS_PATH = 'M12 5v14M5 12h14';
export const BIN_PATH = 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12';
export const CROSS_PATH = 'M6 6l12 12M18 6L6 18';
/** As text: within an element of Astro's it would get the attributes of its style. */
export const LENS =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M16 16l4 4M11 17a6 6 0 100-12 6 6 0 000 12z" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"></path></svg>';
export const FUNNEL = /* @__PURE__ */ LENS.replace(/ d="[^"]+"/, ' d="M5 7h14M8 12h8M11 17h2"');
