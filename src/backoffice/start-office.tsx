import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './office.tsx';

/** Shows everything that staff sign in for. */
export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Office />
    </StrictMode>,
  );
}
