import { passport as words } from '../../content/texts/find.ts';
import { allergensNamed, hasAllergen } from '../../lib/domain/allergen-passport.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';
import { button, make } from '../shell/elements.ts';
import { readRows } from './rows.ts';
import { followPassport } from './tolerance-rows.ts';

/** The choice 'Ich vertrage nicht …': the button that opens it, and what it opens. */
export function passportPanel(): { opener: HTMLButtonElement; panel: HTMLElement } {
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
    const label = make('label', {}, input, make('span', {}, name));
    return { name, input, label };
  };
  let boxes: ReturnType<typeof box>[] = [];
  const choices = make('fieldset', {}, make('legend', {}, words.heading));
  const forgetButton = button(words.forget, 'button quiet', () => {
    forget();
    opener.focus();
  });
  const panel = make(
    'section',
    { className: 'passport', hidden: true, id: 'passport', ariaLabel: words.heading },
    choices,
    make('p', {}, words.about),
    make('p', {}, words.limits),
    make(
      'div',
      { className: 'actions' },
      forgetButton,
      button(words.done, 'button', () => show(false)),
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
    const none = boxes.length === 0 ? [make('p', {}, words.noFacts)] : [];
    choices.replaceChildren(make('legend', {}, words.heading), ...none, ...boxes.map(({ label }) => label));
    check($names.get());
    panel.scrollIntoView({ block: 'nearest' });
  }

  function check(passport: readonly string[]): void {
    for (const { name, input } of boxes) input.checked = hasAllergen(passport, name);
    forgetButton.hidden = passport.length === 0;
    opener.textContent = passport.length > 0 ? words.openSet(passport) : words.open;

    opener.classList.toggle('set', passport.length > 0);
  }

  const opener = button(words.open, 'filter', () => show(Boolean(panel.hidden)));
  opener.ariaExpanded = 'false';
  opener.setAttribute('aria-controls', panel.id);
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  $names.subscribe(check);
  return { opener, panel };
}
