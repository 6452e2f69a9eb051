const STEPS = ['page', 'dish', 'cart'] as const;

/** The number of steps this page has reached. A cart with items implies a chosen dish. */
function reached(): number {
  if (document.body.matches('.has-cart')) return 3;
  return window.firstTaps?.isDialogThere ? 2 : 1;
}

/**
 * Tells how far the visit of a branch page went whenever the page is left or put aside, each step once. Nothing is kept but here, and
 * cookies stay here, which `sendBeacon` would send along (docs/decisions/0038). The page's root says where to; failures are ignored.
 */
export function followVisit(): void {
  let told = 0;
  document.addEventListener('visibilitychange', () => {
    const steps = STEPS.slice(told, reached());
    const mode = document.querySelector<HTMLInputElement>('[data-order-top] input:checked')?.value;
    if (!document.hidden || !navigator.onLine || !mode || steps.length === 0) return;
    told += steps.length;
    fetch(`${document.documentElement.dataset['visits']}${mode}/${steps.join()}`, {
      method: 'POST',
      credentials: 'omit',
      // Also sent by a page that is being left.
      keepalive: true,
    }).catch(() => {});
  });
}
