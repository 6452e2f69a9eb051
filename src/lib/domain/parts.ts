import {
  type ChosenPart,
  type PartValue,
  type UploadRef,
  isEmptyValue,
  namesIn,
  valueOf,
} from './cart-item.ts';
import { unitPrice } from './line-price.ts';
import { toCents } from './money.ts';
import type { Part, PartOption, Product } from './product.ts';

/** Why a part's value is invalid (SPEC section 5). */
export type PartProblemCode = 'unknown' | 'missing' | 'unknownOption' | 'wrongType' | 'duplicate';

const isText = (part: Part) => part.type === 'text' || part.type === 'textarea';
const isSingleUpload = (part: Part) => part.type === 'image' || part.type === 'file';

/** Whether a part takes files or pictures. */
export const takesFiles = ({ type }: Part) => /^(image|file)s?$/.test(type);

/**
 * What is chosen when a product is opened: nothing, but where one option is required, the first that leaves the price as the menu
 * has it.
 */
export function initialParts(product: Pick<Product, 'price' | 'config'>): ChosenPart[] {
  return product.config.parts.map((part) => ({ name: part.name, value: initialValue(product, part) }));
}

function initialValue(product: Pick<Product, 'price' | 'config'>, part: Part): PartValue {
  const isFree = ({ name, outUntil }: PartOption) =>
    !outUntil && unitPrice(product, [{ name: part.name, value: name }]) === toCents(product.price);
  const first = part.type === 'select' && !part.optional && part.options.find(isFree);
  return first ? first.name : emptyValue(part);
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

/** The step before; null: back at step 0 cancels (SPEC section 4 'Item editor'). */
export function stepBack(step: number): number | null {
  return step > 0 ? step - 1 : null;
}

/** The parts with one value replaced or added. */
export function withValue(parts: readonly ChosenPart[], name: string, value: PartValue): ChosenPart[] {
  if (valueOf(parts, name) === undefined) return [...parts, { name, value }];
  return parts.map((part) => (part.name === name ? { name, value } : part));
}
