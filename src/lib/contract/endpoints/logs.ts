import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { ListParams } from '../lists.ts';
import { Log } from '../staff.ts';
import { endpoint, failures, json } from './declare.ts';

/** What was changed, by whom, and what pages told of their use. Only ever added to. */
export const logEndpoints = {
  listLogs: endpoint('admin', {
    method: 'get',
    path: '/api/logs',
    request: { query: ListParams },
    responses: { 200: json(data(z.array(Log)), 'The log, newest first'), ...failures(400, 401, 403) },
  }),
  readLog: endpoint('admin', {
    method: 'get',
    path: '/api/logs/{id}',
    request: { params: z.object({ id: IdParam }) },
    responses: { 200: json(data(Log), 'The entry'), ...failures(401, 403, 404) },
  }),
} as const;
