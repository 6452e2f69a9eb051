import { type ChosenPart, valueOf } from './cart-item.ts';
import { partProblem, type PartProblemCode } from './parts.ts';
import type { Configurable } from './product.ts';

/** A part's name and its problem; `unknown`: the product has no such part. */
export interface PartProblem {
  name: string;
  code: PartProblemCode;
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
