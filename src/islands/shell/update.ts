import { update as words } from '../../content/texts/app.ts';
import type { AppUpdate } from '../../lib/stores/shell/app-update.ts';
import { button, dockCard, make } from './elements.ts';

/** Shows that a new version waits, and lets the customer choose the moment (SPEC section 2 'App-update banner'). */
export function showUpdate(update: AppUpdate): void {
  const card = dockCard(words.label);
  update.$isReady.subscribe((isReady) => {
    card.hidden = !isReady;
    if (isReady)
      card.replaceChildren(
        make('p', { className: 'heading' }, words.installed),
        make('div', { className: 'actions' }, button(words.restart, 'button', update.restart)),
      );
  });
}
