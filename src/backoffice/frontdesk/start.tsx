import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ScreenAddress } from './address.ts';
import { FrontDesk } from './front-desk.tsx';
import { texts } from './texts.ts';
import './front-desk.css';

/** Shows the screen of a branch: without a session, and without anything of what staff work with. */
export function start(root: HTMLElement, address: ScreenAddress): void {
  document.title = texts.title;
  createRoot(root).render(
    <StrictMode>
      <FrontDesk address={address} />
    </StrictMode>,
  );
}
