import { tellVisit } from '../../lib/client/visits.ts';
import type { Mode } from '../../lib/domain/modes.ts';

const STEPS = ['page', 'dish', 'cart'] as const;

/** How many of them the open page has seen: who has something in the cart has chosen a dish, now or earlier. */
function reached(): number {
  if (document.body.classList.contains('has-cart')) return 3;
  return window.firstTaps?.isDialogThere ? 2 : 1;
}

/** Tells how far the visit of a branch page went whenever the page is left or put aside, each step once. Nothing is kept but here. */
export function followVisit(): void {
  let told = 0;
  document.addEventListener('visibilitychange', () => {
    const steps = STEPS.slice(told, reached());
    const mode = document.querySelector<HTMLInputElement>('[data-order-top] input:checked')?.value;
    if (!document.hidden || !mode || steps.length === 0) return;
    told += steps.length;
    tellVisit(steps, mode as Mode);
  });
}
