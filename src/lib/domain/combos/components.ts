import { type ChosenPart, chosenOptions } from '../cart-item.ts';
import { lineGross } from '../line-price.ts';
import { type Cents, fromCents, toCents } from '../money.ts';
import { isDeclared } from '../product-facts.ts';
import type { Component, Configurable, LeadTimeType, Part, PartOption, Product } from '../product.ts';
import { ratioOf, SCALE } from '../quantity.ts';
import { isCombo } from './combo.ts';

/**
 * Combos: products with options that stand for other products, their components. What an option does not say itself is its component's.
 * The server fills it in for customers, so that the rules of options hold for combos without knowing them.
 */

/** Where a product or an option group names a component. */
interface Place {
  part: number;
  option: number;
  name: string;
  id: number;
}

/** All components that parts name, in their order. */
export const componentsOf = (parts: readonly { options: readonly PartOption[] }[]): Place[] =>
  parts.flatMap(({ options }, part) =>
    options.flatMap(({ product, name }, option) => (product ? [{ part, option, name, id: product.id }] : [])),
  );

/** Until when something is sold out that nobody said an end of. */
export const NO_END = '9998-12-31T00:00:00.000Z';

/** A component with its rates, which `withNamedRates` makes the option's. */
export interface RatedComponent extends Component {
  rates?: Pick<Product, 'tax' | 'takeawayTax' | 'dineInTax' | 'taxRates'> | undefined;
}

/** What one portion of a product costs by itself, in cents: its usual amount in its usual unit. */
function singlePrice(product: Product): Cents {
  const { price, defaultQuantity, defaultUnit, pricing } = product;
  const ratio = ratioOf(product, defaultUnit) ?? 1;
  return lineGross({ unitPrice: toCents(price), amount: defaultQuantity, ratio, pricing });
}

const MINUTES = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 } as const satisfies Record<
  LeadTimeType,
  number
>;
type LeadTime = Pick<Product, 'isLeadTimeEnabled' | 'leadTimeType' | 'leadTimeValue'>;

const minutesOf = ({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime) =>
  isLeadTimeEnabled ? leadTimeValue * MINUTES[leadTimeType] : 0;

/** The longest lead time of several products. */
function longest({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime, others: readonly LeadTime[]) {
  const own: LeadTime = { isLeadTimeEnabled, leadTimeType, leadTimeValue };
  return others.reduce<LeadTime>((most, one) => (minutesOf(one) > minutesOf(most) ? one : most), own);
}

/** Until when an option cannot be had; null: it can. */
const outUntil = ({ outUntil: own }: PartOption, { enabled, outUntil: until }: Product): string | null =>
  own ?? (enabled ? null : (until ?? NO_END));

/** An option with what it takes from its component. */
function filled(option: PartOption, component: Product): PartOption {
  const { id, images, taxShares, tax, takeawayTax, dineInTax, taxRates } = component;
  const until = outUntil(option, component);
  const { allergens, noAllergens } = isDeclared(option) ? option : component;
  const deposit = option.deposit ?? component.deposit;
  const ratio = ratioOf(component, component.defaultUnit) ?? 1;
  const portion = Math.round(component.defaultQuantity * ratio * SCALE) / SCALE;
  const product: RatedComponent = {
    id,
    price: fromCents(singlePrice(component)),
    ...(taxShares?.length ? { taxShares } : {}),
    ...(images[0] ? { image: images[0] } : {}),
    ...(portion === 1 ? {} : { portion }),
    rates: { tax, takeawayTax, dineInTax, taxRates },
  };
  return {
    ...option,
    ...(until ? { outUntil: until } : {}),
    allergens,
    noAllergens,
    additives: option.additives?.length ? option.additives : component.additives,
    minimumAge: option.minimumAge ?? component.minimumAge,
    ...(deposit ? { deposit } : {}),
    product,
  };
}

/** Whether a part has to be answered and cannot be: all that there was to choose is sold out. */
export const isStuck = ({ optional, options }: Part, isOut: (option: PartOption) => boolean): boolean =>
  !optional && options.some(({ product }) => product) && options.every(isOut);

/** A combo as customers get it; the same object for other products. Its lead time is the longest of all that can be chosen. */
export function withComponents<P extends Product>(combo: P, find: (id: number) => Product | undefined): P {
  if (!isCombo(combo)) return combo;
  const parts = combo.config.parts.map((part) => ({
    ...part,
    options: part.options.map((option) => {
      const component = option.product && find(option.product.id);
      return component ? filled(option, component) : option;
    }),
  }));
  const lead = longest(
    combo,
    componentsOf(parts).flatMap(({ id }) => find(id) ?? []),
  );
  const { isLeadTimeEnabled, leadTimeType, leadTimeValue } = lead;
  return {
    ...combo,
    enabled: combo.enabled && !parts.some((part) => isStuck(part, (option) => Boolean(option.outUntil))),
    isLeadTimeEnabled,
    leadTimeType,
    leadTimeValue,
    config: { ...combo.config, parts },
  };
}

/** As `withComponents`, with what was made before, as long as neither combo nor components have changed: equal input gives the identical object. */
export function createWithComponents(): typeof withComponents {
  const known = new WeakMap<Product, { of: (Product | undefined)[]; made: Product }>();
  return <P extends Product>(combo: P, find: (id: number) => Product | undefined): P => {
    if (!isCombo(combo)) return combo;
    const of = componentsOf(combo.config.parts).map(({ id }) => find(id));
    const before = known.get(combo);
    if (before && of.every((one, index) => one === before.of[index])) return before.made as P;
    const made = withComponents(combo, find);
    known.set(combo, { of, made });
    return made;
  };
}

/** A component that was chosen: by the names of part and option, and the product's id. */
export interface ChosenComponent {
  part: string;
  option: string;
  id: number;
  /** How much of its own unit one is. */
  portion: number;
}

/** What was chosen of other products, in the combo's order; empty for products that are no combos. */
export const chosenComponents = ({ config }: Configurable, parts: readonly ChosenPart[]): ChosenComponent[] =>
  config.parts.flatMap((part) =>
    chosenOptions({ config: { parts: [part] } }, parts).flatMap(({ name, product }) =>
      product ? [{ part: part.name, option: name, id: product.id, portion: product.portion ?? 1 }] : [],
    ),
  );
