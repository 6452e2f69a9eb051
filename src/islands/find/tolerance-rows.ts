import { passport as words } from '../../content/texts/find.ts';
import { toleranceOf, type Tolerance } from '../../lib/domain/allergen-passport.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';
import { MENU_RENEWED } from '../../lib/stores/menu/renewed.ts';
import { once } from '../../lib/stores/once.ts';
import { addStyle, make } from '../shell/elements.ts';
import { orderRows, readRows } from './rows.ts';
// As text, so that it is loaded with the passport only.
import style from './tolerance.css?inline';

/** What stands at a row; null: nothing has to be said. */
function chipOf(tolerance: Tolerance): HTMLElement | null {
  if (tolerance.state === 'free') return null;
  const text = tolerance.state === 'contains' ? words.contains(tolerance.names) : words.unknown;
  return make('span', { className: `chip tolerance ${tolerance.state}` }, text);
}

/** Marks the rows by the passport, and moves those that contain something of it to the end of their category. */
function markRows(names: readonly string[]): void {
  const rows = readRows();
  const told = rows.map(({ allergens, noAllergens }): Tolerance =>
    names.length > 0 ? toleranceOf(names, allergens, noAllergens) : { state: 'free' },
  );
  for (const [at, { element }] of rows.entries()) {
    const chip = chipOf(told[at] ?? { state: 'free' });
    const before = element.querySelector('.tolerance');
    if (before?.textContent === chip?.textContent) continue;
    before?.remove();
    if (chip) element.querySelector('.price')?.before(chip);
  }
  orderRows(
    rows,
    'tolerance',
    told.map(({ state }) => (state === 'contains' ? 1 : 0)),
  );
}

/** Keeps the rows marked as the passport says; further calls do nothing. */
export const followPassport = once(() => {
  addStyle(style);
  const { $names } = currentPassport();
  $names.subscribe(markRows);
  document.addEventListener(MENU_RENEWED, () => markRows($names.get()));
});
