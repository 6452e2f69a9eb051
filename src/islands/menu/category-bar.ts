/** A category counts as reached once its top has passed this part of the viewport's height (SPEC section 2). */
const ACTIVE_AT = 0.25;
/** How many frames rows take that are drawn for the first time. */
const SETTLING_FRAMES = 6;

/** Highlights, in the category bar, the category that is being read. */
export function followCategories(): void {
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
    let frames = SETTLING_FRAMES;
    const settle = () => {
      groups[index]?.scrollIntoView({ behavior: 'instant' });
      if (frames--) requestAnimationFrame(settle);
    };
    settle();
  };
  bar.addEventListener('click', ({ target }) => {
    const index = links.findIndex((link) => link === target);
    addEventListener('scrollend', () => settleAt(index), { once: true });
  });
  // The tap that this was fetched for has led there already.
  if (bar.matches(':focus-within')) settleAt(links.findIndex((link) => link.hash === location.hash));
  addEventListener('scroll', plan, { passive: true });
  plan();
}
