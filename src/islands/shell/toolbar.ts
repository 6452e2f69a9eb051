import { toolbar } from '../../content/texts/shell.ts';
import { openCountAt, type OpenCountStep } from '../../lib/domain/open-count.ts';

/** Says in the toolbar how many branches are open, and again whenever that changes. */

const MINUTE = 60_000;

export function followOpenCount(): void {
  const chip = document.querySelector<HTMLElement>('[data-open-count]');
  if (!chip) return;
  const pairs = JSON.parse(chip.dataset.openCount ?? '[]') as [number, number | null][];
  const steps: OpenCountStep[] = pairs.map(([at, count]) => ({ at, count }));
  const show = () => {
    const count = openCountAt(steps, Date.now());
    // A page from days ago claims nothing.
    chip.hidden = count === null;
    if (count === null) return;
    chip.textContent = toolbar.open(count);
    chip.dataset.state = count > 0 ? 'open' : 'closed';
  };
  show();
  setInterval(show, MINUTE);
  document.addEventListener('visibilitychange', show);
}
