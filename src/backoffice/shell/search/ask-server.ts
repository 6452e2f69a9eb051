import { useQueries } from '@tanstack/react-query';
import type { User } from '../../../lib/contract/people.ts';
import { call } from '../../data/call.ts';
import { dateAndTime } from '../../data/formats.ts';
import { couldNot } from '../../data/texts.ts';
import { stateName } from '../../orders/texts.ts';
import { mayUse } from '../../sign-in/auth-provider.ts';
import type { Find, Kind } from './finds.ts';
import { searchTexts as texts } from './texts.ts';

const MOST = 5;
const KEPT_MS = 30_000;

const queryOf = (q: string, sort: readonly [string, 'ASC' | 'DESC']) => ({
  query: {
    filter: JSON.stringify({ q }),
    range: JSON.stringify([0, MOST - 1]),
    sort: JSON.stringify(sort),
  },
});

async function ordersSaying(q: string, zone: string): Promise<Find[]> {
  const { data } = await call(
    'get /api/orders',
    queryOf(q, ['createdAt', 'DESC']),
    couldNot.loadMany('orders'),
  );
  return data.map((order) => {
    const name = texts.order(`#${order.ticketNumber ?? order.id}`);
    return {
      kind: 'order',
      label: `${name} · ${order.name}`,
      detail: [dateAndTime(order.createdAt, zone), stateName(order), order.branch.name]
        .filter(Boolean)
        .join(' · '),
      to: `/orders/${order.id}`,
      // Closing it returns to where the search was opened.
      state: { over: 'board' },
      kept: name,
    };
  });
}

/** Dishes lead admins to their form, and others to what is sold out today. */
async function productsCalled(q: string, user: Pick<User, 'roles'>): Promise<Find[]> {
  const { data } = await call(
    'get /api/products',
    queryOf(q, ['name', 'ASC']),
    couldNot.loadMany('products'),
  );
  const mayEdit = mayUse(user, 'products', 'edit');
  return data.map(({ id, name }) => ({
    kind: 'product',
    label: name,
    ...(mayEdit
      ? { detail: '', to: `/products/${id}` }
      : { detail: texts.soldOut, to: '/sold-out', state: { search: name } }),
  }));
}

async function usersCalled(q: string): Promise<Find[]> {
  const { data } = await call('get /api/users', queryOf(q, ['name', 'ASC']), couldNot.loadMany('users'));
  return data.map(({ id, name, email }) => ({
    kind: 'user',
    label: name || email,
    detail: email,
    to: `/users/${id}`,
  }));
}

/** Shorter words are in nearly everything. */
const isTelling = (words: string) => words.length > 1 || /\d/.test(words);

/** What the server knows of the words; `failed` names the kinds that could not be searched. */
export function useAskServer(user: Pick<User, 'roles'>, zone: string | null, typed: string) {
  const q = typed.trim();
  const isAsked = isTelling(q);
  const asked = (kind: Kind, mayAsk: boolean, run: () => Promise<Find[]>) => ({
    queryKey: ['search', kind, q],
    queryFn: run,
    enabled: isAsked && mayAsk,
    staleTime: KEPT_MS,
    retry: false,
  });
  return useQueries({
    queries: [
      asked('order', mayUse(user, 'orders', 'list') && zone !== null, () => ordersSaying(q, zone ?? '')),
      asked('product', mayUse(user, 'sold-out', 'list'), () => productsCalled(q, user)),
      asked('user', mayUse(user, 'users', 'list'), () => usersCalled(q)),
    ],
    combine: (answers) => ({
      finds: answers.flatMap(({ data }) => data ?? []),
      isSearching: answers.some(({ fetchStatus }) => fetchStatus === 'fetching'),
      failed: (['order', 'product', 'user'] as const).filter((_, at) => answers[at]?.isError),
    }),
  });
}
