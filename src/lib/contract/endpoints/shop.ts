import { z } from 'zod';
import { Addresses } from '../addresses.ts';
import { Block } from '../blocks.ts';
import { BranchVersion } from '../branch-version.ts';
import { Branch } from '../branches.ts';
import { Category } from '../categories.ts';
import { Config } from '../config.ts';
import { Division } from '../divisions.ts';
import { Donatee } from '../donatees.ts';
import { data, Identifier, IdParam } from '../fields.ts';
import { ListParams } from '../lists.ts';
import { Menu, OfferedMenu } from '../menus.ts';
import { Product } from '../products.ts';
import { Init } from '../shop.ts';
import { Table } from '../tables.ts';
import { Tag } from '../tags.ts';
import { endpoint, failures, json } from './declare.ts';

/** An id, or an identifier that is not made of digits only. */
const KeyParam = z.string().regex(/^[a-z0-9-]{1,80}$/);

function list<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { query: ListParams },
    responses: { 200: json(data(z.array(entity)), 'All of them, or those asked for'), ...failures(400) },
  });
}

function identifiedList<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { query: ListParams.extend({ identifier: Identifier.optional() }) },
    responses: {
      200: json(data(z.array(entity)), 'All of them, those with the identifier, or those asked for'),
      ...failures(400, 422),
    },
  });
}

function byId<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { params: z.object({ id: IdParam }) },
    responses: { 200: json(data(entity), 'The one'), ...failures(404) },
  });
}

function byKey<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { params: z.object({ id: KeyParam.meta({ description: 'Id, or identifier' }) }) },
    responses: { 200: json(data(entity), 'The one'), ...failures(404) },
  });
}

/** What everyone may read of the shop. */
export const shopEndpoints = {
  readInit: endpoint('anyone', {
    method: 'get',
    path: '/api/init',
    responses: { 200: json(Init, 'Everything that pages are built from') },
  }),
  readConfig: endpoint('anyone', {
    method: 'get',
    path: '/api/config',
    responses: { 200: json(data(Config), 'The settings'), ...failures(404) },
  }),
  readAddresses: endpoint('anyone', {
    method: 'get',
    path: '/api/addresses',
    responses: { 200: json(data(Addresses), 'Where pages, back office and API are to be found') },
  }),
  listDivisions: identifiedList('/api/divisions', Division),
  readDivision: byKey('/api/divisions/{id}', Division),
  listBranches: identifiedList('/api/branches', Branch),
  readBranch: byKey('/api/branches/{id}', Branch),
  listBranchMenus: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/menus',
    request: { params: z.object({ id: IdParam }) },
    responses: {
      200: json(data(z.array(OfferedMenu)), 'The menus of the branch, without what it has run out of'),
      ...failures(404),
    },
  }),
  readBranchVersion: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/version',
    request: { params: z.object({ id: IdParam }) },
    responses: {
      200: json(data(BranchVersion), 'Whether a page still says what holds: it carries the same two words'),
      ...failures(404),
    },
  }),
  listMenus: list('/api/menus', Menu),
  readMenu: byId('/api/menus/{id}', Menu),
  listCategories: list('/api/categories', Category),
  readCategory: byId('/api/categories/{id}', Category),
  listProducts: list('/api/products', Product),
  readProduct: byId('/api/products/{id}', Product),
  listTags: list('/api/tags', Tag),
  readTag: byId('/api/tags/{id}', Tag),
  listTables: identifiedList('/api/tables', Table),
  readTable: byKey('/api/tables/{id}', Table),
  listBlocks: identifiedList('/api/blocks', Block),
  readBlock: byKey('/api/blocks/{id}', Block),
  listDonatees: identifiedList('/api/donatees', Donatee),
  readDonatee: byKey('/api/donatees/{id}', Donatee),
} as const;
