import { z } from 'zod';
import {
  BookSettings,
  BookState,
  DayClose,
  DayCloseWish,
  EXPORT_KINDS,
  ExportPeriod,
  ExportQuery,
} from '../books.ts';
import { CorrectionWish } from '../payments.ts';
import { data, IdParam } from '../fields.ts';
import { OrderDetails } from '../staff-orders.ts';
import { body, endpoint, failures, file, json, staffList } from './declare.ts';

const ById = z.object({ id: IdParam });

/** The books: day closes for staff of a branch, exports and their settings for admins (docs/books.md). */
export const bookEndpoints = {
  listDayCloses: staffList('reports', '/api/books/day-closes', DayClose),
  readDayClose: endpoint('reports', {
    method: 'get',
    path: '/api/books/day-closes/{id}',
    request: { params: ById },
    responses: { 200: json(data(DayClose), 'The closed day'), ...failures(403, 404) },
  }),
  readBookState: endpoint('reports', {
    method: 'get',
    path: '/api/branches/{id}/books',
    request: { params: ById },
    responses: {
      200: json(data(BookState), 'Open days and orders, and whether the chain of closes holds'),
      ...failures(403, 404),
    },
  }),
  closeDay: endpoint('reports', {
    method: 'post',
    path: '/api/branches/{id}/day-closes',
    request: { params: ById, body: body(DayCloseWish) },
    responses: {
      201: json(data(z.array(DayClose)), 'The closes that were made, oldest first'),
      ...failures(403, 404, 409, 422),
    },
  }),
  correctOrder: endpoint('employee', {
    method: 'post',
    path: '/api/orders/{id}/corrections',
    request: { params: ById, body: body(CorrectionWish) },
    responses: {
      200: json(data(OrderDetails), 'The order, with the entry that money was given back on site'),
      ...failures(403, 404, 409, 422),
    },
  }),
  exportBooks: endpoint('bookkeeper', {
    method: 'get',
    path: '/api/books/exports/{kind}',
    request: { params: z.object({ kind: z.enum(EXPORT_KINDS) }), query: ExportQuery },
    responses: { 200: file('text/csv', 'A table, written while it is sent'), ...failures(404, 422) },
  }),
  exportDatev: endpoint('bookkeeper', {
    method: 'get',
    path: '/api/books/datev',
    request: { query: ExportPeriod },
    responses: {
      200: file('text/csv', 'Closed days as a DATEV booking batch, Windows-1252'),
      ...failures(409, 422),
    },
  }),
  exportBookArchive: endpoint('bookkeeper', {
    method: 'get',
    path: '/api/books/archive',
    request: { query: ExportPeriod },
    responses: {
      200: file('application/gzip', 'All tables with description and checksums'),
      ...failures(422),
    },
  }),
  readBookSettings: endpoint('bookkeeper', {
    method: 'get',
    path: '/api/books/settings',
    responses: { 200: json(data(BookSettings), 'Numbers and accounts of the booking batch') },
  }),
  writeBookSettings: endpoint('bookkeeper', {
    method: 'put',
    path: '/api/books/settings',
    request: { body: body(BookSettings) },
    responses: { 200: json(data(BookSettings), 'As stored'), ...failures(422) },
  }),
} as const;
