import type { KeyboardEvent } from 'react';

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

/** What Enter leads to: fields and buttons that can be seen; of a group of radio buttons only the chosen one. */
function stopsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('input, select, textarea, button') &&
      !element.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)') &&
      isVisible(element),
  );
}

/**
 * Enter in a field leads to the next one, as on paper: only the button sends the order, and not while the key that led to it is still
 * held. Areas of several lines, lists and buttons keep their own Enter.
 */
export function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  // Events of sheets arrive as well, though they are elsewhere in the document.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  if (!form.contains(target)) return;
  if (target.matches('button') && event.repeat) event.preventDefault();
  if (!target.matches('input')) return;
  event.preventDefault();
  const stops = stopsOf(form);
  const next = stops[stops.indexOf(target) + 1];
  if (!event.repeat) next?.focus();
}
