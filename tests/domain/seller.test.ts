import { expect, test } from 'vitest';
import { lacksRegister, sellerLines } from '../../src/lib/domain/seller.ts';

test('who sells is named once, although many write the name once more before the register', () => {
  const address = { sellerAddress: 'Lindenweg 3\n50823 Köln' };
  const lines = ['Linde GmbH, Amtsgericht Köln, HRB 12345', 'Lindenweg 3', '50823 Köln'];
  const legalForm = 'Linde GmbH, Amtsgericht Köln, HRB 12345';
  expect(sellerLines({ businessName: 'Linde GmbH', legalForm, ...address })).toEqual(lines);
  expect(sellerLines({ shopName: 'Gasthaus Linde', legalForm, ...address })).toEqual([
    'Gasthaus Linde',
    ...lines,
  ]);
  expect(sellerLines({ businessName: 'Linde GmbH', legalForm: 'HRB 12345' }, 'Weg 1')).toEqual([
    'Linde GmbH',
    'HRB 12345',
    'Weg 1',
  ]);
});

test('a registered form without its number is noticed in Germany and Austria', () => {
  expect(lacksRegister('Roma GmbH', 'DE')).toBe(true);
  expect(lacksRegister('Huber e. U.', 'AT')).toBe(true);
  expect(lacksRegister('Roma GmbH, Amtsgericht Köln, HRB 12345', 'DE')).toBe(false);
  expect(lacksRegister('Huber e.U., FN 123456a', 'AT')).toBe(false);
  expect(lacksRegister('Chuchi AG', 'CH')).toBe(false);
  expect(lacksRegister('Inhaber Karl Koch', 'DE')).toBe(false);
});
