/** How often a page looks at the clock: what changes with time shows at most so late (SPEC section 4 'Cart'). */
const TICK_MS = 10_000;

/** Told to the document when what the page says of its branch was put right. */
export const PUT_RIGHT = 'putright';

/** Does it now, every ten seconds, whenever the page comes back from the background, and once the page was put right. */
export function everyTick(look: () => void): void {
  look();
  setInterval(look, TICK_MS);
  for (const type of ['visibilitychange', PUT_RIGHT]) document.addEventListener(type, look);
}
