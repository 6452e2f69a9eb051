import { install as words, steps, update as updateWords } from '../../content/texts/app.ts';
import {
  currentInstall,
  currentUpdate,
  type AppInstall,
  type InstallWay,
} from '../../lib/stores/shell/app.ts';
import { once } from '../../lib/stores/once.ts';
import { closeByBack } from '../controls/sheet-history.ts';
import { addStyle, button, dockCard, make } from './elements.ts';
// As text, so that it is loaded with these cards only.
import style from './dock-dialog.css?inline';

/** Install prompt and instructions, fetched when one is to be shown (SPEC sections 2 'Shell' and 4 'App install'). */

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

export const showInstall = once((): void => {
  const install = currentInstall();
  const card = dockCard(words.label);
  fillPrompt(card, install);
  const dialog = make('dialog', { className: 'dock-dialog' });
  dialog.setAttribute('aria-labelledby', 'install-heading');
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    void install.cancel();
  });
  addStyle(style);
  document.body.append(dialog);

  let wasOpen = false;
  install.$step.subscribe((state) => {
    const isOpen = state.step === 'instructions';
    if (isOpen) fillInstructions(dialog, state.way, install);
    if (isOpen && !dialog.open) {
      dialog.showModal();
      closeByBack(dialog);
    }
    card.hidden = state.step !== 'prompt';
    if (!isOpen && wasOpen) dialog.close();
    wasOpen = isOpen;
  });
});

/** Shows that a new version waits, and lets the customer choose the moment (SPEC section 2 'App-update banner'). */
export const showUpdate = once((): void => {
  const update = currentUpdate();
  const card = dockCard(updateWords.label);
  update.$isReady.subscribe((isReady) => {
    card.hidden = !isReady;
    if (isReady)
      card.replaceChildren(
        make('p', { className: 'heading' }, updateWords.installed),
        make('div', { className: 'actions' }, button(updateWords.restart, 'button', update.restart)),
      );
  });
});
