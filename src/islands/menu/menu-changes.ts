import { changes as words } from '../../content/texts/cart-changes.ts';
import { changeText, type LineChange } from '../../lib/stores/menu/live-menu.ts';
import { currentItems } from '../../lib/stores/cart/items.ts';
import { currentShop } from '../../lib/stores/page.ts';
// As text, so that it is loaded with this dialog only; the rest of its look is every dialog's.
import style from './menu-changes.css?inline';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text: string,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function lineOf({ change, replacement }: LineChange): HTMLLIElement {
  const line = element('li', '', changeText(change, currentShop().currency));
  if (!replacement) return line;
  const button = element('button', 'button quiet', words.again);
  button.type = 'button';
  button.setAttribute('aria-label', words.againNamed(replacement.product.name));
  button.addEventListener('click', () => {
    currentItems().add(replacement);
    button.replaceWith(element('span', 'chip', words.isAgain));
    line.closest('dialog')?.querySelector<HTMLElement>('.ok')?.focus();
  });
  line.append(button);
  return line;
}

/** Shows what of the cart has changed; resolves once the customer closes the dialog. */
export function showCartChanges(changes: LineChange[]): Promise<void> {
  const dialog = element('dialog', 'modal menu-changes', '');
  const heading = element('h2', '', words.heading);
  heading.id = 'menu-changes';
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = element('ul', '', '');
  list.append(...changes.map(lineOf));
  const ok = element('button', 'button ok', words.ok);
  ok.type = 'button';
  ok.addEventListener('click', () => dialog.close());
  const hasRemoved = changes.some(({ change }) => !change.kept);
  dialog.append(
    element('style', '', style),
    heading,
    list,
    ...(hasRemoved ? [element('p', '', words.removed)] : []),
    ok,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((read) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      read();
    }),
  );
}
