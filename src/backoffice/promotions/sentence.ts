import type { Promotion } from '../../lib/contract/promotions.ts';
import { formatDay } from '../../lib/domain/dates.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { promotionTexts, sentenceTexts as texts } from './texts.ts';

/** Names of what a promotion refers to, by id. */
export interface PromotionNames {
  categories: ReadonlyMap<number, string>;
  products: ReadonlyMap<number, string>;
  branches: ReadonlyMap<number, string>;
}

type Refs = readonly { id: number }[];

const named = (refs: Refs, names: ReadonlyMap<number, string>) =>
  refs.map(({ id }) => names.get(id) ?? `#${id}`);

/** What a promotion does, as one German sentence. */
export function promotionSentence(promotion: Promotion, names: PromotionNames, currency: string): string {
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  const goodsOf = (categories: Refs, products: Refs, all: string) => {
    const list = [...named(categories, names.categories), ...named(products, names.products)];
    return list.length === 0 ? all : texts.joined(list);
  };
  const { trigger, code, minimumValue, modes, weekdays, fromTime, toTime, validFrom, validUntil } = promotion;
  const { isFirstOrder, mostUses, mostUsesPerContact, isCombinable, branches } = promotion;
  const days = [...weekdays].sort((a, b) => a - b).flatMap((day) => promotionTexts.dayNames[day] ?? []);
  const parts = [
    effectOf(),
    trigger === 'automatic' ? texts.byItself : texts.withCode(code),
    minimumValue > 0 ? texts.from(money(minimumValue)) : '',
    modes.length > 0 ? texts.modes(texts.joined(modes.map((mode) => MODE_NAMES[mode]))) : '',
    days.length > 0 ? texts.weekdays(texts.joined(days)) : '',
    fromTime || toTime ? texts.hours(fromTime ?? '00:00', toTime ?? '24:00') : '',
    branches.length > 0 ? texts.branches(texts.joined(named(branches, names.branches))) : '',
    validFrom || validUntil
      ? texts.valid(validFrom && formatDay(validFrom), validUntil && formatDay(validUntil))
      : '',
    isFirstOrder ? texts.first : '',
    mostUses ? texts.uses(mostUses) : '',
    mostUsesPerContact ? texts.perContact(mostUsesPerContact) : '',
    isCombinable ? '' : texts.alone,
  ];
  return `${parts.join('')}.`;

  function effectOf(): string {
    const { kind, percent, value, buy, get, categories, products } = promotion;
    const goods = goodsOf(categories, products, texts.everything);
    switch (kind) {
      case 'percent':
        return texts.percent(formatAmount(percent), goods) + (value > 0 ? texts.most(money(value)) : '');
      case 'amount':
        return texts.amount(money(value), goods);
      case 'delivery':
        return texts.delivery;
      case 'dish': {
        const dish = goodsOf(categories, products, texts.anything);
        return value === 0 ? texts.free(dish) : texts.cheaper(dish, money(value));
      }
      case 'buyGet': {
        const gifts = goodsOf(promotion.giftCategories, promotion.giftProducts, texts.same);
        return texts.buyGet(buy, goodsOf(categories, products, texts.anything), get, gifts);
      }
      case 'nth':
        return texts.nth(buy + 1, goods);
    }
  }
}
