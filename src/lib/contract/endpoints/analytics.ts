import { z } from 'zod';
import { AnalyticsEvent } from '../analytics.ts';
import { data } from '../fields.ts';
import { body, endpoint, failures, json } from './declare.ts';

export const analyticsEndpoints = {
  logAnalytics: endpoint('anyone', {
    method: 'post',
    path: '/api/analytics-log',
    request: { body: body(AnalyticsEvent) },
    responses: { 201: json(data(z.null()), 'Kept'), ...failures(400, 422) },
  }),
} as const;
