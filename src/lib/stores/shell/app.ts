import { appWorker } from '../../client/browser-app.ts';
import { nativePrompt } from '../../client/native-prompt.ts';
import { createAppInstall } from './app-install.ts';
import { createAppUpdate } from './app-update.ts';
import { once } from '../once.ts';

/** The app of the page that is open. */

export const isAppEnabled = () => 'app' in document.documentElement.dataset;

export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const currentInstall = once(() =>
  createAppInstall({
    isEnabled: isAppEnabled(),
    isStandalone,
    worker: appWorker(),
    jar: document,
    device: navigator,
    nativePrompt,
  }),
);

export const currentUpdate = once(() =>
  createAppUpdate({ container: navigator.serviceWorker, reload: () => location.reload() }),
);
