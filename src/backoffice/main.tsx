import { screenAddress } from './frontdesk/address.ts';

const AGAIN_MS = 10_000;
const root = document.getElementById('root');
const screen = screenAddress(location.pathname);

// The screen in the shop loads nothing of what staff work with, and nobody is there to load it again.
if (root && screen)
  import('./frontdesk/front-desk.tsx').then(
    ({ start }) => start(root, screen),
    () => setTimeout(() => location.reload(), AGAIN_MS),
  );
else if (root) void import('./office.tsx').then(({ start }) => start(root));
