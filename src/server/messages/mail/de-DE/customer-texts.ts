import type { Overrides } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/de-DE/modes.ts';
import { paymentNames } from '../../../orders/de-DE/words.ts';
import type * as german from '../customer-texts.ts';

export const orderTexts: Overrides<typeof german.orderTexts> = {
  modes: MODE_NAMES,
  mode: 'Bestellart',
  payments: paymentNames,
  paid: (method, addition) => `${method} (${addition === 'paid' ? 'bezahlt' : 'erstattet'})`,
  comment: 'Anmerkung',
  net: 'Nettobetrag',
  total: 'Gesamt',
};

export const customerTexts: Overrides<typeof german.customerTexts> = {
  confirmed: {
    says: (mode, time) =>
      time === null
        ? ['Ihre Bestellung ist bestätigt und wird jetzt zubereitet.']
        : [
            {
              takeaway: `Ihre Bestellung ist bestätigt. Sie können sie zu dieser Zeit abholen: ${time}.`,
              delivery: `Ihre Bestellung ist bestätigt. Wir liefern sie zu dieser Zeit: ${time}.`,
              dineIn: `Ihre Bestellung ist bestätigt. Wir erwarten Sie zu dieser Zeit: ${time}.`,
            }[mode],
          ],
  },
  inDelivery: { delivery: { says: ['Ihre Bestellung ist jetzt auf dem Weg zu Ihnen.'] } },
};
