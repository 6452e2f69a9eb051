const elements: Record<string, HTMLElement> = {};

/** Cached: the cart comes after the menu, and searching a large menu takes long. */
export function element(selector: string): HTMLElement {
  const found = elements[selector] ?? document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return (elements[selector] = found);
}

let toastTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a text over the page, by default for as long as it takes to read. */
export function showToast(text: string, ms = text.length * 70): void {
  const toast = element('[data-toast]');
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(hideToast, ms);
}

export function hideToast(): void {
  const toast = element('[data-toast]');
  toast.classList.remove('shown');
  toast.textContent = '';
}
