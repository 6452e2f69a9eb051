import type * as ra from 'react-admin';
import type { Call } from '../../lib/client/api.ts';
import { EDIT_MESSAGES } from '../../lib/contract/words/staff.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { call, CallFailed, totalOfList } from './call.ts';
import type { RequestOptions } from './request.ts';
import { couldNot, type ResourceName } from './texts.ts';

/** An entity of the API: `id` is a positive integer (DESIGN section 4). */
type Entity = ra.RaRecord<number>;

/** The calls of all entities have the same shape (docs/entities.md). */
const callOf = async (name: string, options: object, fallback: string) => {
  const { data, headers } = await call(name as Call, options as RequestOptions<Call>, fallback);
  return { data: data as unknown, headers };
};

const list = (resource: string) => `/api/${resource}`;
const one = (resource: string) => `/api/${resource}/{id}`;

/** The ETag of each entity's last read state, so that the API refuses an edit of an outdated one. */
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

/** Whether two values of the API are equal. Fields come in the contract's order, and a missing value counts as null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of `after` that differ from `before`; the id is none. */
export function changedFields<T extends object>(
  before: Partial<T> | undefined,
  after: Partial<T>,
): Partial<T> {
  const old = (before ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => name !== 'id' && !isSame(value, old[name])),
  ) as Partial<T>;
}

/** The API's refusal of an edit of an outdated state. */
const movedOn = () => new CallFailed(409, [{ field: null, message: EDIT_MESSAGES.movedOn }], '');

async function readList(resource: string, query: Record<string, unknown>) {
  const given = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, JSON.stringify(value)]] : [])),
  );
  const { data, headers } = await callOf(
    `get ${list(resource)}`,
    { query: given },
    couldNot.loadMany(resource as ResourceName),
  );
  return { data: data as Entity[], total: totalOfList(headers) };
}

function rangeOf({ page, perPage }: { page: number; perPage: number } = { page: 1, perPage: LARGEST_PAGE }) {
  const size = Math.min(perPage, LARGEST_PAGE);
  return [(page - 1) * size, page * size - 1];
}

async function put(resource: string, id: unknown, body: Partial<Entity>) {
  const { data, headers } = await callOf(
    `put ${one(resource)}`,
    { params: { id }, body, ...ifMatch(resource, id) },
    couldNot.be(resource as ResourceName, 'updated'),
  );
  remember(resource, id, headers);
  // react-admin merges the answer into its record: fields that the answer leaves out would keep their old values.
  const gone = Object.fromEntries(Object.keys(body).map((name) => [name, null]));
  return { data: { ...gone, ...(data as Entity) } };
}

const readOne = (resource: string, id: unknown) =>
  callOf(`get ${one(resource)}`, { params: { id } }, couldNot.loadOne(resource as ResourceName));

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
    const made = await callOf(
      `post ${list(resource)}`,
      { body: data as unknown },
      couldNot.be(resource as ResourceName, 'created'),
    );
    return { data: made.data as Entity };
  },

  async update(resource: string, { id, data, previousData }: ra.UpdateParams) {
    // Only changed fields: two people who edit two fields of one entity do not undo each other's work.
    const changes = changedFields(previousData as Partial<Entity> | undefined, data as Partial<Entity>);
    const putAfterReread = async (refusal: CallFailed) => {
      // Another person's edit is no conflict if it changed other fields.
      const now = await readOne(resource, id);
      const isMine = (name: string) =>
        isSame((now.data as Entity)[name], (previousData as Partial<Entity>)?.[name]);
      // A refused edit stays refused until the form is opened again: its tag is not replaced.
      if (!Object.keys(changes).every(isMine)) throw refusal;
      remember(resource, id, now.headers);
      return put(resource, id, changes);
    };
    // Entities edited within a list were read without their tags.
    if (!hasTag(resource, id)) return putAfterReread(movedOn());
    return put(resource, id, changes).catch((error: unknown) => {
      if (!(error instanceof CallFailed) || error.status !== 409) throw error;
      return putAfterReread(error);
    });
  },

  async delete(resource: string, { id }: ra.DeleteParams) {
    const { data } = await callOf(
      `delete ${one(resource)}`,
      { params: { id } },
      couldNot.be(resource as ResourceName, 'deleted'),
    );
    return { data: data as Entity };
  },
};

/** The shop's entities for react-admin, over the contract's typed client. */
export const dataProvider = provider as unknown as ra.DataProvider;
