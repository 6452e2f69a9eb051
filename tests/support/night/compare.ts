import { setTimeout as pause } from 'node:timers/promises';
import type { FrontdeskTicket, Order } from '../../../src/lib/contract/staff-orders.ts';
import { formatTime } from '../../../src/lib/domain/dates.ts';
import { BRANCH, type NightShop } from './night-shop.ts';
import type { Screen } from './screens.ts';
import type { ShopClock } from './shop-clock.ts';

const ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const AHEAD_MS = 2 * 60 * MINUTE_MS;

interface Night {
  shop: NightShop;
  clock: ShopClock;
  board: Screen;
  desk: Screen;
}

interface Shown {
  columns: Record<string, { ids: number[]; count: number }>;
  /** Minutes that cards say to have waited, by order. */
  waited: [id: number, minutes: number][];
  connection: string;
}

const readBoard = ({ page }: Screen): Promise<Shown> =>
  page.evaluate(() => {
    const columns: Shown['columns'] = {};
    const waited: Shown['waited'] = [];
    for (const column of document.querySelectorAll<HTMLElement>('[data-column]')) {
      const cards = [...column.querySelectorAll<HTMLElement>('[data-order]')];
      columns[column.dataset['column'] ?? ''] = {
        ids: cards.map((card) => Number(card.dataset['order'])),
        count: Number.parseInt(column.querySelector('h2 > span')?.textContent ?? '', 10),
      };
      for (const card of cards) {
        const minutes = /vor (\d+) Min/.exec(card.querySelector('.order-due')?.textContent ?? '')?.[1];
        if (minutes !== undefined) waited.push([Number(card.dataset['order']), Number(minutes)]);
      }
    }
    const connection = document.querySelector('[role="status"].MuiChip-root')?.textContent ?? '';
    return { columns, waited, connection };
  });

const readDesk = ({ page }: Screen) =>
  page.evaluate(() => {
    const of = (kind: string) =>
      [...document.querySelectorAll(`.column.${kind} li`)].map((item) => item.textContent);
    return {
      preparing: of('preparing'),
      ready: of('ready'),
      time: document.querySelector('.bar time')?.textContent ?? '',
      note: document.querySelector('.note')?.textContent ?? '',
    };
  });

/** Compares two lists regardless of their order; a line for what is missing or too much. Ticket numbers of two days may be alike. */
function unlike(
  what: string,
  shown: readonly (number | string)[],
  stored: readonly (number | string)[],
): string[] {
  const times = (list: readonly (number | string)[], one: number | string) =>
    list.filter((other) => other === one).length;
  return [...new Set([...shown, ...stored])].flatMap((one) => {
    const more = times(shown, one) - times(stored, one);
    return more === 0 ? [] : [`${what}: ${one} is ${more < 0 ? 'missing' : 'too much'}`];
  });
}

/** What the board shows otherwise than the API says. */
export async function boardProblems({ shop, clock, board }: Night): Promise<string[]> {
  const orders = await shop.call<Order[]>('GET', `orders/current?branchId=${BRANCH}`);
  const { columns, waited, connection } = await readBoard(board);
  const problems = (['new', 'confirmed', 'inDelivery'] as const).flatMap((name) => {
    const stored = orders.filter(({ state }) => state === name).map(({ id }) => id);
    const { ids = [], count = Number.NaN } = columns[name] ?? {};
    return [
      ...unlike(`board, ${name}`, ids, stored),
      ...(count === stored.length ? [] : [`board, ${name}: says ${count} of ${stored.length}`]),
    ];
  });
  if (connection !== 'Live') problems.push(`board: says '${connection}'`);
  for (const [id, minutes] of waited) {
    const order = orders.find((one) => one.id === id);
    const real = order ? (clock.now() - Date.parse(order.createdAt)) / MINUTE_MS : minutes;
    if (Math.abs(real - minutes) > 1)
      problems.push(`board: ${id} waits for ${minutes} instead of ${real.toFixed(1)} minutes`);
  }
  return problems;
}

const dayIn = (at: string | number) => new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(new Date(at));

/** What stands under 'Heute fertig' and is neither due nor ended today, and what is missing there. */
export async function endedProblems(
  { shop, clock, board }: Night,
  endedAt: ReadonlyMap<number, number>,
): Promise<string[]> {
  const today = dayIn(clock.now());
  const filter = { branchId: BRANCH, state: ['completed', 'rejected', 'canceled', 'failed'] };
  const ended = await shop.call<Order[]>(
    'GET',
    `orders?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,499]`,
  );
  const due = ended.filter(({ dueAt }) => dayIn(dueAt) === today).map(({ id }) => id);
  const may = new Set([
    ...due,
    ...ended.map(({ id }) => id).filter((id) => dayIn(endedAt.get(id) ?? 0) === today),
  ]);
  const { ids = [], count = Number.NaN } = (await readBoard(board)).columns['done'] ?? {};
  return [
    ...ids.filter((id) => !may.has(id)).map((id) => `board, done: ${id} is not of today`),
    ...(count >= due.length && count <= may.size
      ? []
      : [`board, done: says ${count} instead of ${due.length} to ${may.size}`]),
  ];
}

/** What the front desk shows otherwise than the API says. */
export async function deskProblems({ shop, clock, desk }: Night): Promise<string[]> {
  const tickets = await shop.call<FrontdeskTicket[]>('GET', `orders/frontdesk/${BRANCH}/${shop.key}`);
  const { preparing, ready, time, note } = await readDesk(desk);
  const numbers = (of: FrontdeskTicket[]) => of.map(({ ticketNumber }) => ticketNumber);
  const soon = tickets.filter(
    ({ state, dueAt }) => state === 'confirmed' && Date.parse(dueAt) - clock.now() <= AHEAD_MS,
  );
  // A reloaded page may be seconds ahead.
  const times = [-MINUTE_MS, 0, MINUTE_MS / 3].map((by) => formatTime(clock.now() + by, ZONE));
  return [
    ...unlike('front desk, preparing', preparing, numbers(soon)),
    ...unlike('front desk, ready', ready, numbers(tickets.filter(({ state }) => state === 'inDelivery'))),
    ...(times.includes(time) ? [] : [`front desk: its clock says ${time} at ${times[1]}`]),
    ...(note === '' ? [] : [`front desk: says '${note}'`]),
  ];
}

/** Seconds until a screen shows what the API says; its problems when it does not within `limit` seconds. */
export async function settled(
  look: () => Promise<string[]>,
  limit: number,
): Promise<{ seconds: number; problems: string[] }> {
  const start = performance.now();
  for (;;) {
    const problems = await look();
    const seconds = (performance.now() - start) / 1000;
    if (problems.length === 0 || seconds > limit) return { seconds, problems };
    await pause(100);
  }
}
