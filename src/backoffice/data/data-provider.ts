import type * as ra from 'react-admin';
import type { Call } from '../../lib/client/api.ts';
import { EDIT_MESSAGES } from '../../lib/contract/words/staff.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { call, CallFailed, type Asked } from './call.ts';
import { isSame } from './changes.ts';
import { couldNot, type ResourceName } from './texts.ts';

/** An entity of the API: `id` is a positive integer (DESIGN section 4). */
type Entity = ra.RaRecord<number>;

/** The entities' calls all have one form (docs/entities.md), which the contract spells out for each. */
const ask = async (name: string, options: object, fallback: string) => {
  const { data, headers } = await call(name as Call, options as Asked<Call>, fallback);
  return { data: data as unknown, headers };
};

const list = (resource: string) => `/api/${resource}`;
const one = (resource: string) => `/api/${resource}/{id}`;

/** What was last read of an entity, so that an edit of an outdated one is refused instead of undoing somebody's work. */
const tags = new Map<string, string>();

function remember(resource: string, id: unknown, headers: Headers): void {
  const tag = headers.get('etag');
  const key = `${resource}/${String(id)}`;
  if (tag) tags.set(key, tag);
  else tags.delete(key);
}

function ifMatch(resource: string, id: unknown): { headers: Record<string, string> } | object {
  const tag = tags.get(`${resource}/${String(id)}`);
  return tag ? { headers: { 'if-match': tag } } : {};
}

const hasTag = (resource: string, id: unknown) => tags.has(`${resource}/${String(id)}`);

/** As the API refuses an edit of what is outdated. */
const movedOn = () => new CallFailed(409, [{ field: null, message: EDIT_MESSAGES.movedOn }], '');

/** `Content-Range: products 0-24/319` → 319. */
function totalOf(headers: Headers): number {
  return Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);
}

async function readList(resource: string, query: Record<string, unknown>) {
  const given = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, JSON.stringify(value)]] : [])),
  );
  const { data, headers } = await ask(
    `get ${list(resource)}`,
    { query: given },
    couldNot.loadMany(resource as ResourceName),
  );
  return { data: data as Entity[], total: totalOf(headers) };
}

function rangeOf({ page, perPage }: { page: number; perPage: number } = { page: 1, perPage: LARGEST_PAGE }) {
  const size = Math.min(perPage, LARGEST_PAGE);
  return [(page - 1) * size, page * size - 1];
}

/** Only what differs is sent: two people who edit two fields of one entity do not undo each other's work. */
function changesOf(data: Partial<Entity>, before: Partial<Entity> | undefined): Partial<Entity> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => name !== 'id' && !isSame(value, before?.[name])),
  );
}

async function put(resource: string, id: unknown, body: Partial<Entity>) {
  const { data, headers } = await ask(
    `put ${one(resource)}`,
    { params: { id }, body, ...ifMatch(resource, id) },
    couldNot.be(resource as ResourceName, 'aktualisiert'),
  );
  remember(resource, id, headers);
  // react-admin lays the answer over what it has: what the answer leaves out would stay as it was.
  const gone = Object.fromEntries(Object.keys(body).map((name) => [name, null]));
  return { data: { ...gone, ...(data as Entity) } };
}

const readOne = (resource: string, id: unknown) =>
  ask(`get ${one(resource)}`, { params: { id } }, couldNot.loadOne(resource as ResourceName));

const provider = {
  getList: (resource: string, { filter, sort, pagination }: ra.GetListParams) =>
    readList(resource, {
      filter: filter as unknown,
      sort: sort && [sort.field, sort.order],
      range: rangeOf(pagination),
    }),

  async getOne(resource: string, { id }: ra.GetOneParams) {
    const { data, headers } = await readOne(resource, id);
    remember(resource, id, headers);
    return { data: data as Entity };
  },

  async getMany(resource: string, { ids }: ra.GetManyParams) {
    const { data } = await readList(resource, { filter: { id: ids }, range: rangeOf() });
    return { data };
  },

  getManyReference: (resource: string, { target, id, filter, sort, pagination }: ra.GetManyReferenceParams) =>
    readList(resource, {
      filter: { ...(filter as object), [target]: id },
      sort: sort && [sort.field, sort.order],
      range: rangeOf(pagination),
    }),

  async create(resource: string, { data }: ra.CreateParams) {
    const made = await ask(
      `post ${list(resource)}`,
      { body: data as unknown },
      couldNot.be(resource as ResourceName, 'erstellt'),
    );
    return { data: made.data as Entity };
  },

  async update(resource: string, { id, data, previousData }: ra.UpdateParams) {
    const changes = changesOf(data as Partial<Entity>, previousData as Partial<Entity> | undefined);
    const putOver = async (refusal: CallFailed) => {
      // Somebody else has changed it: no matter, if it was something else of it.
      const now = await readOne(resource, id);
      const isMine = (name: string) =>
        isSame((now.data as Entity)[name], (previousData as Partial<Entity>)?.[name]);
      // What is refused stays so until the form is opened anew: the tag is not taken along.
      if (!Object.keys(changes).every(isMine)) throw refusal;
      remember(resource, id, now.headers);
      return put(resource, id, changes);
    };
    // What is changed from within a list has come without its tag.
    if (!hasTag(resource, id)) return putOver(movedOn());
    return put(resource, id, changes).catch((error: unknown) => {
      if (!(error instanceof CallFailed) || error.status !== 409) throw error;
      return putOver(error);
    });
  },

  async delete(resource: string, { id }: ra.DeleteParams) {
    const { data } = await ask(
      `delete ${one(resource)}`,
      { params: { id } },
      couldNot.be(resource as ResourceName, 'gelöscht'),
    );
    return { data: data as Entity };
  },
};

/** The shop's entities for react-admin, over the contract's typed client. */
export const dataProvider = provider as unknown as ra.DataProvider;
