import { z } from 'zod';
import { data } from '../fields.ts';
import { StatisticsQuery } from '../statistics.ts';
import { Funnel, VisitParams } from '../visits.ts';
import { endpoint, failures, json } from './declare.ts';

/** How far visits go, without anything about who visits. */
export const visitEndpoints = {
  countVisit: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/visits/{id}/{language}/{mode}/{steps}',
      request: { params: VisitParams },
      responses: {
        202: json(data(z.null()), 'Counted, unless the browser asks not to be followed'),
        ...failures(404),
      },
    },
    'count',
  ),
  readFunnel: endpoint('reports', {
    method: 'get',
    path: '/api/statistics/funnel',
    request: { query: StatisticsQuery },
    responses: {
      200: json(data(Funnel), 'How many visits went how far, by step, order type and language'),
      ...failures(403, 422),
    },
  }),
} as const;
