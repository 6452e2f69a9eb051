import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cell } from '../../../src/backoffice/closing/closing-draft.ts';
import { YearCalendar, type Chosen } from '../../../src/backoffice/closing/year-calendar.tsx';
import type { Day } from '../../../src/lib/domain/dates.ts';
import { publicHolidays } from '../../../src/lib/domain/public-holidays.ts';

const CELLS: Readonly<Record<Day, Cell>> = {
  '2026-12-24': { state: 'special', count: 2, isChanged: true },
  '2026-12-25': { state: 'closed', count: 1, isChanged: false },
  '2026-12-28': { state: 'rest', count: 0, isChanged: false },
};
const OPEN: Cell = { state: 'open', count: 0, isChanged: false };

/** A calendar of two branches on 21 November 2026; answers the days that were tapped. */
function open(): Day[] {
  const tapped: Day[] = [];
  function Calendar() {
    const [chosen, setChosen] = useState<Chosen>(null);
    return (
      <YearCalendar
        year={2026}
        today="2026-11-21"
        branches={2}
        cellOf={(day) => CELLS[day] ?? OPEN}
        holidays={publicHolidays('DE-HH', 2026)}
        chosen={chosen}
        onTap={(day) => {
          tapped.push(day);
          setChosen({ from: day, to: day });
        }}
      />
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Calendar />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return tapped;
}

const day = (name: RegExp) => page.getByRole('button', { name });

it('says of each day its weekday, its holiday, and what is closed where', async () => {
  open();
  await expect
    .element(day(/^Donnerstag, 24\. Dezember 2026, andere Zeiten, noch nicht gespeichert$/))
    .toBeVisible();
  await expect
    .element(day(/^Freitag, 25\. Dezember 2026, 1\. Weihnachtstag, geschlossen in 1 von 2 Filialen$/))
    .toBeVisible();
  await expect.element(day(/^Montag, 28\. Dezember 2026, Ruhetag$/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Dezember' })).toBeVisible();
  expect(document.querySelectorAll('[data-day]')).toHaveLength(365);
});

it('takes taps on days from today on, and shows which is chosen', async () => {
  const tapped = open();
  await day(/24\. Dezember 2026/).click();
  await expect.element(day(/24\. Dezember 2026/)).toHaveAttribute('aria-pressed', 'true');
  document.querySelector<HTMLElement>('[data-day="2026-11-20"]')?.click();
  await expect.element(day(/20\. November 2026/)).toHaveAttribute('aria-disabled', 'true');
  expect(tapped).toEqual(['2026-12-24']);
});

it('is one stop of the tab key, at today, from where arrows and page keys lead on within the year', async () => {
  const tapped = open();
  await expect.element(day(/21\. November 2026/)).toHaveAttribute('tabindex', '0');
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  document.querySelector<HTMLElement>('[data-day="2026-11-21"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-29');
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowLeft}{Enter}');
  expect(tapped).toEqual(['2026-11-30']);
});
