import type { ChosenPart } from './cart-item.ts';

/** Which station of a kitchen prepares what. */

interface Prepared {
  id: number;
  station?: { id: number } | null | undefined;
}

interface Offer {
  categories: readonly Prepared[];
  products: readonly Prepared[];
}

/** The stations of a menu's products by product: its own, else that of the first category on the menu that has it and names one. */
export function stationsOnMenu(
  catalog: readonly { id: number; products: readonly { id: number }[] }[],
  { categories, products }: Offer,
): ReadonlyMap<number, number> {
  const stations = new Map(products.flatMap(({ id, station }) => (station ? [[id, station.id]] : [])));
  const ofCategory = new Map(categories.map(({ id, station }) => [id, station?.id]));
  for (const { id, products: places } of catalog) {
    const station = ofCategory.get(id);
    if (station === undefined) continue;
    for (const place of places) if (!stations.has(place.id)) stations.set(place.id, station);
  }
  return stations;
}

/** A line item of an order, as its kitchen sees it. */
interface Line {
  station?: { id: number } | undefined;
  parts?: readonly ChosenPart[] | undefined;
  /** Of a combo: what was chosen of other products. One without a station of its own is prepared where the line is. */
  components?: readonly LineComponent[] | undefined;
}

/** An option of a combo that stands for another product. */
interface LineComponent {
  part: string;
  option: string;
  station?: { id: number } | undefined;
}

interface Worked<L extends Line> {
  items: readonly L[];
  stationsDone?: readonly { station: number }[] | undefined;
}

/** A station's part of an order. */
export interface StationPart<L> {
  station: { id: number; name: string };
  items: L[];
  isDone: boolean;
}

/** The stations that prepare something of a line. */
export const stationsOf = ({ station, components = [] }: Line): number[] => [
  ...new Set([station, ...components.map((one) => one.station)].flatMap((one) => one?.id ?? [])),
];

/** What each station prepares of an order, in the stations' order, and what is left: lines of no station, or of one that is gone. */
export function splitByStation<L extends Line>(
  { items, stationsDone = [] }: Worked<L>,
  stations: readonly { id: number; name: string }[],
): { parts: StationPart<L>[]; rest: L[] } {
  const parts = stations
    .map((station) => ({
      station,
      items: items.flatMap((item) => preparedBy(item, (id) => id === station.id)),
      isDone: stationsDone.some((done) => done.station === station.id),
    }))
    .filter((part) => part.items.length > 0);
  const known = new Set(stations.map(({ id }) => id));
  return {
    parts,
    rest: items.flatMap((item) => preparedBy(item, (id) => id === undefined || !known.has(id))),
  };
}

/** A line as some stations prepare it, without what others do of it; none: they do nothing of it. */
function preparedBy<L extends Line>(item: L, isHere: (station: number | undefined) => boolean): L[] {
  const { station, parts = [], components = [] } = item;
  const isOwn = isHere(station?.id);
  if (components.length === 0) return isOwn ? [item] : [];
  const placed = components.map((one) => ({ ...one, isHere: isHere((one.station ?? station)?.id) }));
  const isShown = (part: string, option: string) =>
    placed.find((one) => one.part === part && one.option === option)?.isHere ?? isOwn;
  const shown = parts.flatMap((part) => shownPart(part, isShown));
  // A combo of which nothing is left has to be prepared by nobody, unless it has a station itself.
  return shown.length > 0 || (isOwn && station !== undefined) ? [{ ...item, parts: shown }] : [];
}

function shownPart(part: ChosenPart, isShown: (part: string, option: string) => boolean): ChosenPart[] {
  const { name, value } = part;
  if (typeof value === 'string') return isShown(name, value) ? [part] : [];
  const kept = value.filter((entry) => isShown(name, typeof entry === 'string' ? entry : ''));
  return kept.length > 0 ? [{ name, value: kept as typeof value }] : [];
}

/** A category or product as customers get it: without its station. */
export function withoutStation<T extends Pick<Prepared, 'station'>>(one: T): T {
  if (one.station === undefined) return one;
  const { station: _station, ...shown } = one;
  return shown as T;
}

/** Why a kitchen must not prepare a ticket again: a planned copy, or one that came out before. */
export type PrintRepeat = 'copy' | 'again';

/** A ticket is late if it comes out more than this after it was due at the printer. */
const PRINT_LATE_MINUTES = 5;

interface PrintedTicket {
  /** Written with the order's confirmation, not asked for by staff. */
  isPlanned: boolean;
  /** How many tickets of the order this printer got before; 0 for the first. */
  copy: number;
  /** An earlier try may be on paper, wholly or in part. */
  isRepeat: boolean;
}

/** How a ticket repeats another; null: it is the first. A ticket that may be on paper already is never a mere copy. */
export function printRepeat({ isPlanned, copy, isRepeat }: PrintedTicket): PrintRepeat | null {
  if (isRepeat) return 'again';
  if (copy === 0) return null;
  return isPlanned ? 'copy' : 'again';
}

/** Whether a ticket comes out late; both in epoch milliseconds. */
export const isPrintLate = (queuedAt: number, printedAt: number): boolean =>
  printedAt - queuedAt > PRINT_LATE_MINUTES * 60_000;
