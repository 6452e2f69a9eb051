import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser, pauseAfter } from '../../../src/backoffice/frontdesk/tickets.ts';
import { fitTickets } from '../../../src/backoffice/frontdesk/column.tsx';
import { isNewer } from '../../../src/backoffice/frontdesk/screen-device.ts';

test('events are read the same in pieces of any size, with signs of life between them', () => {
  const text =
    'retry: 3000\n\n: \n\nevent: tickets\ndata: {"a":1}\n\n: \n\nevent: tickets\r\ndata: x\r\ndata: y\r\n\r\n';
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
      const events: unknown[] = [];
      const parse = createEventParser((event) => events.push(event));
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      places.slice(1).forEach((end, index) => parse(text.slice(places[index], end)));
      expect(events).toEqual([
        { name: 'tickets', data: '{"a":1}' },
        { name: 'tickets', data: 'x\ny' },
      ]);
    }),
  );
});

test('a screen retries forever, at growing intervals of at most 18 seconds', () => {
  expect(pauseAfter(1, 0.5)).toBe(1000);
  expect(pauseAfter(4, 0.5)).toBe(8000);
  expect(pauseAfter(10_000, 1)).toBeLessThanOrEqual(18_000);
});

test('all tickets fit on the screen or its pages in a legible size', () => {
  const side = fc.integer({ min: 200, max: 2000 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 6 }),
      (width, height, count, letters) => {
        const { size, columns, perPage, pages } = fitTickets({ width, height, count, letters });
        expect(size).toBeGreaterThanOrEqual(36);
        expect(perPage * pages).toBeGreaterThanOrEqual(count);
        expect(perPage % columns).toBe(0);
        const rows = perPage / columns;
        if (rows > 1) expect(rows * size * 1.3 + (rows - 1) * size * 0.2).toBeLessThanOrEqual(height + 1);
      },
    ),
  );
});

test('few tickets are larger than many', () => {
  const room = { width: 900, height: 800, letters: 3 };
  expect(fitTickets({ ...room, count: 2 }).size).toBeGreaterThan(fitTickets({ ...room, count: 20 }).size);
});

test('a newer back office is one whose page has other scripts', () => {
  const page = (script: string) => `<script type="module" src="/backend/_astro/${script}"></script>`;
  expect(isNewer(page('index-b.js'), ['/backend/_astro/index-a.js'])).toBe(true);
  expect(isNewer(page('index-a.js'), ['/backend/_astro/index-a.js'])).toBe(false);
  expect(isNewer('<h1>Gleich geht es los</h1>', ['/backend/_astro/index-a.js'])).toBe(false);
});
