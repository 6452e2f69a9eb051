import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './office.tsx';
import { refuseStrayFiles } from './shell/stray-files.ts';

/** Shows everything that staff sign in for. */
export function start(root: HTMLElement): void {
  refuseStrayFiles();
  createRoot(root).render(
    <StrictMode>
      <Office />
    </StrictMode>,
  );
}
