import { appWorker } from '../../lib/client/browser-app.ts';
import { currentInstall, currentUpdate, isAppEnabled, isStandalone } from '../../lib/stores/shell/app.ts';
import { once } from '../../lib/stores/once.ts';
import { showInstall } from './install.ts';
import { showUpdate } from './update.ts';

/** The shop as an app: fetched 2.5 s after load, or when it is to be offered (SPEC section 4 'App install'). */

const mount = once(() => {
  const install = currentInstall();
  showInstall(install);
  return install;
});

/** Looks after the worker; with the plugin off, it takes leave of it. */
export async function startApp(): Promise<void> {
  const worker = appWorker();
  if (!worker) return;
  if (!isAppEnabled()) return worker.unregister();
  // On iPhones the installed app has a storage of its own, without the worker that Safari registered.
  if (isStandalone() && !(await worker.isRegistered())) await worker.register().catch(() => undefined);
  await mount().refresh();
  showUpdate(currentUpdate());
  await currentUpdate().start();
}

/** Shows the install prompt, if it may be shown. */
export async function offerApp(): Promise<void> {
  await mount().offer();
}

/** Begins installing, from wherever it is offered: the prompt, the footer's link, the status page. */
export async function installApp(): Promise<void> {
  await mount().begin();
}
