import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { BranchPromotions, CodesEntered, CodesWanted, PromotionCode, PromotionUse } from '../promotions.ts';
import { StatisticsQuery } from '../statistics.ts';
import { body, endpoint, failures, json } from './declare.ts';

const IdParams = z.object({ id: IdParam });

/** Promotions for customers, and what staff have besides the list of them (entities.ts). */
export const promotionEndpoints = {
  readPromotions: endpoint('anyone', {
    method: 'post',
    path: '/api/branches/{id}/promotions',
    request: { params: IdParams, body: body(CodesEntered) },
    responses: {
      200: json(data(BranchPromotions), 'What counts at the branch by itself, and for the codes'),
      ...failures(404, 422, 429),
    },
  }),
  listCodes: endpoint('admin', {
    method: 'get',
    path: '/api/promotions/{id}/codes',
    request: { params: IdParams },
    responses: {
      200: json(data(z.array(PromotionCode)), 'Its generated codes, the newest first'),
      ...failures(404),
    },
  }),
  createCodes: endpoint('admin', {
    method: 'post',
    path: '/api/promotions/{id}/codes',
    request: { params: IdParams, body: body(CodesWanted) },
    responses: { 201: json(data(z.array(PromotionCode)), 'The new codes'), ...failures(404, 422) },
  }),
  listPromotionUses: endpoint('reports', {
    method: 'get',
    path: '/api/statistics/promotions',
    request: { query: StatisticsQuery },
    responses: {
      200: json(data(z.array(PromotionUse)), 'What promotions took off orders, the most first'),
      ...failures(403, 422),
    },
  }),
} as const;
