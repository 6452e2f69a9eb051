/** How often a page looks at the clock: what changes with time shows at most so late (SPEC section 4 'Cart'). */
const TICK_MS = 10_000;

/** Does it now, every ten seconds, and whenever the page comes back from the background. */
export function everyTick(look: () => void): void {
  look();
  setInterval(look, TICK_MS);
  document.addEventListener('visibilitychange', look);
}
