import type { DateTime } from 'luxon';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { Donatee, Table } from '../../../lib/contract/entities.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { DeliveryArea } from '../../../lib/domain/branch.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import type { DeliveryTaxing } from '../../../lib/domain/cart-sum.ts';
import type { LegalVersions } from '../../../lib/domain/legal-texts.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import type { Pricing } from '../../../lib/domain/pricing.ts';
import type { CurrentShop } from '../../shop/shop-cache.ts';
import { NOTHING_USED } from '../promotions/offered.ts';
import type { WantedUse } from '../queries/promotions.ts';
import type { WantedStock } from '../queries/stock.ts';
import { NOTHING_COUNTED } from '../stock/wanted-stock.ts';
import { destinationOf, type Contact } from './destination.ts';
import { formProblems } from './form.ts';
import { goodsOf, type LineStations } from './goods.ts';
import { lastProblems, priceOrder } from './prices.ts';
import type { OrderProblem } from './problem.ts';
import { findBranchAndMode, termsOf, type Circumstances } from './terms.ts';
import { whenProblems } from './time.ts';

/** A valid order with its prices. */
export interface CheckedOrder {
  branch: Branch;
  mode: Mode;
  table: Table | null;
  donatee: Donatee | null;
  contact: Contact;
  area: DeliveryArea | null;
  appointment: DateTime | null;
  items: CartItem[];
  /** Who prepares each of them. */
  stations: LineStations[];
  pricing: Pricing;
  /** The uses of promotions that it takes. */
  uses: WantedUse[];
  /** What it takes of what its branch counts. */
  stock: WantedStock[];
  currency: string;
  deliveryTaxing: DeliveryTaxing;
  tipsTaxRate: number | null;
  /** Minutes that it waits for its online payment. */
  paymentMinutes: number;
  /** The versions of the legal texts that it is placed under. */
  legalTexts: LegalVersions;
}

export type Checked = { ok: true; order: CheckedOrder } | { ok: false; problems: OrderProblem[] };

/**
 * Checks a draft against the current shop, and reports all problems at once: where it goes (`destination.ts`), its dishes (`goods.ts`,
 * `items.ts`), form (`form.ts`) and time (`time.ts`); then its prices, promotions and the minimum order value (`prices.ts`).
 */
export function checkOrder(current: CurrentShop, draft: OrderDraft, circumstances: Circumstances): Checked {
  const { shop, legalTexts } = current;
  const { hasUpload, promotions: used = NOTHING_USED, stock = NOTHING_COUNTED } = circumstances;
  const found = findBranchAndMode(shop, draft);
  if (!found.ok) return refused([found.problem]);
  const terms = termsOf(shop, draft, found, circumstances);
  const destination = destinationOf(shop, draft, terms);
  const goods = goodsOf(current, draft, terms, hasUpload, stock);
  const { items } = goods;
  const problems = [
    ...destination.problems,
    ...formProblems(current, draft, terms, items),
    ...whenProblems(terms, items),
    ...goods.problems,
  ];
  // Prices of some of the goods, or without the area, would be others than the order's.
  if (!goods.isComplete || !destination.isAreaKnown) return refused(problems);
  const { area } = destination;
  const priced = priceOrder(shop, draft, terms, { items, area, used });
  if (!priced.ok) return refused([...problems, ...priced.problems]);
  if (problems.length > 0) return refused(problems);
  const last = lastProblems(draft, items, priced.pricing, terms.currency);
  if (last.length > 0) return refused(last);
  const { branch, mode, appointment, currency, tipsTaxRate } = terms;
  const { deliveryTaxing, paymentMinutes } = shop.config;
  return {
    ok: true,
    order: {
      branch,
      mode,
      table: destination.table,
      donatee: destination.donatee,
      contact: destination.contact,
      area,
      appointment,
      items,
      stations: goods.stations,
      pricing: priced.pricing,
      uses: priced.uses,
      stock: goods.stock,
      currency,
      deliveryTaxing,
      tipsTaxRate,
      paymentMinutes,
      legalTexts,
    },
  };
}

const refused = (problems: OrderProblem[]): Checked => ({ ok: false, problems });
