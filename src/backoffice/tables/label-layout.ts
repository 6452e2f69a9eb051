/** How labels are arranged on a sheet, in millimetres (SPEC section 9 'Label layout'). */
interface SheetLayout {
  rows: number;
  columns: number;
  margin: { x: number; y: number };
}

export const LAYOUTS = {
  compact: { rows: 12, columns: 4, margin: { x: 8, y: 10 } },
  detail: { rows: 5, columns: 2, margin: { x: 8, y: 10 } },
} as const satisfies Record<string, SheetLayout>;

export type LayoutName = keyof typeof LAYOUTS;

/** A4, in millimetres. */
export const SHEET = { width: 210, height: 297 } as const;

export interface Place {
  page: number;
  /** Upper left corner, in millimetres from that of the sheet. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The position of a label by its index, filled row by row, sheet by sheet. */
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

/** How many sheets that many labels take. */
export const pagesOf = (labels: number, { rows, columns }: SheetLayout) =>
  Math.ceil(labels / (rows * columns));

/** The smallest legible size. */
const SMALLEST_PT = 6;
const STEP_PT = 0.5;
const PX_PER_MM = 96 / 25.4;

/** The largest font size of a text in points, and its largest height in millimetres. */
export interface TextBounds {
  size: number;
  height: number;
}

export const boundsAttributes = ({ size, height }: TextBounds) => ({
  'data-size': size,
  'data-height': height,
});

function fits(element: HTMLElement): boolean {
  const most = Number(element.dataset['height']) * PX_PER_MM;
  return element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().height <= most + 0.5;
}

const setSize = (element: HTMLElement, step: number) => {
  element.style.fontSize = `${SMALLEST_PT + step * STEP_PT}pt`;
};

/**
 * Sets each element with bounds to the largest font size in which its text fits. Only at the smallest size may lines break within words.
 * A binary search for all elements at once, so that each round costs one layout of the page.
 */
export function fitTexts(root: HTMLElement): void {
  const searches = Array.from(root.querySelectorAll<HTMLElement>('[data-size]'), (element) => {
    element.style.overflowWrap = 'normal';
    // The range of steps that is left, both included.
    return { element, least: 0, most: Math.round((Number(element.dataset['size']) - SMALLEST_PT) / STEP_PT) };
  });
  for (;;) {
    const open = searches
      .filter(({ least, most }) => least < most)
      .map((search) => ({ search, tried: Math.ceil((search.least + search.most) / 2) }));
    if (open.length === 0) break;
    for (const { search, tried } of open) setSize(search.element, tried);
    const results = open.map(({ search }) => fits(search.element));
    open.forEach(({ search, tried }, index) => {
      if (results[index]) search.least = tried;
      else search.most = tried - 1;
    });
  }
  for (const { element, least } of searches) {
    setSize(element, least);
    if (least === 0) element.style.overflowWrap = 'anywhere';
  }
}
