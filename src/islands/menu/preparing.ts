import { preparing as words } from '../../content/texts/preparing.ts';
import { make } from '../shell/elements.ts';

/** Says beside the page's opening chip how many minutes an order takes now; 0: nobody can tell. Nothing is said while it is closed. */
export function showPreparing(minutes: number): void {
  const chip = document.querySelector<HTMLElement>('main [data-opening]');
  if (!chip) return;
  const shown = chip.parentElement?.querySelector<HTMLElement>('[data-preparing]');
  const place = shown ?? make('span', { className: 'chip' });
  place.dataset['preparing'] = '';
  place.textContent = words(minutes);
  place.hidden = minutes === 0 || chip.dataset['state'] === 'closed';
  place.style.marginLeft = 'var(--space-2)';
  if (place.hidden) place.style.display = 'none';
  else place.style.removeProperty('display');
  if (!shown) chip.after(place);
}
