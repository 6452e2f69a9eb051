/** Markers of quotes and lists at the start of a line, one within the other. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
/** One of them. */
const CONTAINER = /[ \t]*(?:>|[-+*]|\d{1,9}[.)])/g;
/** Rendering takes time with the square of the depth, and fails where it exhausts the stack. */
const DEEPEST = 12;

/** Deeper quotes and lists are part of the deepest one. */
export const withoutDepths = (text: string): string =>
  text.replaceAll(CONTAINERS, (markers) => (markers.match(CONTAINER) ?? []).slice(0, DEEPEST).join(''));
