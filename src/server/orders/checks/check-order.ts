import { DateTime } from 'luxon';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { isModeOpen, orderableFrom, SEARCH_DAYS, submission } from '../../../lib/domain/hours.ts';
import { needsLeadTime } from '../../../lib/domain/cart.ts';
import { type Mode, offeredModes } from '../../../lib/domain/modes.ts';
import { pausedUntil, whileBusy, type Busy } from '../../../lib/domain/pause.ts';
import { appointmentProblem, earliestTime } from '../../../lib/domain/slots.ts';
import type { OrderRefusal, ShopTime } from '../../../lib/contract/words/refusals.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';
import type { Donatee, Table } from '../../../lib/contract/entities.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { TakenBy } from '../../../lib/contract/staff-orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { DeliveryArea } from '../../../lib/domain/branch.ts';
import { isCashRounded } from '../../../lib/domain/cash-rounding.ts';
import type { DeliveryTaxing } from '../../../lib/domain/cart-sum.ts';
import { toCents } from '../../../lib/domain/money.ts';
import { askedByStaff, modeOf, requiredFields } from '../../../lib/domain/order-mode.ts';
import type { LegalVersions } from '../../../lib/domain/legal-texts.ts';
import {
  isOnlinePayment,
  offeredPaymentMethods,
  onSiteMethods,
} from '../../../lib/domain/payment-methods.ts';
import { cartAge } from '../../../lib/domain/product-facts.ts';
import { phoneCountry } from '../../../lib/domain/phone.ts';
import { withAreaTax, withNamedRates } from '../../../lib/domain/named-rates.ts';
import { countryOf } from '../../../lib/domain/country.ts';
import type { Pricing } from '../../../lib/domain/pricing.ts';
import { obstacleOf, occasionAt } from '../../../lib/domain/promotions/applicability.ts';
import { normalCode } from '../../../lib/domain/promotions/promotion.ts';
import { createDiscountsOf } from '../../../lib/domain/promotions/compute-discounts.ts';
import type { CurrentShop } from '../../shop/shop-cache.ts';
import type { Located } from '../delivery/locate-address.ts';
import { findArea } from '../delivery/find-area.ts';
import {
  NOTHING_USED,
  obstacleRefusal,
  offeredPromotions,
  type PromotionState,
} from '../promotions/offered.ts';
import type { WantedUse } from '../queries/promotions.ts';
import type { WantedStock } from '../queries/stock.ts';
import { NOTHING_COUNTED, stockProblems, wantedStock, type CountedStock } from '../stock/wanted-stock.ts';
import { lineStations, type LineStations } from './line-stations.ts';
import { contactOf, contactProblems, findTable, type Contact } from './destination.ts';
import { checkItems, offerOf, changedPrices, priceItems } from './items.ts';
import { itemsAtPrices } from './goods.ts';

const FIELD = 'appointmentDate';

/** The earliest time that a browser has computed is still accepted so long after: its clock ticks by the minute. */
const LEAD_TIME_GRACE = { minutes: 2 };

/** What the rules depend on for an order that staff take. */
export type Taking = Pick<TakenBy, 'how' | 'overrides'>;

