const elements: Record<string, HTMLElement> = {};

/** Looked for once: the cart stands after the menu, and a large menu is long to search at every tap. */
export function element(selector: string): HTMLElement {
  const found = elements[selector] ?? document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return (elements[selector] = found);
}
