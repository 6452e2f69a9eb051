import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Longer no screen takes to load; later nobody expects the page to move. */
const PATIENCE_MS = 6_000;

const isInView = (element: HTMLElement) => element.offsetParent !== null;

/** What takes the focus for a field of a form: a select's own input is hidden. */
function inputOf(field: string): HTMLElement | undefined {
  const name = CSS.escape(field);
  const all = document.querySelectorAll<HTMLElement>(`main [name="${name}"], main [data-field="${name}"]`);
  const shown = [...all].find(isInView);
  if (!shown) return undefined;
  if (shown.matches('[aria-hidden="true"]'))
    return (
      shown.closest('.MuiFormControl-root')?.querySelector<HTMLElement>('[role="combobox"]') ?? undefined
    );
  return shown.matches('[data-field]') ? (shown.querySelector('button') ?? undefined) : shown;
}

/** Focuses the field that a search has led to, as soon as its form shows it: the first of the names that does. */
export function useLedTo(): void {
  const { state, key } = useLocation() as { state: { fields?: readonly string[] } | null; key: string };
  const fields = state?.fields;
  useEffect(() => {
    if (!fields) return undefined;
    const look = () => {
      const input = fields.map(inputOf).find((it) => it !== undefined);
      if (!input) return;
      stop();
      input.scrollIntoView({ block: 'center' });
      input.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    };
    const watching = new MutationObserver(look);
    const timer = setTimeout(() => watching.disconnect(), PATIENCE_MS);
    const stop = () => {
      watching.disconnect();
      clearTimeout(timer);
    };
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
    return stop;
    // A choice of the same field leads there again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
