import { z } from 'zod';
import { MODES } from '../../domain/modes.ts';
import { Addresses, Config, DemoState } from '../config.ts';
import { LiveBranch, Preparing } from '../branch-version.ts';
import { Busy, BusyChange, Branch, SoldOut, SoldOutChange, ClosingDays } from '../branches.ts';
import { StockChange, StockLevel } from '../stock.ts';
import { data, Identifier, IdParam, Instant, Line, Ref } from '../fields.ts';
import { Category, Menu, OfferedMenu } from '../entities.ts';
import {
  ImportReport,
  ProductImport,
  ChangeOfProducts,
  ProductPictures,
  EditsDone,
  EditsUndone,
} from '../many-edits.ts';
import { GroupProducts } from '../products.ts';
import { Init } from '../shop.ts';
import { OwnText, TranslationChanges } from '../translations.ts';
import { body, endpoint, failures, json } from './declare.ts';
import { IfMatch } from './entities.ts';

const IdParams = z.object({ id: IdParam });
/** What the copy of an entity is called. */
const CopyName = z.object({ name: Line(200).min(1) });

/** Config, what pages are built from, and what branches have of their own; the lists are in entities.ts. */
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
  writeConfig: endpoint('admin', {
    method: 'post',
    path: '/api/config',
    request: { headers: IfMatch, body: body(Config.partial()) },
    responses: { 200: json(data(Config), 'The settings as they are now'), ...failures(409, 422) },
  }),
  readDemoState: endpoint('staff', {
    method: 'get',
    path: '/api/demo',
    responses: {
      200: json(data(DemoState), 'Whether it is still the demo shop, in which payments may be pretended'),
    },
  }),
  emptyDemo: endpoint('admin', {
    method: 'post',
    path: '/api/demo/empty',
    responses: {
      200: json(data(DemoState), 'Its branches, menus, dishes and pictures are gone; it is no demo any more'),
      ...failures(409),
    },
  }),
  readAddresses: endpoint('anyone', {
    method: 'get',
    path: '/api/addresses',
    responses: { 200: json(data(Addresses), 'Where pages, back office and API are to be found') },
  }),
  copyBranch: endpoint('admin', {
    method: 'post',
    path: '/api/branches/{id}/copies',
    request: { params: IdParams, body: body(CopyName.extend({ identifier: Identifier })) },
    responses: {
      201: json(data(Branch), 'The copy with hours, areas and tables, on the same menus, not public'),
      ...failures(404, 422),
    },
  }),
  copyMenu: endpoint('admin', {
    method: 'post',
    path: '/api/menus/{id}/copies',
    request: { params: IdParams, body: body(CopyName) },
    responses: {
      201: json(data(Menu), 'The copy with the same categories and dishes, for no branch yet'),
      ...failures(404, 422),
    },
  }),
  copyCategory: endpoint('admin', {
    method: 'post',
    path: '/api/categories/{id}/copies',
    request: { params: IdParams, body: body(CopyName) },
    responses: {
      201: json(data(Category), 'The copy with copies of its dishes, behind it on the same menus, hidden'),
      ...failures(404, 422),
    },
  }),
  importProducts: endpoint(
    'admin',
    {
      method: 'post',
      path: '/api/products/imports',
      request: { body: body(ProductImport) },
      responses: {
        200: json(data(ImportReport), 'What was created and changed, or would be'),
        ...failures(422),
      },
    },
    'file',
  ),
  changeProducts: endpoint('admin', {
    method: 'post',
    path: '/api/products/changes',
    request: { body: body(ChangeOfProducts) },
    responses: {
      200: json(data(EditsDone), 'How many of the products have changed, as one edit'),
      ...failures(422),
    },
  }),
  setPictures: endpoint('admin', {
    method: 'put',
    path: '/api/products/pictures',
    request: { body: body(ProductPictures) },
    responses: {
      200: json(data(EditsDone), 'How many of the products have other pictures now, as one edit'),
      ...failures(422),
    },
  }),
  setGroupProducts: endpoint('admin', {
    method: 'put',
    path: '/api/option-groups/{id}/products',
    request: { params: IdParams, body: body(GroupProducts) },
    responses: {
      200: json(data(EditsDone), 'How many products have other parts now, as one edit'),
      ...failures(404, 422),
    },
  }),
  listOwnTexts: endpoint('admin', {
    method: 'get',
    path: '/api/own-texts',
    responses: {
      200: json(
        data(z.array(OwnText)),
        'What the shop has written and customers read, each text once, with its translations; last those that stand nowhere any more',
      ),
    },
  }),
  changeTranslations: endpoint('admin', {
    method: 'post',
    path: '/api/translations/changes',
    request: { body: body(TranslationChanges) },
    responses: {
      200: json(data(EditsDone), 'How many texts have other translations now, as one edit'),
      ...failures(422),
    },
  }),
  closeDays: endpoint('manager', {
    method: 'put',
    path: '/api/closing-days',
    request: { body: body(ClosingDays) },
    responses: {
      200: json(data(EditsDone), 'How many branches have other hours on these days now, as one edit'),
      ...failures(403, 404, 422),
    },
  }),
  undoEdits: endpoint('manager', {
    method: 'post',
    path: '/api/edits/{id}/undo',
    request: { params: IdParams },
    responses: {
      200: json(data(EditsUndone), 'Everything is as before the edits of that entry in the log'),
      ...failures(403, 404, 409),
    },
  }),
  listBranchMenus: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/menus',
    request: { params: IdParams },
    responses: {
      200: json(data(z.array(OfferedMenu)), 'The menus of the branch, without what it has run out of'),
      ...failures(404),
    },
  }),
  listBranchMenusAt: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/menus/{at}',
    request: { params: IdParams.extend({ at: Instant }) },
    responses: {
      200: json(data(z.array(OfferedMenu)), 'The same, at the prices of an instant'),
      ...failures(404),
    },
  }),
  readBranchVersion: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/version',
    request: { params: IdParams },
    responses: {
      200: json(
        data(LiveBranch),
        'Whether a page still says what holds, which carries the same two words, how long an order takes now, and what pauses',
      ),
      ...failures(404),
    },
  }),
  readNextOpening: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/next-opening/{mode}',
    request: { params: z.object({ id: IdParam, mode: z.enum(MODES) }) },
    responses: {
      200: json(
        data(z.object({ opensAt: Instant.nullable() })),
        'When a branch that is closed takes orders of a kind again; null: it does now, or nobody knows',
      ),
      ...failures(404),
    },
  }),
  readPreparing: endpoint('anyone', {
    method: 'get',
    path: '/api/preparing',
    responses: {
      200: json(
        data(z.array(Preparing)),
        'How long an order takes now, of the branches that can tell, and which pause',
      ),
    },
  }),
  changeBusy: endpoint('kitchen', {
    method: 'put',
    path: '/api/pauses',
    request: { body: body(BusyChange) },
    responses: {
      200: json(
        data(z.array(z.object({ branch: Ref, busy: Busy.nullable() }))),
        'What holds at these branches now, and ends by itself; null: they take orders as usual',
      ),
      ...failures(403, 404, 422),
    },
  }),
  sellOut: endpoint('employee', {
    method: 'put',
    path: '/api/branches/{id}/sold-out',
    request: { params: IdParams, body: body(SoldOutChange) },
    responses: {
      200: json(data(z.array(SoldOut)), 'All that the branch has run out of; it is back by itself tomorrow'),
      ...failures(403, 404, 422),
    },
  }),
  listStock: endpoint('employee', {
    method: 'get',
    path: '/api/branches/{id}/stock',
    request: { params: IdParams },
    responses: {
      200: json(data(z.array(StockLevel)), 'All that the branch counts, with what is left today'),
      ...failures(403, 404),
    },
  }),
  setStock: endpoint('employee', {
    method: 'put',
    path: '/api/branches/{id}/stock',
    request: { params: IdParams, body: body(StockChange) },
    responses: {
      200: json(data(z.array(StockLevel)), 'All that the branch counts, with what is left today'),
      ...failures(403, 404, 422),
    },
  }),
} as const;
