import { menuAge as words } from '../../content/texts/branch-page.ts';
import { preparing } from '../../content/texts/preparing.ts';
import type { Age } from '../../lib/stores/menu/freshness.ts';
import { once } from '../../lib/stores/once.ts';
import { button, dockCard, make } from '../shell/elements.ts';

const card = once(() => dockCard(words.label));

/** Shows a card at the foot of the window while the page is outdated or incomplete. */
export function showPageAge(age: Age, retry: () => void): void {
  const [text, action] =
    age === 'incomplete'
      ? [words.incomplete, button(words.reload, 'button', () => location.reload())]
      : [words.notRenewed, button(words.retry, 'button', retry)];
  card().replaceChildren(
    make('p', { className: 'heading' }, words.heading),
    make('p', {}, text),
    make('div', { className: 'actions' }, action),
  );
  card().hidden = age === 'current';
}

const preparingChip = once(() => make('span', { className: 'chip' }));

/** Says beside the page's opening chip how many minutes an order takes now; nothing while it is closed. */
export function showPreparing(minutes: number): void {
  const opening = document.querySelector<HTMLElement>('main [data-opening]');
  preparingChip().remove();
  if (!opening || opening.dataset['state'] === 'closed') return;
  preparingChip().textContent = preparing(minutes);
  opening.after(' ', preparingChip());
}
