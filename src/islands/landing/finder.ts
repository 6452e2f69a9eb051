import { branchSearch as words } from '../../content/texts/landing.ts';
import {
  branchFromMarkup,
  createBranchSearch,
  type Findings,
} from '../../lib/stores/landing/branch-search.ts';

/** The landing page's branch finder: search text and chosen tag hide cards that do not match. */

const textOf = (card: Element, selector: string) => card.querySelector(selector)?.textContent ?? '';

function branchOf(card: HTMLElement) {
  const shown = { name: textOf(card, '[data-name]'), address: textOf(card, '[data-address]') };
  return { ...branchFromMarkup(card.dataset['branch'] ?? '', shown), card };
}

export function startFinder(): void {
  const finder = document.querySelector<HTMLElement>('[data-finder]');
  const result = document.querySelector<HTMLElement>('[data-result]');
  if (!finder || !result) return;
  let begun: ReturnType<typeof begin> | undefined;
  // Reads the cards on first use, since there may be a thousand.
  const search = () => (begun ??= begin(finder, result));

  const field = finder.querySelector('input');
  field?.addEventListener('input', () => search().type(field.value));
  // By then the browser has restored the search text after going back.
  addEventListener('pageshow', () => {
    if (field?.value) search().type(field.value);
  });
  finder.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element && target.closest<HTMLElement>('[data-tag]');
    if (chip) search().tapTag(Number(chip.dataset['tag']));
  });
}

function begin(finder: HTMLElement, result: HTMLElement) {
  const tags = JSON.parse(finder.dataset['finder'] ?? '[]') as [number, string][];
  const branches = [...document.querySelectorAll<HTMLElement>('[data-branch]')].map(branchOf);
  const chips = [...finder.querySelectorAll<HTMLElement>('[data-tag]')];

  const show = ({ shown, tagId }: Findings<(typeof branches)[number]>) => {
    for (const branch of branches) branch.card.hidden = !shown.has(branch);
    for (const chip of chips)
      chip.setAttribute('aria-pressed', String(Number(chip.dataset['tag']) === tagId));
    result.textContent = shown.size > 0 ? words.found(shown.size, branches.length) : words.nothing;
  };
  const named = tags.map(([id, name]) => ({ id, name }));
  return createBranchSearch(branches, named, show);
}
