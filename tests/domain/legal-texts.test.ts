import { expect, test, describe } from 'vitest';
import {
  lacksRegister,
  sellerLines,
  withdrawalNotice,
  type NoticeFacts,
} from '../../src/lib/domain/legal-texts.ts';

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

const shop: NoticeFacts = {
  config: {
    country: 'DE',
    shopName: 'Roma',
    businessName: 'Roma GmbH',
    sellerAddress: 'Ring 1\n10115 Berlin',
  },
  branches: [
    { isPublic: false, email: 'intern@roma.example' },
    {
      street: 'Torstraße 3',
      zipCode: '10119',
      city: 'Berlin',
      phone: '+49 30 1',
      email: 'mitte@roma.example',
    },
  ],
  products: [{}, { isReturnable: true }],
};

describe('The notice on the right of withdrawal', () => {
  const notice = withdrawalNotice(shop);

  test("is the law's sample with the shop's name, address, phone and mail", () => {
    expect(notice).toContain(
      'müssen Sie uns (Roma GmbH, Ring 1, 10115 Berlin, Telefon +49 30 1, E-Mail mitte@roma.example) mittels einer',
    );
    for (const words of [
      'ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen',
      'unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung',
      '### Folgen des Widerrufs',
      'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
      '- An Roma GmbH, Ring 1, 10115 Berlin, E-Mail mitte@roma.example:',
      'besteht es nicht (§ 312g Abs. 2 Nr. 1, 2 BGB).',
    ])
      expect(notice).toContain(words);
  });

  test("is Austria's sample in Austria, whose words differ a little", () => {
    const austrian = withdrawalNotice({ ...shop, config: { ...shop.config, country: 'AT' } });
    expect(austrian).toContain('(z. B. mit der Post versandter Brief oder E-Mail)');
    expect(austrian).toContain('und senden Sie es zurück)\n');
    expect(austrian).toContain('besteht es nicht (§ 18 Abs. 1 Z 3, 4 FAGG).');
    expect(notice).toContain('(z. B. ein mit der Post versandter Brief oder eine E-Mail)');
    expect(notice).toContain('und senden Sie es zurück.)\n');
  });

  test('names the branch’s address where the shop has none, and leaves out what is not known', () => {
    const bare = withdrawalNotice({ ...shop, config: { country: 'AT', shopName: 'Roma' } });
    expect(bare).toContain('(Roma, Torstraße 3, 10119 Berlin, Telefon +49 30 1, E-Mail mitte@roma.example)');
    expect(withdrawalNotice({ ...shop, branches: [] })).toContain('(Roma GmbH, Ring 1, 10115 Berlin)');
  });

  test("is the shop's own where it has one, and none where nothing can be sent back", () => {
    const own = 'Unser eigener Text';
    expect(withdrawalNotice({ ...shop, config: { ...shop.config, withdrawalText: own } })).toBe(own);
    expect(withdrawalNotice({ ...shop, products: [{}] })).toBe('');
    expect(withdrawalNotice({ ...shop, config: { ...shop.config, country: 'CH' } })).toBe('');
  });
});
