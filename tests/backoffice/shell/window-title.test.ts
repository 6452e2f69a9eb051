import { expect, it } from 'vitest';
import { windowTitle } from '../../../src/backoffice/shell/window-title.ts';

it('a window of the back office is named after its screen, and says how many orders wait', () => {
  expect(windowTitle(['', 'Produkte'], 0)).toBe('Produkte · Bestellbar');
  expect(windowTitle(['', 'Produkte'], 3)).toBe('(3) Produkte · Bestellbar');
  expect(windowTitle(['', ''], 1)).toBe('(1) Bestellbar');
  expect(windowTitle(['Öffnungszeiten', 'Ottensen'], 0)).toBe('Öffnungszeiten · Ottensen · Bestellbar');
});
