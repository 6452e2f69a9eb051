import { install as words, steps, update as updateWords } from '../../content/texts/app.ts';
import {
  currentInstall,
  currentUpdate,
  isAppEnabled,
  isStandalone,
  type AppInstall,
  type InstallWay,
  type AppUpdate,
} from '../../lib/stores/shell/app.ts';
import { button, dockCard, make } from './elements.ts';
import { appWorker } from '../../lib/client/browser-app.ts';
import { once } from '../../lib/stores/once.ts';

/** Install prompt, instructions and the footer's link (SPEC sections 2 'Shell' and 4 'App install'). */

function fillPrompt(card: HTMLElement, install: AppInstall): void {
  card.replaceChildren(
    make('p', { className: 'heading' }, words.heading),
    make('p', {}, words.invitation),
    make(
      'div',
      { className: 'actions' },
      button(words.dismiss, 'button quiet', install.dismiss),
      button(words.accept, 'button', () => void install.begin()),
    ),
  );
}

function fillInstructions(dialog: HTMLDialogElement, way: InstallWay, install: AppInstall): void {
  const list = steps[way].map((text) => make('li', {}, text));
  const actions = [button(words.cancel, 'button quiet', () => void install.cancel())];
  // The browser's own dialog reports its result by an event.
  if (way !== 'automatic') actions.push(button(words.done, 'button', () => void install.complete()));
  dialog.replaceChildren(
    make('h2', { id: 'install-heading' }, words.instructions),
    make(way === 'automatic' ? 'ul' : 'ol', {}, ...list),
    make('div', { className: 'actions' }, ...actions),
  );
}

export function showInstall(install: AppInstall): void {
  const card = dockCard(words.label);
  fillPrompt(card, install);
  const dialog = make('dialog', { className: 'dock-dialog' });
  dialog.setAttribute('aria-labelledby', 'install-heading');
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    void install.cancel();
  });
  document.body.append(dialog);

  let wasOpen = false;
  install.$step.subscribe((state) => {
    const isOpen = state.step === 'instructions';
    if (isOpen) fillInstructions(dialog, state.way, install);
    if (isOpen && !dialog.open) dialog.showModal();
    card.hidden = state.step !== 'prompt';
    if (!isOpen && wasOpen) dialog.close();
    wasOpen = isOpen;
  });

  const link = document.querySelector<HTMLButtonElement>('[data-install-app]');
  if (!link) return;
  link.onclick = () => void install.begin();
  install.$isOffered.subscribe((isOffered) => link.toggleAttribute('data-offered', isOffered));
}

/** Shows that a new version waits, and lets the customer choose the moment (SPEC section 2 'App-update banner'). */
export function showUpdate(update: AppUpdate): void {
  const card = dockCard(updateWords.label);
  update.$isReady.subscribe((isReady) => {
    card.hidden = !isReady;
    if (isReady)
      card.replaceChildren(
        make('p', { className: 'heading' }, updateWords.installed),
        make('div', { className: 'actions' }, button(updateWords.restart, 'button', update.restart)),
      );
  });
}

/** The shop as an app: fetched 2.5 s after load, or when it is to be offered (SPEC section 4 'App install'). */

const mount = once(() => {
  const install = currentInstall();
  showInstall(install);
  return install;
});

/** Keeps the service worker current; unregisters it if the plugin is off. */
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
