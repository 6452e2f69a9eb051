/** A category counts as reached once its top has passed this part of the viewport's height (SPEC section 2). */
const ACTIVE_AT = 0.25;
/** So many frames without a move, and rows that were drawn for the first time have settled; on a slow phone they take longer. */
const STILL_FRAMES = 6;
const MOST_FRAMES = 30;

/** Highlights, in the category bar, the category that is being read; `openedAt` is the hash that the page was opened with. */
export function followCategories(openedAt: string): void {
  const bar = document.querySelector('[data-category-bar]');
  if (!bar) return;
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a')];
  const groups = links.map((link) => document.getElementById(link.hash.slice(1)));
  let active = links.find((link) => link.hasAttribute('aria-current'));

  const update = () => {
    const line = innerHeight * ACTIVE_AT;
    const reached = groups.findLastIndex(
      (group) => group !== null && group.getBoundingClientRect().top <= line,
    );
    const link = links[Math.max(0, reached)];
    if (link === active) return;
    active?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    active = link;
    const list = link?.closest('ul');
    if (list && link) list.scrollTo({ left: link.offsetLeft - list.clientWidth / 3 });
  };

  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      update();
    });
  };
  // Rows that were never in view have guessed heights: what they shift once they are drawn is put right.
  const settleAt = (index: number) => {
    let [still, left] = [STILL_FRAMES, MOST_FRAMES];
    const settle = () => {
      const before = scrollY;
      groups[index]?.scrollIntoView({ behavior: 'instant' });
      still = scrollY === before ? still - 1 : STILL_FRAMES;
      if (still && left--) requestAnimationFrame(settle);
    };
    settle();
  };
  bar.addEventListener('click', ({ target }) => {
    const index = links.findIndex((link) => link === target);
    addEventListener('scrollend', () => settleAt(index), { once: true });
  });
  // The tap that this was fetched for is on its way there, or has led there already. A link that was followed keeps no focus.
  if (location.hash !== openedAt) {
    const index = links.findIndex((link) => link.hash === location.hash);
    settleAt(index);
    addEventListener('scrollend', () => settleAt(index), { once: true });
  }
  addEventListener('scroll', plan, { passive: true });
  plan();
}
