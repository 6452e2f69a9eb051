import type { Context } from 'hono';
import type { SoldOutChange } from '../../../lib/contract/branches.ts';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { EditRefusal, EditShop } from '../edit-shop.ts';
import type { SellOut } from '../sold-out.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf, type ApiEnv } from '../../platform/http/guard.ts';

type ApiContext = Context<ApiEnv>;
type Entry<L extends ShopList> = Shop[L][number];

const STATUSES = { notAllowed: 403, notFound: 404, movedOn: 409, inUse: 409, invalid: 422 } as const;
type Status = (typeof STATUSES)[keyof typeof STATUSES];

/** Why an edit was refused, under one of the statuses that its endpoint declares. */
function refusal<S extends Status>(c: ApiContext, refused: EditRefusal, ...declared: S[]) {
  const status = declared.find((it) => it === STATUSES[refused.code]);
  if (status === undefined) throw new Error(`not declared: ${refused.code}`);
  return 'errors' in refused ? c.json({ errors: refused.errors }, status) : failure(c, status, refused.code);
}

/** The fields that were really sent: what is left out is left as it is, and gets no default. */
const fieldsOf = (c: ApiContext) => c.req.json<Record<string, unknown>>();
const tagOf = (c: ApiContext) => c.req.header('if-match') ?? null;

/** Answers to edits of one list. */
export function entityEdits<L extends ShopList>(editShop: EditShop, list: L) {
  return {
    async create(c: ApiContext) {
      const made = await editShop.create(actorOf(c), list, await fieldsOf(c));
      return made.ok ? c.json({ data: made.value as Entry<L> }, 201) : refusal(c, made, 403, 422);
    },
    async update(c: ApiContext, id: number) {
      const changed = await editShop.update(actorOf(c), list, id, await fieldsOf(c), tagOf(c));
      return changed.ok
        ? c.json({ data: changed.value as Entry<L> }, 200)
        : refusal(c, changed, 403, 404, 409, 422);
    },
    async remove(c: ApiContext, id: number) {
      const gone = await editShop.remove(actorOf(c), list, id, tagOf(c));
      return gone.ok ? c.json({ data: gone.value as Entry<L> }, 200) : refusal(c, gone, 403, 404, 409);
    },
    async sort(c: ApiContext, ids: number[]) {
      const sorted = await editShop.sort(actorOf(c), list, ids);
      return sorted.ok ? c.json({ data: sorted.value }, 200) : refusal(c, sorted, 409);
    },
  };
}

/** Answers to a change of what a branch has sold out. */
export async function writeSoldOut(c: ApiContext, sellOut: SellOut, id: number, change: SoldOutChange) {
  const changed = await sellOut(actorOf(c), id, change);
  return changed.ok ? c.json({ data: changed.value }, 200) : refusal(c, changed, 403, 404, 422);
}

/** Answers to a change of the settings. */
export async function writeConfig(c: ApiContext, editShop: EditShop) {
  const written = await editShop.writeConfig(actorOf(c), await fieldsOf(c), tagOf(c));
  return written.ok ? c.json({ data: written.value }, 200) : refusal(c, written, 409, 422);
}
