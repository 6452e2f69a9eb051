import type { DeliveryArea } from '../src/lib/domain/branch.ts';
import type { CartItem } from '../src/lib/domain/cart-item.ts';
import type { BranchHours, HoursRule } from '../src/lib/domain/hours.ts';
import type { Product } from '../src/lib/domain/product.ts';
import type { Menu } from '../src/lib/domain/menu.ts';
import type { PriceTime } from '../src/lib/domain/price-times/price-times.ts';
import type { Promotion } from '../src/lib/domain/promotions/promotion.ts';

/** rule('friday', '18:00-02:00'), rule('2026-12-24', 'closed'). */
export function rule(type: string, hours: string): HoursRule {
  const isOnce = /^\d/.test(type);
  const [from = '', to = ''] = hours === 'closed' ? ['00:00', '00:00'] : hours.split('-');
  return {
    type: (isOnce ? 'once' : type) as HoursRule['type'],
    date: isOnce ? type : null,
    isClosed: hours === 'closed',
    from,
    to,
  };
}

/** A branch that is open by these rules only. */
export function branchOf(openingHours: HoursRule[]): BranchHours {
  return {
    openingHours,
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDeliveryEnabled: true,
    orderableFrom: null,
  };
}

export const AREA: DeliveryArea = {
  area: '10115 Berlin',
  price: 2.5,
  tax: 19,
  free: false,
  minimumOrderValue: 15,
  freeFromOrderValue: null,
};

/** The kinds of line items: cheese by the kilogram or gram, pizza with a choice of sizes. */
export function lineOf(id: number): CartItem {
  const isCheese = id % 2 === 1;
  const product: Product = {
    id,
    name: `Produkt ${id}`,
    description: '',
    type: 'configurable',
    enabled: true,
    visible: true,
    price: (id % 40) + 0.9,
    unit: isCheese ? { type: 'weight', symbol: 'kg' } : { type: 'amount', symbol: 'Stk' },
    alternativeUnits: [
      {
        unit: { type: 'weight', symbol: 'g' },
        ratio: 0.001,
        minimumQuantity: 50,
        maximumQuantity: 5000,
        quantityStepSize: 10,
        calculationModel: 'approximate',
      },
    ],
    minimumQuantity: 1,
    maximumQuantity: 0,
    quantityStepSize: 1,
    defaultQuantity: 1,
    defaultUnit: 'Stk',
    pricing: 'unit',
    calculationModel: 'fixed',
    tax: [7, 19, 8.1][id % 3] ?? 7,
    takeawayTax: 7,
    dineInTax: 19,
    images: [],
    allergens: [],
    isStepByStep: false,
    isLeadTimeEnabled: false,
    leadTimeType: 'minutes',
    leadTimeValue: 0,
    config: {
      parts: [
        {
          name: 'Größe',
          description: '',
          type: 'select',
          optional: true,
          options: [{ name: 'groß', modifier: 'add', value: 2 }],
        },
      ],
    },
  };
  const parts = isCheese ? [] : [{ name: 'Größe', value: 'groß' }];
  return { product, amount: isCheese ? 250 : (id % 3) + 1, unit: isCheese ? 'g' : 'Stk', parts };
}

function promotionOf(id: number, effect: Partial<Promotion['effect']>, isCombinable = true): Promotion {
  return {
    id,
    name: `Aktion ${id}`,
    code: id % 2 === 0 ? 'SOMMER' : null,
    effect: { kind: 'percent', percent: 10, value: 0, buy: 2, get: 1, ...effect },
    conditions: {
      minimumValue: 10,
      modes: ['delivery'],
      weekdays: [],
      fromTime: '11:00',
      toTime: '22:00',
      validFrom: null,
      validUntil: null,
      isFirstOrder: false,
    },
    goods: null,
    gifts: null,
    isCombinable,
  };
}

/** Promotions such as a shop has at a time: a percentage, an amount, two for one, and free delivery. */
export const PROMOTIONS: Promotion[] = [
  promotionOf(1, {}),
  promotionOf(2, { kind: 'amount', value: 5 }),
  promotionOf(3, { kind: 'buyGet' }, false),
  promotionOf(4, { kind: 'delivery' }),
];

/** A menu of one category. */
export const menuOf = (size: number): Menu => ({
  id: 1,
  name: 'Karte',
  availableFrom: '2026-01-01T00:00:00+01:00',
  branches: [{ id: 1 }],
  catalog: [
    {
      id: 1,
      visible: true,
      products: Array.from({ length: size }, (_, id) => ({ id, enabled: true, visible: true })),
    },
  ],
});

/** Four price times of everything, which all hold at noon. */
export const PRICE_TIMES: PriceTime[] = [10, 20, 30, 40].map((percent, index) => ({
  id: index + 1,
  isEnabled: true,
  hours: [rule('daily', '11:00-14:00'), rule('friday', '22:00-02:00')],
  branches: [],
  categories: [{ id: 1 }],
  products: [],
  kind: 'percent',
  percent,
  value: 0,
  prices: [],
  isRegularShown: true,
}));
