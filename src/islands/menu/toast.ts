import { element } from './page-elements.ts';

/** A word over the page that goes by itself, so that nothing moves. */

let silence: ReturnType<typeof setTimeout> | undefined;

export function say(text: string): void {
  const toast = element('[data-toast]');
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(silence);
  // As long as it takes to read.
  silence = setTimeout(hush, text.length * 70);
}

export function hush(): void {
  const toast = element('[data-toast]');
  toast.classList.remove('shown');
  toast.textContent = '';
}
