import { PAGE_LANGUAGE } from './data/language.ts';
import { screenAddress } from './frontdesk/address.ts';

// Offered once, often before there is anything to tap: 'Mein Konto' opens it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

document.documentElement.lang = PAGE_LANGUAGE;

const AGAIN_MS = 10_000;
const root = document.getElementById('root');
const screen = screenAddress(location.pathname);

// The screen in the shop loads none of the back office, and has nobody to reload it.
if (root && screen)
  import('./frontdesk/front-desk.tsx').then(
    ({ start }) => start(root, screen),
    () => setTimeout(() => location.reload(), AGAIN_MS),
  );
else if (root) void import('./office.tsx').then(({ start }) => start(root));