/** Why an order cannot be placed now, or not for the requested time (SPEC section 5 'Appointment'). */
export function timeProblems(
  branch: Branch,
  mode: Mode,
  items: readonly CartItem[],
  appointment: DateTime | null,
  now: DateTime,
  busy: Busy | null = null,
): OrderProblem[] {
  const until = pausedUntil(busy, mode, now.toMillis());
  const wanted = branch.isPreorderEnabled && appointment ? appointment.toMillis() : -Infinity;
  if (until !== null && wanted < until) return [paused(until)];
  if (!appointment && now.toMillis() < orderableFrom(branch)) return [invalid(FIELD, notYet(branch, now))];
  if (submission(branch, mode, now) === null)
    return [movedOn(null, { code: mode === 'delivery' ? 'deliveryClosed' : 'closed' })];
  const refused = { branch, mode, items, at: (appointment ?? now).toMillis() };
  if (!appointment) {
    if (branch.isAppointmentRequired) return [invalid(FIELD, { code: 'appointmentMissing' })];
    // 'As soon as possible' would be at a time that the customer has not agreed to.
    if (needsLeadTime(items)) return [{ ...invalid(FIELD, tooSoon()), refused }];
    // It would take a place of a half hour in which nobody works, and none of the first one after that.
    const isOutside = branch.slotCapacity !== null && !isModeOpen(branch, mode, now);
    return isOutside ? [{ ...invalid(FIELD, { code: 'appointmentClosed' }), refused }] : [];
  }
  switch (appointmentProblem(branch, mode, items, appointment, now)) {
    case 'past':
      return [{ ...movedOn(FIELD, { code: 'appointmentPast' }), refused }];
    case 'closed':
      return [{ ...invalid(FIELD, { code: 'appointmentClosed' }), refused }];
    case 'leadTime': {
      const before = now.minus(LEAD_TIME_GRACE);
      if (appointmentProblem(branch, mode, items, appointment, before) === null) return [];
      return [{ ...invalid(FIELD, tooSoon()), refused }];
    }
    case 'tooFar':
      return [{ ...invalid(FIELD, { code: 'appointmentTooFar' }), refused }];
    case 'notOrderableYet':
      return [{ ...invalid(FIELD, notYet(branch, now)), refused }];
    case null:
      return [];
  }

  /** A preorder for later is as good; without preorders, the customer has to come back. */
  function paused(until: number): OrderProblem {
    const { day, time } = shopTime(until, now);
    const refusal = {
      code: 'paused',
      until: { day: day === now.toISODate() ? null : day, time },
      message: busy?.message ?? '',
      phone: busy?.unattended?.phone,
    } as const;
    if (!branch.isPreorderEnabled) return movedOn(null, refusal);
    return { ...movedOn(FIELD, refusal), refused: { branch, mode, items, at: until } };
  }

  function tooSoon(): OrderRefusal {
    const earliest = earliestTime(branch, mode, items, now);
    return { code: 'appointmentLeadTime', earliest: earliest === null ? null : shopTime(earliest, now) };
  }
}

/** Times at which nobody can have an order ready, whatever rules are set aside. */
function hardTimeProblems(appointment: DateTime | null, now: DateTime): OrderProblem[] {
  if (!appointment) return [];
  if (appointment < now) return [movedOn(FIELD, { code: 'appointmentPast' })];
  const isTooFar = appointment > now.plus({ days: SEARCH_DAYS });
  return isTooFar ? [invalid(FIELD, { code: 'appointmentTooFar' })] : [];
}

function notYet(branch: Branch, now: DateTime): OrderRefusal {
  return { code: 'notOrderableYet', from: shopTime(orderableFrom(branch), now) };
}

/** An instant in epoch milliseconds, as clock and calendar of the shop show it. */
function shopTime(instant: number, { zone }: DateTime): ShopTime {
  const at = DateTime.fromMillis(instant, { zone });
  return { day: at.toISODate() ?? '', time: at.toFormat('HH:mm') };
}

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

export interface Circumstances {
  /** In the shop's zone. */
  now: DateTime;
  /** Absent or null: its customer places it. */
  taking?: Taking | null;
  /** What the branch's kitchen has set; absent or null: nothing. */
  busy?: Busy | null;
  /** Where the address of a delivery is, at a branch that needs to know; absent: it was not looked for. */
  located?: Located | undefined;
  /** What is used up of promotions; absent: nothing. */
  promotions?: PromotionState;
  /** What is counted of its goods; absent: nothing. */
  stock?: CountedStock;
  hasUpload: (ref: { id: number; publicHash: string }) => boolean;
}

