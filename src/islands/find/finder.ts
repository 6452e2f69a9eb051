import { passport as passportWords, find as words } from '../../content/texts/find.ts';
import { allergensNamed, hasAllergen } from '../../lib/domain/allergen-passport.ts';
import { searchDishes } from '../../lib/domain/dish-search.ts';
import { shownFact } from '../../lib/domain/words/facts.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';
import { once } from '../../lib/stores/once.ts';
import { CROSS_PATH } from '../controls/icons.ts';
import { MENU_RENEWED } from '../shell/opening.ts';
import { element } from '../menu/toast.ts';
import { button, make, addStyle } from '../shell/elements.ts';
import { readRows, followPassport, FILTERS, orderRows, showRows, type Filter, type Row } from './rows.ts';
import style from './finder.css?inline';

/** The choice 'Ich vertrage nicht …': the button that opens it, and what it opens. */
function passportPanel(): { opener: HTMLButtonElement; panel: HTMLElement } {
  const { $names, toggle, forget } = currentPassport();
  followPassport();
  const names = () => {
    const named = allergensNamed(readRows().flatMap((row) => [...row.allergens, ...row.optionAllergens]));
    // What this menu does not name, and the customer chose at another branch.
    const others = $names.get().filter((name) => !hasAllergen(named, name));
    return [...named, ...others];
  };

  const box = (name: string) => {
    const input = make('input', { type: 'checkbox', onchange: () => toggle(name) });
    const label = make('label', {}, input, make('span', {}, shownFact(name)));
    return { name, input, label };
  };
  let boxes: ReturnType<typeof box>[] = [];
  const choices = make('fieldset', {}, make('legend', {}, passportWords.heading));
  const forgetButton = button(passportWords.forget, 'button quiet', () => {
    forget();
    opener.focus();
  });
  const panel = make(
    'section',
    { className: 'passport', hidden: true, id: 'passport', ariaLabel: passportWords.heading },
    choices,
    make('p', {}, passportWords.about),
    make('p', {}, passportWords.limits),
    make(
      'div',
      { className: 'actions' },
      forgetButton,
      button(passportWords.done, 'button', () => show(false)),
    ),
  );

  function show(isShown: boolean): void {
    panel.hidden = !isShown;
    opener.ariaExpanded = String(isShown);
    if (!isShown) {
      opener.focus({ preventScroll: true });
      return;
    }
    boxes = names().map(box);
    const none = boxes.length === 0 ? [make('p', {}, passportWords.noFacts)] : [];
    choices.replaceChildren(
      make('legend', {}, passportWords.heading),
      ...none,
      ...boxes.map(({ label }) => label),
    );
    check($names.get());
    panel.scrollIntoView({ block: 'nearest' });
  }

  function check(passport: readonly string[]): void {
    for (const { name, input } of boxes) input.checked = hasAllergen(passport, name);
    forgetButton.hidden = passport.length === 0;
    opener.textContent =
      passport.length > 0 ? passportWords.openSet(passport.map(shownFact)) : passportWords.open;

    opener.classList.toggle('set', passport.length > 0);
  }

  const opener = button(passportWords.open, 'filter', () => show(Boolean(panel.hidden)));
  opener.ariaExpanded = 'false';
  opener.setAttribute('aria-controls', panel.id);
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  $names.subscribe(check);
  return { opener, panel };
}

// As text, so that it is loaded with the finder only.

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
