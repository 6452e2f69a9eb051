import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $calls } from '../orders/board/board-state.ts';

/** What a window is called, so that staff find it among others: `(3) Produkte · Bestellbar`. */
export const windowTitle = (screen: string, waiting: number): string =>
  (waiting > 0 ? `(${waiting}) ` : '') + (screen === '' ? 'Bestellbar' : `${screen} · Bestellbar`);

/** The heading in the app bar, into which screens write their names. */
const HEADING = '#react-admin-title';

/** Names the window after its screen, and says how many orders wait. */
export function useWindowTitle(): void {
  const waiting = useStore($calls);
  useEffect(() => {
    // On the icon of an installed back office; browsers without it, or without permission, say no.
    navigator.setAppBadge?.(waiting).catch(() => {});
  }, [waiting]);
  useEffect(() => {
    const heading = document.querySelector(HEADING);
    if (!heading) return undefined;
    const write = () => {
      document.title = windowTitle(heading.textContent.trim(), waiting);
    };
    const observer = new MutationObserver(write);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    write();
    return () => observer.disconnect();
  }, [waiting]);
}
