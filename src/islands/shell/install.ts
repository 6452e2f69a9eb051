import { install as words, steps } from '../../content/texts/app.ts';
import type { AppInstall, InstallWay } from '../../lib/stores/shell/app-install.ts';
import { button, dockCard, make } from './elements.ts';

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
  // The browser's own window tells by itself how it ended.
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
