import { put, type Art, type Point } from './brush.ts';
import { definitionsOf } from './light.ts';
import { tableOf, textureOf, type Table } from './tables.ts';

/** A drawing on its table. */
export interface Picture {
  table: Table;
  /** The art around 0,0, within 300 pixels for all that matters: pages crop to the middle square. */
  draw: () => Art;
}

export const WIDTH = 800;
export const HEIGHT = 600;

const svg = (width: number, height: number, inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  );

/** The bare table without its texture. */
export const tableSvg = (table: Table, width: number, height: number): Buffer =>
  svg(width, height, tableOf(table, width, height));

/** What lies over all tables of a kind. */
export const textureSvg = (kind: Table['kind'], width: number, height: number): Buffer =>
  svg(width, height, textureOf(kind, width, height));

/** What stands on the table, on nothing. */
export function artSvg(art: Art): Buffer {
  const middle: Point = [WIDTH / 2, HEIGHT / 2];
  return svg(WIDTH, HEIGHT, `<defs>${definitionsOf(art)}</defs>${put(art, middle)}`);
}
