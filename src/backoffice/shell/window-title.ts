import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';

/** How many orders wait for staff. */
export const $waiting = atom(0);

/** What a window is called, so that staff find it among others: `(3) Produkte · Bestellbar`. */
export const windowTitle = (screen: string, waiting: number): string =>
  (waiting > 0 ? `(${waiting}) ` : '') + (screen === '' ? 'Bestellbar' : `${screen} · Bestellbar`);

/** Names the window after the heading of the screen, which react-admin writes into the element of that id. */
export function useWindowTitle(headingId: string): void {
  const [screen, setScreen] = useState('');
  const waiting = useStore($waiting);
  useEffect(() => {
    const heading = document.querySelector(`#${headingId}`);
    if (!heading) return undefined;
    const read = () => setScreen(heading.textContent.trim());
    const observer = new MutationObserver(read);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [headingId]);
  useEffect(() => {
    document.title = windowTitle(screen, waiting);
  }, [screen, waiting]);
}
