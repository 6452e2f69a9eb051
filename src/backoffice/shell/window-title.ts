import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { $calls } from '../orders/board/board-state.ts';

/** What a window is called, so that staff find it among others: `(3) Öffnungszeiten · Ottensen · Bestellbar`. `places`: the innermost first. */
export const windowTitle = (places: readonly string[], waiting: number): string =>
  (waiting > 0 ? `(${waiting}) ` : '') +
  [...places, 'Bestellbar'].filter((place) => place !== '').join(' · ');

/** The heading in the app bar, into which screens write their names. */
const HEADING = '#react-admin-title';
/** The open part of a form, where parts have addresses of their own. */
const PART = 'main a[role="tab"][aria-selected="true"]';

const textOf = (element: Element | null) => element?.textContent.trim() ?? '';

/** Names the window after its screen, and says how many orders wait. */
export function useWindowTitle(): void {
  const waiting = useStore($calls);
  const { pathname } = useLocation();
  useEffect(() => {
    // On the icon of an installed back office; browsers without it, or without permission, say no.
    navigator.setAppBadge?.(waiting).catch(() => {});
  }, [waiting]);
  useEffect(() => {
    const heading = document.querySelector(HEADING);
    if (!heading) return undefined;
    const write = () => {
      document.title = windowTitle([textOf(document.querySelector(PART)), textOf(heading)], waiting);
    };
    const observer = new MutationObserver(write);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    write();
    return () => observer.disconnect();
  }, [waiting, pathname]);
}
