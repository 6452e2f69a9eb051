/** How labels lie on a sheet (SPEC section 9 'Label layout'), in millimetres. */
export interface SheetLayout {
  rows: number;
  columns: number;
  margin: { x: number; y: number };
}

export const LAYOUTS = {
  compact: { rows: 12, columns: 4, margin: { x: 8, y: 10 } },
  detail: { rows: 5, columns: 2, margin: { x: 8, y: 10 } },
} as const satisfies Record<string, SheetLayout>;

export type LayoutName = keyof typeof LAYOUTS;

/** A4. */
export const SHEET = { width: 210, height: 297 } as const;

export interface Place {
  page: number;
  /** Of the label's upper left corner, in millimetres from that of the sheet. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the label with that number, counted from 0, lies: row by row, sheet by sheet. */
export function placeOf(index: number, { rows, columns, margin }: SheetLayout): Place {
  const perPage = rows * columns;
  const onPage = index % perPage;
  const width = (SHEET.width - 2 * margin.x) / columns;
  const height = (SHEET.height - 2 * margin.y) / rows;
  return {
    page: Math.floor(index / perPage),
    x: margin.x + (onPage % columns) * width,
    y: margin.y + Math.floor(onPage / columns) * height,
    width,
    height,
  };
}

/** How many sheets so many labels take. */
export const pagesOf = (labels: number, { rows, columns }: SheetLayout) =>
  Math.ceil(labels / (rows * columns));
