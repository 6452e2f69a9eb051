import { again as words } from '../../content/texts/orders.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { isCartEmpty, openAgain, type Again, type AgainStep } from '../../lib/stores/orders/reorder.ts';
import { dismissedKey, type KnownOrder } from '../../lib/stores/orders/device-orders.ts';
import { $isBranchClosed } from '../../lib/stores/page.ts';
import { tabStorage } from '../../lib/stores/storage.ts';
import { addStyle, button, dockCard, make } from '../shell/elements.ts';
import { linesText, pictureOf } from './lines.ts';
// As text, so that it is loaded with the card only.
import style from './reorder-card.css?inline';
import { BASE } from '../../lib/domain/words/locale.ts';

const MOST_PICTURES = 3;

function pictures({ lines }: KnownOrder): HTMLElement {
  const sources = lines.flatMap((line) => pictureOf(line) ?? []).slice(0, MOST_PICTURES);
  const images = sources.map((src) => make('img', { src, alt: '', width: 56, height: 56 }));
  return make('div', { className: 'pictures' }, ...images);
}

/** What was ordered, how and where. */
function summary({ lines, mode, area, branch }: KnownOrder): HTMLElement {
  const how = words.how(modeName(mode), mode === 'delivery' ? (area ?? '') : '', branch.name);
  return make('p', { className: 'what' }, make('b', {}, linesText(lines)), make('span', {}, how));
}

const heading = (text: string) => make('p', { className: 'heading' }, text);

function fill(
  card: HTMLElement,
  order: KnownOrder,
  again: Again,
  step: AgainStep,
  dismiss: () => void,
): void {
  const actions = make('div', { className: 'actions' }, button(words.dismiss, 'button quiet', dismiss));
  if (step.state === 'changed') {
    actions.append(
      step.total
        ? button(words.accept(step.total), 'button', again.accept)
        : make('a', { className: 'button', href: `${BASE}/store/${order.branch.identifier}` }, words.toMenu),
    );
    const list = make('ul', { className: 'changes' }, ...step.changes.map((text) => make('li', {}, text)));
    card.replaceChildren(heading(step.total ? words.changed : words.gone), list, actions);
    return;
  }
  const isAsking = step.state === 'asking';
  const start = button(isAsking ? words.asking : words.order, 'button', () => void again.start());
  start.ariaBusy = String(isAsking);
  actions.append(start);
  const problem = step.state === 'unreachable' ? [make('p', { role: 'alert' }, words.unreachable)] : [];
  card.replaceChildren(pictures(order), heading(words.heading), summary(order), ...problem, actions);
}

/** Offers the device's last order again: one tap fills the cart and leads to the checkout. */
export function offerAgain(order: KnownOrder): void {
  if ($isBranchClosed.get() || !isCartEmpty(order)) return;
  const card = dockCard(words.label);
  addStyle(style);
  card.classList.add('again-card');
  const again = openAgain(order);
  const dismiss = () => {
    tabStorage.values[dismissedKey()] = 'dismissed';
    card.remove();
  };
  again.$step.subscribe((step) => {
    if (step.state === 'filled') {
      card.remove();
      location.assign(`${BASE}/store/${order.branch.identifier}/checkout`);
      return;
    }
    const hadFocus = card.contains(document.activeElement);
    fill(card, order, again, step, dismiss);
    card.hidden = false;
    if (hadFocus) card.querySelector<HTMLElement>('.actions > :last-child')?.focus();
  });
}
