import { computed, map } from 'nanostores';
import { type CartItem, type ChosenPart, type PartValue, valueOf } from '../../domain/cart-item.ts';
import type { Mode } from '../../domain/modes.ts';
import {
  initialParts,
  isPartValid,
  partsAtStep,
  stepBack,
  stepCount,
  toggleOption,
  withValue,
} from '../../domain/parts.ts';
import { priceLine } from '../../domain/line-price.ts';
import type { Part, Product } from '../../domain/product.ts';
import { decrease, increase, parseAmount, defaultChoice, quantityRule, snap } from '../../domain/quantity.ts';
import type { UnitSymbol } from '../../domain/units.ts';

interface Editing {
  parts: ChosenPart[];
  unit: UnitSymbol;
  amount: number;
  step: number;
  /** Parts whose files are still on their way: without them nothing goes into the cart. */
  sending: readonly string[];
}

/**
 * A product being configured, before it goes into the cart (SPEC section 4 'Item editor'); `line`: the line of the cart that it is
 * to replace.
 */
export function createItemEditor(product: Product, mode: Mode, line?: CartItem) {
  const { parts, unit, amount } = line ?? { parts: initialParts(product), ...defaultChoice(product) };
  const $editing = map<Editing>({ parts, unit, amount, step: 0, sending: [] });
  const edit = (change: Partial<Editing>) => $editing.set({ ...$editing.get(), ...change });
  const ruleOf = (unit: UnitSymbol) => {
    const rule = quantityRule(product, unit);
    if (!rule) throw new Error(`${product.name} is not sold by ${unit}`);
    return rule;
  };
  const item = ({ parts, unit, amount }: Editing): CartItem => ({ product, parts, unit, amount });

  const $view = computed($editing, (editing) => {
    const rule = ruleOf(editing.unit);
    const steps = stepCount(product);
    const isLastStep = editing.step >= steps - 1;
    const shownParts = partsAtStep(product, editing.step);
    const asked = isLastStep ? product.config.parts : shownParts;
    const isOpen = (part: Part) =>
      editing.sending.includes(part.name) || !isPartValid(part, valueOf(editing.parts, part.name));
    const isComplete = !product.config.parts.some(isOpen);
    return {
      ...editing,
      rule,
      steps,
      isLastStep,
      shownParts,
      /** All that is required is chosen on an earlier step than the last: what follows may be skipped (SPEC section 4 'Item editor'). */
      canSkip: isComplete && !isLastStep,
      /** What keeps the customer from the next step, on the last one from the cart: a part without its answer, or with files on their way. */
      gap: asked.find(isOpen) ?? null,
      price: priceLine(item(editing), mode),
    };
  });

  return {
    product,
    $view,
    item: () => item($editing.get()),
    setValue: (part: Part, value: PartValue) =>
      edit({ parts: withValue($editing.get().parts, part.name, value) }),
    setFiles(part: Part, refs: PartValue, isSending: boolean) {
      const { parts, sending } = $editing.get();
      const others = sending.filter((name) => name !== part.name);
      edit({
        parts: withValue(parts, part.name, refs),
        sending: isSending ? [...others, part.name] : others,
      });
    },
    toggle(part: Part, option: string) {
      const { parts } = $editing.get();
      edit({ parts: withValue(parts, part.name, toggleOption(part, valueOf(parts, part.name), option)) });
    },
    setUnit(unit: UnitSymbol) {
      const isOwn = unit === product.defaultUnit;
      edit({ unit, amount: isOwn ? defaultChoice(product).amount : snap(0, ruleOf(unit)) });
    },
    /** Takes what was typed, comma or point, and snaps it to what can be bought. */
    typeAmount(text: string) {
      edit({ amount: snap(parseAmount(text), ruleOf($editing.get().unit)) });
    },
    increase() {
      const { amount, unit } = $editing.get();
      edit({ amount: increase(amount, ruleOf(unit)) });
    },
    decrease() {
      const { amount, unit } = $editing.get();
      edit({ amount: decrease(amount, ruleOf(unit)) });
    },
    /** To the next step, once what this one asks for is chosen. */
    next() {
      const { gap, isLastStep, step } = $view.get();
      if (!gap && !isLastStep) edit({ step: step + 1 });
    },
    /** Shows the step that asks for a part. */
    goTo(part: Part) {
      if (product.isStepByStep) edit({ step: product.config.parts.indexOf(part) });
    },
    /** One step back; false on the first step, where back means leaving. */
    back(): boolean {
      const step = stepBack($editing.get().step);
      if (step !== null) edit({ step });
      return step !== null;
    },
  };
}

export type ItemEditor = ReturnType<typeof createItemEditor>;
