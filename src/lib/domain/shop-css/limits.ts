/** Letters of a shop's own CSS: every page of the shop carries it. */
export const MOST_CSS = 4096;
