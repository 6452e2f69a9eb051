/** Drawings of one line in a view box of 24 units. */
export const MINUS_PATH = 'M5 12h14';
export const PLUS_PATH = 'M12 5v14M5 12h14';
export const BIN_PATH = 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12';
export const CROSS_PATH = 'M6 6l12 12M18 6L6 18';
