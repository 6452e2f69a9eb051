import { expect, test } from 'vitest';
import { toCsv } from '../../../src/backoffice/data/files.ts';
import { tableRows } from '../../../src/backoffice/statistics/report.ts';
import { funnelReport } from '../../../src/backoffice/statistics/reports/funnel.ts';
import type { Funnel } from '../../../src/lib/contract/visits.ts';
import { stepsOf } from '../../../src/lib/domain/visits.ts';

const PERIOD = { from: '2026-11-22', to: '2026-11-23' };
const NOTHING = { page: 0, dish: 0, cart: 0, checkout: 0, ordered: 0 };

const whole = { page: 200, dish: 100, cart: 50, checkout: 20, ordered: 10 };
const now: Funnel = {
  ...PERIOD,
  steps: stepsOf(whole),
  modes: [
    { mode: 'takeaway', ...whole, page: 150 },
    { mode: 'delivery', ...NOTHING, page: 50 },
  ],
  languages: [{ language: 'de', ...whole }],
};
const before: Funnel = { ...PERIOD, steps: stepsOf({ ...whole, page: 100 }), modes: [], languages: [] };

test('the drawing of a funnel names each step with its share of the one before', () => {
  const { chart, figures } = funnelReport({ now, before });
  expect(chart?.points).toEqual([
    { label: 'Speisekarte geöffnet', value: 200, before: 100 },
    { label: 'Gericht gewählt, 50 %', value: 100, before: 100 },
    { label: 'Warenkorb gefüllt, 50 %', value: 50, before: 50 },
    { label: 'An der Kasse, 40 %', value: 20, before: 20 },
    { label: 'Bestellt, 50 %', value: 10, before: 10 },
  ]);
  expect(figures).toEqual([
    { label: 'Bestellungen je geöffneter Speisekarte', unit: 'share', value: 0.05, before: 0.1 },
  ]);
});

test('its file has every step, then each order type for itself, and no language if there is one only', () => {
  const lines = toCsv(tableRows(funnelReport({ now, before }).table, 'EUR'))
    .slice(1, -2)
    .split('\r\n');
  expect(lines).toHaveLength(1 + 5 + 10);
  expect(lines.slice(0, 3)).toEqual([
    'Schritt;Anzahl;Anzahl davor;Änderung (%);Anteil am Schritt davor (%)',
    'Speisekarte geöffnet;200;100;100;',
    'Gericht gewählt;100;100;0;50',
  ]);
  expect(lines.at(-5)).toBe('Lieferung: Speisekarte geöffnet;50;0;;');
  expect(lines.join('\n')).not.toContain('Deutsch');
});

test('a funnel that nobody entered has no shares', () => {
  const empty = { ...before, steps: stepsOf(NOTHING) };
  const { figures, chart } = funnelReport({ now: empty, before: empty });
  expect(figures[0]).toMatchObject({ value: null, before: null });
  expect(chart?.points.every(({ value }) => value === 0)).toBe(true);
});
