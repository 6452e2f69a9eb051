/**
 * Waits until a page stands in its new colours: a transition of the parent's colour starts the child's. Names nothing outside of itself, so
 * that it can be sent to a page.
 */
export async function painted(): Promise<void> {
  for (let calm = 0, frame = 0; calm < 5 && frame < 120; frame += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    // What beats for ever never comes to rest.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    calm = passing.length === 0 ? calm + 1 : 0;
  }
}
