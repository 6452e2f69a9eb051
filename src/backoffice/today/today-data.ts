import { useQuery } from '@tanstack/react-query';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import { addDays } from '../../lib/domain/dates.ts';
import { call, totalOfList } from '../data/call.ts';
import { today } from '../data/formats.ts';
import { couldNot, failures } from '../data/texts.ts';
import { startOfDay } from '../orders/appointment.ts';

const EVERY_MS = 30_000;
/** A screen shows far less. Numbers are those of all. */
const MOST = 100;

const OPEN = ['new', 'confirmed', 'inDelivery'] as const;
type OpenState = (typeof OPEN)[number];

async function ordersOf(filter: object, most: number) {
  const query = {
    filter: JSON.stringify(filter),
    sort: '["dueAt","ASC"]',
    range: JSON.stringify([0, most - 1]),
  };
  const { data, headers } = await call('get /api/orders', { query }, couldNot.loadMany('orders'));
  return { orders: data as Order[], total: totalOfList(headers) };
}

/** The open orders of the person's branches, each state with its number, and how many ended well today. */
export function useOpenOrders(zone: string) {
  return useQuery({
    queryKey: ['today', 'orders', zone],
    async queryFn() {
      const day = today(zone);
      const ended = {
        state: 'completed',
        dueAt_gte: startOfDay(day, zone),
        dueAt_lte: startOfDay(addDays(day, 1), zone),
      };
      const [done, ...open] = await Promise.all([
        ordersOf(ended, 1),
        ...OPEN.map((state) => ordersOf({ state }, MOST)),
      ]);
      const counts = Object.fromEntries(OPEN.map((state, index) => [state, open[index]?.total ?? 0]));
      return {
        counts: { ...(counts as Record<OpenState, number>), done: done.total },
        orders: open.flatMap(({ orders }) => orders),
      };
    },
    refetchInterval: EVERY_MS,
  });
}

/** Which boards were awake, and which branches nobody attends. */
export function useAttendances() {
  return useQuery({
    queryKey: ['today', 'attendances'],
    queryFn: async () => (await call('get /api/heartbeats', {}, couldNot.loadMany('devices'))).data,
    refetchInterval: EVERY_MS,
  });
}

/** Turnover of today, and of the same weekday a week ago. */
export function useTurnover(zone: string) {
  return useQuery({
    queryKey: ['today', 'turnover', zone],
    async queryFn() {
      const now = today(zone);
      const of = async (day: string) =>
        (
          await call(
            'get /api/statistics/total-turnover',
            { query: { from: day, to: day } },
            failures.statistics,
          )
        ).data.turnover;
      const [turnover, before] = await Promise.all([of(now), of(addDays(now, -7))]);
      return { turnover, before, day: now };
    },
    refetchInterval: 2 * EVERY_MS,
  });
}

/** What branches have sold out, by name. */
export function useSoldOut(branches: readonly Branch[], now: number) {
  const out = branches.flatMap(({ id, name, soldOut }) =>
    soldOut.map((one) => ({ ...one, branch: { id, name } })),
  );
  const ids = [...new Set(out.map(({ product }) => product.id))].sort((a, b) => a - b).slice(0, MOST);
  const names = useQuery({
    queryKey: ['today', 'products', ids],
    async queryFn() {
      const query = { filter: JSON.stringify({ id: ids }), range: JSON.stringify([0, MOST - 1]) };
      const { data } = await call('get /api/products', { query }, couldNot.loadMany('products'));
      return new Map(data.map(({ id, name }) => [id, name]));
    },
    enabled: ids.length > 0,
  });
  const dishes = out.flatMap(({ product, option, branch, until }) => {
    const name = names.data?.get(product.id);
    return name === undefined || Date.parse(until) <= now ? [] : [{ name, option, branch }];
  });
  return { dishes, error: names.error, refetch: names.refetch, isPending: ids.length > 0 && names.isPending };
}

const countOf = async (name: 'payments' | 'withdrawals', filter: object) => {
  const query = { filter: JSON.stringify(filter), range: '[0,0]' };
  return totalOfList((await call(`get /api/${name}`, { query }, couldNot.loadMany(name))).headers);
};

/** How many payments have a problem, and how many withdrawals are open. */
export function useMoneyTasks() {
  return useQuery({
    queryKey: ['today', 'money'],
    async queryFn() {
      const [payments, withdrawals] = await Promise.all([
        countOf('payments', { hasProblem: true }),
        countOf('withdrawals', { state: 'open' }),
      ]);
      return { payments, withdrawals };
    },
    refetchInterval: 2 * EVERY_MS,
  });
}
