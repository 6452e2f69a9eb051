import type { Corner, Point } from '../../src/lib/domain/delivery-geometry.ts';

/** The corners of a square from (from, from) to (to, to). */
export const square = (from: number, to: number): Corner[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

export const at = (longitude: number, latitude: number): Point => ({ longitude, latitude });
