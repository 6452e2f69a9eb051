// As text, so that it is loaded with the first card only.
import style from './dock-card.css?inline';

/** A piece of page made by script: `make('p', { className: 'lead' }, 'Words', other)`. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function button(text: string, className: string, onclick: () => void): HTMLButtonElement {
  return make('button', { type: 'button', className, onclick }, text);
}

const added = new Set<string>();

/** Adds a style that comes with a script, once. The later one wins: after what it builds on. */
export function addStyle(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  document.head.append(make('style', { textContent: text }));
}

/** A card at the foot of the window, named for those who do not see it; empty until it has something to say. */
export function dockCard(label: string): HTMLElement {
  addStyle(style);
  const card = make('section', { className: 'dock-card', hidden: true, ariaLabel: label });
  card.setAttribute('aria-live', 'polite');
  document.querySelector('[data-dock]')?.append(card);
  return card;
}
