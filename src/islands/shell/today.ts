import { toolbar } from '../../content/texts/shell.ts';
import { readShopData } from '../../lib/client/page-data.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { openCountAt, type OpenCountStep } from '../../lib/domain/open-count.ts';

const MINUTE = 60_000;

/** Marks today's row in every hours table, also after midnight on an open page. */
export function followToday(): void {
  const rows = document.querySelectorAll<HTMLElement>('[data-day]');
  if (rows.length === 0) return;
  const { timezone } = readShopData();
  const mark = () => {
    const today = dayOf(Date.now(), timezone);
    for (const row of rows) {
      if (row.dataset['day'] === today) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    }
  };
  mark();
  setInterval(mark, MINUTE);
  document.addEventListener('visibilitychange', mark);
}

/** Says in the toolbar how many branches are open, and again whenever that changes. */
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
