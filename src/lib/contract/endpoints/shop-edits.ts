import { z } from 'zod';
import { Block } from '../blocks.ts';
import { Branch, SoldOut, SoldOutChange } from '../branches.ts';
import { Category } from '../categories.ts';
import { Config } from '../config.ts';
import { Division } from '../divisions.ts';
import { Donatee } from '../donatees.ts';
import { data, Id, IdParam } from '../fields.ts';
import { Menu } from '../menus.ts';
import { Product, ProductFields } from '../products.ts';
import { Table } from '../tables.ts';
import { Tag } from '../tags.ts';
import { body, endpoint, failures, json, type Who } from './declare.ts';

type Editor = Exclude<Who, 'anyone'>;

const IdParams = z.object({ id: IdParam });
const IfMatch = z.object({
  'if-match': z.string().max(200).optional().meta({
    description: 'The ETag of the entity as it was read: if it is another by now, nothing is changed (409)',
  }),
});

function create<const P extends string, D extends z.ZodType, T extends z.ZodType>(
  who: Editor,
  path: P,
  draft: D,
  entity: T,
) {
  return endpoint(who, {
    method: 'post',
    path,
    request: { body: body(draft) },
    responses: { 201: json(data(entity), 'The new one'), ...failures(403, 422) },
  });
}

/** What is left out stays as it is. */
function update<const P extends string, S extends z.ZodRawShape, T extends z.ZodType>(
  who: Editor,
  path: P,
  draft: z.ZodObject<S>,
  entity: T,
) {
  return endpoint(who, {
    method: 'put',
    path,
    request: { params: IdParams, headers: IfMatch, body: body(draft.partial()) },
    responses: { 200: json(data(entity), 'As it is now'), ...failures(403, 404, 409, 422) },
  });
}

function remove<const P extends string, T extends z.ZodType>(who: Editor, path: P, entity: T) {
  return endpoint(who, {
    method: 'delete',
    path,
    request: { params: IdParams, headers: IfMatch },
    responses: { 200: json(data(entity), 'As it was'), ...failures(403, 404, 409) },
  });
}

/** Puts a list in another order: every id of it, once. */
function sort<const P extends string>(path: P) {
  return endpoint('admin', {
    method: 'put',
    path,
    request: { body: body(z.object({ ids: z.array(Id).max(100_000) })) },
    responses: { 200: json(data(z.array(Id)), 'The ids in their new order'), ...failures(409, 422) },
  });
}

const divisionDraft = Division.omit({ id: true }).meta({ id: 'DivisionDraft' });
const branchDraft = Branch.omit({ id: true }).meta({ id: 'BranchDraft' });
const menuDraft = Menu.omit({ id: true }).meta({ id: 'MenuDraft' });
const categoryDraft = Category.omit({ id: true }).meta({ id: 'CategoryDraft' });
const productDraft = ProductFields.omit({ id: true }).meta({ id: 'ProductDraft' });
const tagDraft = Tag.omit({ id: true }).meta({ id: 'TagDraft' });
const tableDraft = Table.omit({ id: true }).meta({ id: 'TableDraft' });
const blockDraft = Block.omit({ id: true }).meta({ id: 'BlockDraft' });
const donateeDraft = Donatee.omit({ id: true }).meta({ id: 'DonateeDraft' });

/** What staff change of the shop. Of their own branches, employees change the tables and what is sold out. */
export const shopEditEndpoints = {
  writeConfig: endpoint('admin', {
    method: 'post',
    path: '/api/config',
    request: { headers: IfMatch, body: body(Config.partial()) },
    responses: { 200: json(data(Config), 'The settings as they are now'), ...failures(409, 422) },
  }),
  createDivision: create('admin', '/api/divisions', divisionDraft, Division),
  updateDivision: update('admin', '/api/divisions/{id}', divisionDraft, Division),
  deleteDivision: remove('admin', '/api/divisions/{id}', Division),
  sortDivisions: sort('/api/divisions/order'),
  createBranch: create('admin', '/api/branches', branchDraft, Branch),
  updateBranch: update('admin', '/api/branches/{id}', branchDraft, Branch),
  deleteBranch: remove('admin', '/api/branches/{id}', Branch),
  sortBranches: sort('/api/branches/order'),
  sellOut: endpoint('employee', {
    method: 'put',
    path: '/api/branches/{id}/sold-out',
    request: { params: IdParams, body: body(SoldOutChange) },
    responses: {
      200: json(data(z.array(SoldOut)), 'All that the branch has run out of; it is back by itself tomorrow'),
      ...failures(403, 404, 422),
    },
  }),
  createMenu: create('admin', '/api/menus', menuDraft, Menu),
  updateMenu: update('admin', '/api/menus/{id}', menuDraft, Menu),
  deleteMenu: remove('admin', '/api/menus/{id}', Menu),
  sortMenus: sort('/api/menus/order'),
  createCategory: create('admin', '/api/categories', categoryDraft, Category),
  updateCategory: update('admin', '/api/categories/{id}', categoryDraft, Category),
  deleteCategory: remove('admin', '/api/categories/{id}', Category),
  sortCategories: sort('/api/categories/order'),
  createProduct: create('admin', '/api/products', productDraft, Product),
  updateProduct: update('admin', '/api/products/{id}', productDraft, Product),
  deleteProduct: remove('admin', '/api/products/{id}', Product),
  sortProducts: sort('/api/products/order'),
  createTag: create('admin', '/api/tags', tagDraft, Tag),
  updateTag: update('admin', '/api/tags/{id}', tagDraft, Tag),
  deleteTag: remove('admin', '/api/tags/{id}', Tag),
  sortTags: sort('/api/tags/order'),
  createTable: create('employee', '/api/tables', tableDraft, Table),
  updateTable: update('employee', '/api/tables/{id}', tableDraft, Table),
  deleteTable: remove('employee', '/api/tables/{id}', Table),
  sortTables: sort('/api/tables/order'),
  createBlock: create('admin', '/api/blocks', blockDraft, Block),
  updateBlock: update('admin', '/api/blocks/{id}', blockDraft, Block),
  deleteBlock: remove('admin', '/api/blocks/{id}', Block),
  sortBlocks: sort('/api/blocks/order'),
  createDonatee: create('admin', '/api/donatees', donateeDraft, Donatee),
  updateDonatee: update('admin', '/api/donatees/{id}', donateeDraft, Donatee),
  deleteDonatee: remove('admin', '/api/donatees/{id}', Donatee),
  sortDonatees: sort('/api/donatees/order'),
} as const;
