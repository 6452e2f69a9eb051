import {
  type ChosenPart,
  type PartValue,
  type UploadRef,
  isEmptyValue,
  namesIn,
  valueOf,
} from './cart-item.ts';
import type { Configurable, Part, Product } from './product.ts';
import type { QuantityRule } from './quantity.ts';
import { isAllowedAmount } from './amount-input.ts';

/** Why a part's value is invalid (SPEC section 5). */
export type PartProblemCode = 'unknown' | 'missing' | 'unknownOption' | 'wrongType' | 'duplicate';

/** A part's name and its problem; `unknown`: the product has no such part. */
export interface PartProblem {
  name: string;
  code: PartProblemCode;
}

const isText = (part: Part) => part.type === 'text' || part.type === 'textarea';
const isSingleUpload = (part: Part) => part.type === 'image' || part.type === 'file';

/** Whether a part takes files or pictures. */
export const takesFiles = ({ type }: Part) => /^(image|file)s?$/.test(type);

/** The empty value of every part. Nothing is preselected. */
export function emptyParts(product: Configurable): ChosenPart[] {
  return product.config.parts.map((part) => ({ name: part.name, value: emptyValue(part) }));
}

function emptyValue(part: Part): PartValue {
  return isText(part) || part.type === 'select' ? '' : [];
}

function isUpload(entry: unknown): entry is UploadRef {
  return typeof entry === 'object' && entry !== null && 'id' in entry && 'publicHash' in entry;
}

function hasRightType(part: Part, value: PartValue): boolean {
  if (isText(part) || part.type === 'select') return typeof value === 'string';
  if (!Array.isArray(value)) return false;
  if (part.type === 'multiselect') return value.every((entry) => typeof entry === 'string');
  return value.every(isUpload) && !(isSingleUpload(part) && value.length > 1);
}

/** The problem of a part's value, or null. Required parts need a selection, an entry, or text that is not blank (SPEC section 5). */
export function partProblem(part: Part, value: PartValue | undefined): PartProblemCode | null {
  if (value !== undefined && !hasRightType(part, value)) return 'wrongType';
  if (value === undefined || isEmptyValue(value)) return part.optional ? null : 'missing';
  if (part.type !== 'select' && part.type !== 'multiselect') return null;
  const names = namesIn(value);
  if (new Set(names).size < names.length) return 'duplicate';
  const isKnown = (name: string) => part.options.some((option) => option.name === name && !option.outUntil);
  return names.every(isKnown) ? null : 'unknownOption';
}

/** Whether a part's value can be accepted (SPEC section 5). */
export function isPartValid(part: Part, value: PartValue | undefined): boolean {
  return partProblem(part, value) === null;
}

/** The invalid parts, in the product's order. */
export function invalidParts(product: Configurable, parts: readonly ChosenPart[]): Part[] {
  return product.config.parts.filter((part) => !isPartValid(part, valueOf(parts, part.name)));
}

/** All problems of a selection, including unknown and duplicate names: the server's check. */
export function partProblems(product: Configurable, parts: readonly ChosenPart[]): PartProblem[] {
  const known = new Set(product.config.parts.map((part) => part.name));
  const seen = new Set<string>();
  const problems: PartProblem[] = [];
  for (const { name } of parts) {
    if (!known.has(name)) problems.push({ name, code: 'unknown' });
    else if (seen.has(name)) problems.push({ name, code: 'duplicate' });
    seen.add(name);
  }
  for (const part of product.config.parts) {
    const code = partProblem(part, valueOf(parts, part.name));
    if (code) problems.push({ name: part.name, code });
  }
  return problems;
}

/**
 * Toggles an option: a select replaces its value and clears it only if optional; a multiselect toggles, in the product's order (SPEC
 * section 4).
 */
export function toggleOption(part: Part, value: PartValue | undefined, optionName: string): PartValue {
  if (part.type === 'multiselect') {
    const names = new Set(value === undefined ? [] : namesIn(value));
    if (!names.delete(optionName)) names.add(optionName);
    return part.options.map((option) => option.name).filter((name) => names.has(name));
  }
  return value === optionName && part.optional ? '' : optionName;
}

/** The number of steps in the dialog: one per part of a step-by-step product, else one (SPEC section 4 'Item editor'). */
export function stepCount(product: Pick<Product, 'config' | 'isStepByStep'>): number {
  return product.isStepByStep ? Math.max(1, product.config.parts.length) : 1;
}

/** The parts shown in a step; steps count from 0. */
export function partsAtStep(product: Pick<Product, 'config' | 'isStepByStep'>, step: number): Part[] {
  return product.isStepByStep ? product.config.parts.slice(step, step + 1) : product.config.parts;
}

/** Whether 'next' is enabled: the step's part is valid and another step follows. */
export function canGoNext(
  product: Pick<Product, 'config' | 'isStepByStep'>,
  parts: readonly ChosenPart[],
  step: number,
): boolean {
  const isStepValid = partsAtStep(product, step).every((part) =>
    isPartValid(part, valueOf(parts, part.name)),
  );
  return step + 1 < stepCount(product) && isStepValid;
}

/** The step before; null: back at step 0 cancels (SPEC section 4 'Item editor'). */
export function stepBack(step: number): number | null {
  return step > 0 ? step - 1 : null;
}

/** Whether the item can be saved: an allowed amount above 0 and every part valid (SPEC section 5). */
export function canSave(
  product: Configurable,
  parts: readonly ChosenPart[],
  amount: number,
  rule: QuantityRule,
): boolean {
  return amount > 0 && isAllowedAmount(amount, rule) && partProblems(product, parts).length === 0;
}

/** The parts with one value replaced or added. */
export function withValue(parts: readonly ChosenPart[], name: string, value: PartValue): ChosenPart[] {
  if (valueOf(parts, name) === undefined) return [...parts, { name, value }];
  return parts.map((part) => (part.name === name ? { name, value } : part));
}
