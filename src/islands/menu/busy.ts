import { busyWords } from '../../content/texts/sentences/busy.ts';
import { offeredModes, type Mode } from '../../lib/domain/modes.ts';
import { longerBy, pausedUntil } from '../../lib/domain/pause.ts';
import { currentChoice } from '../../lib/stores/cart/cart.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { once } from '../../lib/stores/once.ts';
import { $busy, currentBranch, currentShop, isShut } from '../../lib/stores/page.ts';
import { make } from '../shell/elements.ts';
import { showEarliest, everyTick } from '../shell/opening.ts';

/** Says at the menu's top what the kitchen has set, and keeps its modes and earliest time as they are now. */
export const followBusy = once(() => {
  const top = document.querySelector<HTMLElement>('[data-order-top]');
  if (!top) return;
  const note = make('p', { className: 'notice' });
  note.role = 'status';
  note.style.gridColumn = '1 / -1';
  top.append(note);
  const { $mode } = currentChoice();

  function show(): void {
    const [busy, data, at] = [$busy.get(), currentBranch().get(), Date.now()];
    const text = busy
      ? busyWords(busy, offeredModes(data.branch), { at, zone: currentShop().timezone }, modeName)
      : '';
    if (note.textContent !== text) note.textContent = text;
    note.hidden = text === '';
    for (const radio of top?.querySelectorAll<HTMLInputElement>('[name="mode"]') ?? []) {
      radio.disabled = isShut(busy, radio.value as Mode);
      const label = radio.closest('label');
      if (label) label.style.textDecoration = radio.disabled ? 'line-through' : '';
    }
    const mode = $mode.get();
    const from = Math.max(
      pausedUntil(busy, mode, at) ?? at + longerBy(busy, at) * 60_000,
      Date.parse(data.branch.orderableFrom ?? '') || 0,
    );
    showEarliest(mode, { ...data, branch: { ...data.branch, orderableFrom: new Date(from).toISOString() } });
  }

  $busy.listen(show);
  // After `order-top.ts`, which knows the usual time.
  $mode.listen(show);
  everyTick(show);
});