/** Checks a draft against the current shop, and reports all problems at once. */
export function checkOrder(
  current: CurrentShop,
  draft: OrderDraft,
  {
    now,
    hasUpload,
    located,
    taking = null,
    busy = null,
    promotions: used = NOTHING_USED,
    stock = NOTHING_COUNTED,
  }: Circumstances,
): Checked {
  const { shop } = current;
  const found = shop.branches.find(({ id }) => id === draft.branch.id);
  if (!found) return refused(invalid('branch', { code: 'unknownBranch' }));
  if (!found.isPublic) return refused(invalid('branch', { code: 'branchNotPublic' }));
  if (draft.isDelivery && draft.isDineIn) return refused(invalid('isDineIn', { code: 'bothModes' }));
  const mode = modeOf(draft);
  if (!offeredModes(found).includes(mode))
    return refused(invalid(mode === 'dineIn' ? 'isDineIn' : 'isDelivery', { code: 'modeNotOffered', mode }));

  // Staff decide themselves what they take.
  const branch = taking ? found : whileBusy(found, busy, mode, now.toMillis());
  const appointment =
    draft.appointmentDate === null ? null : DateTime.fromISO(draft.appointmentDate, { zone: now.zone });
  const country = phoneCountry(shop.config, branch);
  const contact = contactOf(draft, country);
  const { currency } = shop.config;
  const area = findArea(branch, { ...draft, ...contact }, taking ? null : located);
  const table = findTable(branch, mode, draft, shop.tables);
  const donatee = findDonatee(shop, draft);
  const offer = offerOf(current, branch.id, (appointment ?? now).toMillis());
  const { items: chosen, problems: itemProblems } = checkItems(draft.items, offer, hasUpload);
  // The rates of the day on which the goods are handed over count (§ 27 Abs. 1 UStG).
  const taxTerms = {
    country: countryOf(shop.config, branch),
    day: (appointment ?? now).toISODate() ?? '',
    isSmallBusiness: shop.config.isSmallBusiness,
  };
  const atPrices = itemsAtPrices(shop, chosen, draft.items, {
    branchId: branch.id,
    mode,
    now: now.toMillis(),
    appointment: appointment?.toMillis() ?? null,
  });
  const items = atPrices.map((item) => ({ ...item, product: withNamedRates(item.product, taxTerms) }));
  const problems = [
    ...contactProblems(
      taking ? askedByStaff(branch, mode, taking.how) : requiredFields(branch, mode),
      mode,
      contact,
      country,
    ),
    ...(area.ok ? [] : area.problems),
    ...(table.ok ? [] : [table.problem]),
    ...(donatee.ok ? [] : [donatee.problem]),
    ...paymentProblems(current.publicShop, branch, draft, taking),
    ...tipProblems(shop, draft),
    ...ageProblems(draft, items),
    // What was said at the phone or the counter is agreed: there is no box to tick.
    ...(taking ? [] : consentProblems(draft)),
    ...(taking?.overrides.includes('time')
      ? hardTimeProblems(appointment, now)
      : timeProblems(branch, mode, items, appointment, now, taking ? null : busy)),
    ...itemProblems,
    ...(itemProblems.length === 0 ? stockProblems(items, stock) : []),
  ];
  if (itemProblems.length > 0 || !area.ok) return { ok: false, problems };
  const { deliveryTaxing, isSmallBusiness } = shop.config;
  const tipsTaxRate = isSmallBusiness ? null : shop.config.tipsTaxRate;
  const taxedArea = area.area && withAreaTax(area.area, taxTerms);
  const offered = offeredPromotions(shop, branch.id, draft.codes, used);
  problems.push(...offered.problems.map(({ index, refusal }) => codeProblem(index, refusal)));
  const due = (appointment ?? now).toMillis();
  const { timezone: zone } = shop.config;
  const occasion = occasionAt(
    { ordered: now.toMillis(), due, zone },
    { mode, isFirstOrder: draft.isFirstOrder },
  );
  const context = {
    discountsOf: createDiscountsOf(offered.promotions, occasion),
    mode,
    area: taxedArea,
    deliveryTaxing,
    tip: toCents(draft.tip),
    tipsTaxRate,
    isCashRounded: isCashRounded(currency, draft.paymentMethod),
  };
  const isAnyValue = taking?.overrides.includes('minimumOrder') ?? false;
  const priced = priceItems(items, context, currency, isAnyValue);
  if (!priced.ok) problems.push(...priced.problems);
  if (priced.ok) {
    const goods = { gross: priced.pricing.gross, products: new Set(items.map(({ product }) => product.id)) };
    for (const promotion of offered.promotions) {
      const obstacle = promotion.code === null ? null : obstacleOf(promotion, occasion, goods);
      const index = draft.codes.findIndex((code) => normalCode(code) === promotion.code);
      if (obstacle) problems.push(codeProblem(index, obstacleRefusal(obstacle, promotion, currency)));
    }
  }
  if (problems.length > 0 || !priced.ok || !table.ok || !donatee.ok) return { ok: false, problems };
  const { pricing } = priced;
  if (pricing.totalGross === 0 && isOnlinePayment(draft.paymentMethod))
    return refused(invalid('paymentMethod', { code: 'nothingToPay' }));
  const changes = changedPrices(draft, items, pricing, currency);
  if (changes.length > 0) return { ok: false, problems: changes };
  return {
    ok: true,
    order: {
      branch,
      mode,
      table: table.table,
      donatee: donatee.donatee,
      contact,
      area: taxedArea,
      appointment,
      items,
      stations: items.map((item) => lineStations(item, offer.stations)),
      pricing,
      uses: usesOf(shop, pricing, used),
      stock: wantedStock(branch.id, items, stock),
      currency,
      deliveryTaxing,
      tipsTaxRate,
      paymentMinutes: shop.config.paymentMinutes,
      legalTexts: current.legalTexts,
    },
  };
}

