import { orderTop as words } from '../../content/texts/cart.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import type { DeliveryArea } from '../../lib/domain/branch.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { currentChoice } from '../../lib/stores/cart/cart.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { showEarliest, everyTick } from '../shell/opening.ts';

/** '12,00 EUR' is '12 EUR' in a line of short facts. */
const short = (amount: number, currency: string) =>
  formatMoney(toCents(amount), currency).replace(/[.,]00\b/, '');

/** Fee and minimum order value of a delivery, ', 1,50 EUR, Minimum 12 EUR'; of several areas the lowest, with 'ab'. */
export function deliveryTerms(areas: readonly DeliveryArea[], currency: string): string {
  const lowest = (of: (area: DeliveryArea) => number) => Math.min(...areas.map(of));
  const money = (amount: number) => {
    const text = short(amount, currency);
    return areas.length > 1 ? words.from(text) : text;
  };
  const fee = lowest(({ free, price }) => (free ? 0 : price));
  const minimum = lowest(({ minimumOrderValue }) => minimumOrderValue);
  return [
    '',
    fee === 0 && areas.length === 1 ? words.free : money(fee),
    ...(minimum > 0 ? [words.minimum(money(minimum))] : []),
  ].join(', ');
}

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
    start.textContent = modeName(mode);
    showEarliest(mode, data);
    const areas = chosen ? [chosen] : data.branch.deliveryAreas;
    fees.textContent = mode === 'delivery' ? deliveryTerms(areas, currentShop().currency) : '';
  };
  choice.$mode.listen(show);
  choice.$chosenArea.listen(show);
  everyTick(show);
}
