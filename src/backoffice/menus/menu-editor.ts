import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useNotify } from 'react-admin';
import type { Category, Menu } from '../../lib/contract/entities.ts';
import type { Product } from '../../lib/contract/products.ts';
import { call, CallFailed } from '../data/call.ts';
import { couldNot } from '../data/texts.ts';
import { formTexts } from '../forms/texts.ts';
import { useAllProducts } from '../data/lists.ts';
import { unsavedInput, useSignedOut } from '../data/me.ts';
import type { MenuDetails } from './menu-dialogs.tsx';
import { toCatalog, toTree, type MenuTree } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';

interface MenuDraft {
  details: MenuDetails;
  tree: MenuTree;
}

/** A menu as the API answered it, with the tag of that state. */
interface LoadedMenu {
  menu: Menu;
  tag: string | null;
}

type Problem = { kind: 'conflict' } | { kind: 'refused'; message: string; fields: Record<string, string> };

interface EditorState {
  /** What the draft was started from. */
  loaded: LoadedMenu | null;
  draft: MenuDraft | null;
  /** Tag of the state that the next save replaces. */
  tag: string | null;
  isDirty: boolean;
  isSaving: boolean;
  problem: Problem | null;
}

type Unsaved = Pick<EditorState, 'draft' | 'tag'>;

type Action =
  | { type: 'load'; loaded: LoadedMenu; unsaved?: Unsaved | undefined }
  | { type: 'edit'; change: (draft: MenuDraft) => MenuDraft }
  | { type: 'store' }
  | { type: 'save' }
  | { type: 'saved'; tag: string | null }
  | { type: 'failed'; problem: Problem };

const EMPTY: EditorState = {
  loaded: null,
  draft: null,
  tag: null,
  isDirty: false,
  isSaving: false,
  problem: null,
};

const CONFLICT = 409;

/** Edits that were interrupted by a sign-in, by menu id. */
const unsavedByMenu = unsavedInput<number, Unsaved>();

function reduce(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'load': {
      const { loaded, unsaved } = action;
      const start = unsaved ?? { draft: draftOf(loaded.menu), tag: loaded.tag };
      return { ...state, ...start, loaded, isDirty: unsaved !== undefined, problem: null };
    }
    case 'edit':
      return { ...state, draft: state.draft && action.change(state.draft), isDirty: true };
    case 'store':
      return { ...state, isDirty: false };
    case 'save':
      return { ...state, isSaving: true, problem: null };
    case 'saved':
      return { ...state, isSaving: false, isDirty: false, tag: action.tag };
    case 'failed':
      return { ...state, isSaving: false, problem: action.problem };
  }
}

const draftOf = ({ name, availableFrom, branches, catalog }: Menu): MenuDraft => ({
  details: { name, availableFrom, branches },
  tree: toTree(catalog),
});

/** A menu with its unsaved edits, which are saved together. */
export function useMenuEditor(id: number) {
  const client = useQueryClient();
  const notify = useNotify();
  const [{ loaded, draft, tag, isDirty, isSaving, problem }, dispatch] = useReducer(reduce, EMPTY);
  const query = useQuery({
    queryKey: ['menus', 'editor', id],
    queryFn: async () => {
      const { data, headers } = await call('get /api/menus/{id}', { params: { id } }, texts.loadFailed);
      return { menu: data, tag: headers.get('etag') };
    },
    // Opening the editor again starts from what the API answers then.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (query.data && query.data !== loaded)
    dispatch({ type: 'load', loaded: query.data, unsaved: unsavedByMenu.get(id) });

  useEffect(() => {
    if (loaded && unsavedByMenu.delete(id)) notify(formTexts.kept, { type: 'info' });
  }, [loaded, id, notify]);

  useSignedOut(() => {
    if (!isDirty) return;
    unsavedByMenu.set(id, { draft, tag });
    // The edits are stored: the way to the sign-in must not ask about them.
    dispatch({ type: 'store' });
  });

  const edit = useCallback(
    (change: (draft: MenuDraft) => MenuDraft) => dispatch({ type: 'edit', change }),
    [],
  );
  const editTree = useCallback(
    (change: (tree: MenuTree) => MenuTree) => edit((before) => ({ ...before, tree: change(before.tree) })),
    [edit],
  );

  const save = async (isOverwriting = false): Promise<boolean> => {
    if (!draft) return false;
    dispatch({ type: 'save' });
    try {
      const { headers } = await call(
        'put /api/menus/{id}',
        {
          params: { id },
          body: { ...draft.details, catalog: toCatalog(draft.tree) },
          ...(tag && !isOverwriting ? { headers: { 'if-match': tag } } : {}),
        },
        texts.saveFailed,
      );
      dispatch({ type: 'saved', tag: headers.get('etag') });
      void client.invalidateQueries({ queryKey: ['menus', 'getList'] });
      return true;
    } catch (error) {
      dispatch({ type: 'failed', problem: problemOf(error) });
      return false;
    }
  };

  const reload = async () => {
    const { data } = await query.refetch();
    // Where the API answers the same as before, the query's data stays the same object and nothing else resets the draft.
    if (data) dispatch({ type: 'load', loaded: data });
  };

  return { draft, isDirty, isSaving, problem, loadError: query.error, edit, editTree, save, reload };
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof CallFailed)) return { kind: 'refused', message: texts.saveFailed, fields: {} };
  if (error.status === CONFLICT) return { kind: 'conflict' };
  const fields = error.errors.flatMap(({ field, message }) =>
    field === null ? [] : [[field, message] as const],
  );
  return { kind: 'refused', message: error.message, fields: Object.fromEntries(fields) };
}

/** All products and categories, as lists and by id; `entities` is null until both are loaded. */
export function useMenuEntities() {
  const products = useAllProducts();
  const categories = useQuery({
    queryKey: ['categories', 'all'],
    queryFn: async () => (await call('get /api/categories', {}, couldNot.loadMany('categories'))).data,
  });
  const entities = useMemo(
    () => (products.data && categories.data ? toEntities(products.data, categories.data) : null),
    [products.data, categories.data],
  );
  return {
    entities,
    error: products.error ?? categories.error,
    refetch: () => Promise.all([products.refetch(), categories.refetch()]),
  };
}

const toEntities = (products: readonly Product[], categories: readonly Category[]) => ({
  products,
  categories,
  product: new Map(products.map((one) => [one.id, one])),
  category: new Map(categories.map((one) => [one.id, one])),
});

export type MenuEntities = ReturnType<typeof toEntities>;
