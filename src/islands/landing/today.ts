import { readShopData } from '../../lib/client/page-data.ts';
import { dayOf } from '../../lib/domain/dates.ts';

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
