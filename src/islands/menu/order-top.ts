import { modes } from '../../content/texts/cart.ts';
import { deliveryTerms } from './order-terms.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { currentChoice } from '../../lib/stores/cart/choice.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { showEarliest } from './earliest.ts';
import { everyTick } from './opening.ts';

/** Keeps mode, area and earliest time at the menu's top as they are, and takes what the customer chooses there. */
export function followOrderTop(): void {
  const top = document.querySelector<HTMLElement>('[data-order-top]');
  const [start, , fees] = top?.querySelectorAll('[data-terms] > *') ?? [];
  if (!top || !start || !fees) return;
  const radio = (which: string) => top.querySelector<HTMLInputElement>(which);
  const select = top.querySelector('select');
  const choice = currentChoice();
  const take = () => {
    const mode = radio('input:checked')?.value as Mode;
    if (mode) choice.chooseMode(mode);
    if (select?.value) choice.chooseArea(select.value);
  };
  // What was chosen before this was there.
  if (radio('input:checked:not([checked])') || select?.value) take();
  top.onchange = take;
  const show = () => {
    const [mode, chosen] = [choice.$mode.get(), choice.$chosenArea.get()];
    const chosenRadio = radio(`[value=${mode}]`);
    if (chosenRadio) chosenRadio.checked = true;
    if (select) select.value = chosen?.area ?? '';
    const data = currentBranch().get();
    start.textContent = modes[mode];
    showEarliest(mode, data);
    const areas = chosen ? [chosen] : data.branch.deliveryAreas;
    fees.textContent = mode === 'delivery' ? deliveryTerms(areas, currentShop().currency) : '';
  };
  choice.$mode.listen(show);
  choice.$chosenArea.listen(show);
  everyTick(show);
}
