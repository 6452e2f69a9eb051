import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FIRST_TAP_FILE, firstTapFile } from '../../scripts/first-tap.ts';
import { COUNTED_UNITS } from '../../src/lib/domain/quantity.ts';
import { FIRST_TAP } from '../../src/lib/hosting/first-tap-script.ts';

test('the script in the branch page is what its source says, and the policy has its hash', async () => {
  expect(await readFile(FIRST_TAP_FILE, 'utf8')).toBe(await firstTapFile());
});

test('the script in the branch page can stand in HTML', () => {
  expect(FIRST_TAP).not.toMatch(/<\/script|<!--/i);
});

test('the script in the branch page counts the units that the cart counts', () => {
  expect(FIRST_TAP).toContain(`^(${COUNTED_UNITS.join('|')})$`);
});
