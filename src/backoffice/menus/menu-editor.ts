import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useMemo } from 'react';
import { useNotify } from 'react-admin';
import type { Category } from '../../lib/contract/categories.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import type { Product } from '../../lib/contract/products.ts';
import { call, CallFailed } from '../api/call.ts';
import { couldNot } from '../api/texts.ts';
import { formTexts } from '../forms/texts.ts';
import { useAllProducts } from '../products/product-queries.ts';
import { keptForMe } from '../sign-in/kept-for-me.ts';
import { useSignedOut } from '../sign-in/use-signed-out.ts';
import type { MenuFacts } from './menu-fields.tsx';
import { toCatalog, toTree, type MenuTree } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';

export interface MenuDraft {
  facts: MenuFacts;
  tree: MenuTree;
}

type Problem = { kind: 'conflict' } | { kind: 'refused'; message: string; fields: Record<string, string> };

/** Edits that a sign-in came between, by menu. */
const kept = keptForMe<number, { draft: MenuDraft | null; tag: string | null }>();

const CONFLICT = 409;

const draftOf = ({ name, availableFrom, branches, catalog }: Menu): MenuDraft => ({
  facts: { name, availableFrom, branches },
  tree: toTree(catalog),
});

/** A menu, the edits that are not saved yet, and saving them as one. */
export function useMenuEditor(id: number) {
  const client = useQueryClient();
  const loaded = useQuery({
    queryKey: ['menus', 'editor', id],
    queryFn: async () => {
      const { data, headers } = await call('get /api/menus/{id}', { params: { id } }, texts.loadFailed);
      return { menu: data, tag: headers.get('etag') };
    },
    // What was left behind is not begun with again.
    gcTime: 0,
    staleTime: Infinity,
  });
  const [draft, setDraft] = useState<MenuDraft | null>(null);
  const [tag, setTag] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const start = useCallback(({ menu, tag: read }: { menu: Menu; tag: string | null }) => {
    setDraft(draftOf(menu));
    setTag(read);
    setDirty(false);
    setProblem(null);
  }, []);

  // Once what was read is there, and each time it was read anew.
  const [begun, setBegun] = useState<typeof loaded.data>(undefined);
  if (loaded.data && loaded.data !== begun) {
    setBegun(loaded.data);
    start(loaded.data);
    const before = kept.get(id);
    if (before) {
      setDraft(before.draft);
      setTag(before.tag);
      setDirty(true);
    }
  }

  const notify = useNotify();
  useEffect(() => {
    if (begun && kept.delete(id)) notify(formTexts.kept, { type: 'info' });
  }, [begun, id, notify]);

  useSignedOut(() => {
    if (!isDirty) return;
    kept.set(id, { draft, tag });
    // Whoever is led to the sign-in is not to be asked about what is safe.
    setDirty(false);
  });

  const edit = useCallback((change: (draft: MenuDraft) => MenuDraft) => {
    setDraft((before) => before && change(before));
    setDirty(true);
  }, []);
  const editTree = useCallback(
    (change: (tree: MenuTree) => MenuTree) => edit((before) => ({ ...before, tree: change(before.tree) })),
    [edit],
  );

  const save = async (isOverwriting = false): Promise<boolean> => {
    if (!draft) return false;
    setSaving(true);
    setProblem(null);
    try {
      const { headers } = await call(
        'put /api/menus/{id}',
        {
          params: { id },
          body: { ...draft.facts, catalog: toCatalog(draft.tree) },
          ...(tag && !isOverwriting ? { headers: { 'if-match': tag } } : {}),
        },
        texts.saveFailed,
      );
      setTag(headers.get('etag'));
      setDirty(false);
      void client.invalidateQueries({ queryKey: ['menus', 'getList'] });
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };

  const reload = async () => {
    const fresh = await loaded.refetch();
    // What is the same as before is no news to the query.
    if (fresh.data) start(fresh.data);
  };

  return { draft, isDirty, isSaving, problem, loadError: loaded.error, edit, editTree, save, reload };
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof CallFailed)) return { kind: 'refused', message: texts.saveFailed, fields: {} };
  if (error.status === CONFLICT) return { kind: 'conflict' };
  const fields = error.errors.flatMap(({ field, message }) =>
    field === null ? [] : [[field, message] as const],
  );
  return { kind: 'refused', message: error.message, fields: Object.fromEntries(fields) };
}

/** Everything that can stand on a menu, however much that is. */
export function useOffer() {
  const products = useAllProducts();
  const { data: categories } = useQuery({
    queryKey: ['categories', 'all'],
    queryFn: async () => (await call('get /api/categories', {}, couldNot.loadMany('categories'))).data,
  });
  return useMemo(
    () => (products && categories ? toOffer(products, categories) : null),
    [products, categories],
  );
}

const toOffer = (products: readonly Product[], categories: readonly Category[]) => ({
  products,
  categories,
  product: new Map(products.map((one) => [one.id, one])),
  category: new Map(categories.map((one) => [one.id, one])),
});

export type Offer = ReturnType<typeof toOffer>;
