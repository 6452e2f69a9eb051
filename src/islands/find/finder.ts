import { find as words } from '../../content/texts/find.ts';
import { searchDishes } from '../../lib/domain/dish-search.ts';
import { MENU_RENEWED } from '../../lib/stores/menu/renewed.ts';
import { once } from '../../lib/stores/once.ts';
import { CROSS_PATH } from '../controls/icons.ts';
import { element } from '../menu/toast.ts';
import { addStyle, button, make } from '../shell/elements.ts';
import { passportPanel } from './passport-panel.ts';
import { FILTERS, orderRows, readRows, showRows, type Filter, type Row } from './rows.ts';
// As text, so that it is loaded with the finder only.
import style from './finder.css?inline';

/** Search and filters of the menu, in the place of its category bar. */

const chosen = new Set<Filter>();

/** Those that tell dishes apart: some have it, others do not. */
const filtersOf = (rows: readonly Row[]) =>
  FILTERS.filter((filter) => {
    const having = rows.filter(({ filters }) => filters().includes(filter)).length;
    return having > 0 && having < rows.length;
  });

function crossButton(onclick: () => void): HTMLButtonElement {
  const cross = button('', 'close', onclick);
  cross.ariaLabel = words.close;
  cross.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${CROSS_PATH}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></svg>`;
  return cross;
}

const makeFinder = once(() => {
  addStyle(style);
  const bar = element('.bar');
  const input = make('input', {
    type: 'search',
    placeholder: words.placeholder,
    ariaLabel: words.search,
    autocomplete: 'off',
    enterKeyHint: 'search',
    spellcheck: false,
  });
  const status = make('p', { role: 'status' });
  const none = make('div', { className: 'none', hidden: true }, button(words.all, 'button quiet', showAll));
  const isActive = () => input.value.trim() !== '' || chosen.size > 0;

  function apply(): void {
    const rows = readRows();
    const ranks = searchDishes(
      rows.map((row) => row.words()),
      input.value,
    );
    const count = showRows(
      rows,
      ({ filters }, at) => ranks[at] !== null && [...chosen].every((one) => filters().includes(one)),
    );
    orderRows(
      rows,
      'rank',
      ranks.map((rank) => rank ?? 0),
    );
    const text = isActive() ? words.found(count) : '';
    if (status.textContent !== text) status.textContent = text;
    none.hidden = count > 0;
    document.body.classList.toggle('is-finding', isActive());
    // The results begin where the customer looks.
    if (isActive() && start.getBoundingClientRect().top < 0) start.scrollIntoView({ behavior: 'instant' });
  }

  const chips = filtersOf(readRows()).map((filter) => {
    const chip = button(words.filter[filter], 'filter', () => {
      if (!chosen.delete(filter)) chosen.add(filter);
      chip.ariaPressed = String(chosen.has(filter));
      apply();
    });
    chip.ariaPressed = 'false';
    return chip;
  });

  function clear(): void {
    input.value = '';
    chosen.clear();
    for (const chip of chips) chip.ariaPressed = 'false';
    apply();
  }

  function showAll(): void {
    clear();
    input.focus();
  }

  function close(): void {
    clear();
    panel.hidden = finder.hidden = true;
    bar.hidden = false;
    element('[data-find]').focus({ preventScroll: true });
  }

  const { opener, panel } = passportPanel();
  const line = make('div', { className: 'line' }, input, crossButton(close));
  const filters = make('div', { className: 'filters', role: 'group', ariaLabel: words.filters }, ...chips);
  const finder = make('search', { className: 'finder', ariaLabel: words.label }, line, filters, status);
  filters.prepend(opener);
  const start = make('div', { className: 'finder-start' });
  bar.after(start, finder, panel, none);

  input.addEventListener('input', apply);
  finder.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') input.blur();
    if (key !== 'Escape') return;
    if (isActive()) showAll();
    else close();
  });
  document.addEventListener(MENU_RENEWED, () => !finder.hidden && apply());
  return {
    open(isFilter: boolean): void {
      bar.hidden = true;
      finder.hidden = false;
      // Who wants a filter needs no keyboard on the screen.
      (isFilter ? opener : input).focus({ preventScroll: true });
    },
  };
});

/** Shows search and filters in the place of the category bar. */
export function openFinder(isFilter: boolean): void {
  makeFinder().open(isFilter);
}