/** Codes that end meanwhile were valid when they were entered. */
const MOVED_ON: ReadonlySet<OrderRefusal['code']> = new Set(['codeUsedUp', 'codeOver']);

const codeProblem = (index: number, refusal: OrderRefusal): OrderProblem =>
  (MOVED_ON.has(refusal.code) ? movedOn : invalid)(`codes.${index}`, refusal);

/** The uses of what really took something off: a code that another promotion beats stays unused. */
function usesOf({ promotions }: Shop, pricing: Pricing, { generated }: PromotionState): WantedUse[] {
  return pricing.promotions.flatMap(({ id, code, amount }) => {
    const promotion = promotions.find((one) => one.id === id);
    if (!promotion) return [];
    const { mostUses, mostUsesPerContact } = promotion;
    const generatedCode = code !== null && code !== promotion.code && generated.has(code) ? code : null;
    return { promotionId: id, generatedCode, amountCents: amount, mostUses, mostUsesPerContact };
  });
}

const refused = (problem: OrderProblem): Checked => ({ ok: false, problems: [problem] });

type FoundDonatee = { ok: true; donatee: Donatee | null } | { ok: false; problem: OrderProblem };

function findDonatee(shop: Shop, draft: OrderDraft): FoundDonatee {
  if (!draft.donatee) return { ok: true, donatee: null };
  const { id } = draft.donatee;
  const donatee = shop.config.enablePluginDonations && shop.donatees.find((entry) => entry.id === id);
  return donatee
    ? { ok: true, donatee }
    : { ok: false, problem: invalid('donatee', { code: 'donateeUnknown' }) };
}

function paymentProblems(
  shop: Shop,
  branch: Branch,
  { paymentMethod }: OrderDraft,
  taking: Taking | null,
): OrderProblem[] {
  const offered = taking ? onSiteMethods(branch, shop.config) : offeredPaymentMethods(branch, shop.config);
  const isOffered = offered.includes(paymentMethod);
  return isOffered ? [] : [invalid('paymentMethod', { code: 'paymentNotOffered' })];
}

function tipProblems({ config }: Shop, { tip }: OrderDraft): OrderProblem[] {
  return tip > 0 && !config.enableTips ? [invalid('tip', { code: 'tipsNotTaken' })] : [];
}

function ageProblems({ ageConfirmed }: OrderDraft, items: readonly CartItem[]): OrderProblem[] {
  const age = cartAge(items);
  return age === null || ageConfirmed ? [] : [invalid('ageConfirmed', { code: 'ageNotConfirmed', age })];
}

function consentProblems({ legalInstructions, privacyPolicy }: OrderDraft): OrderProblem[] {
  return [
    ...(legalInstructions ? [] : [invalid('legalInstructions', { code: 'termsNotAccepted' })]),
    ...(privacyPolicy ? [] : [invalid('privacyPolicy', { code: 'privacyNotAccepted' })]),
  ];
}
