import { z } from 'zod';
import { ApiKey, ApiKeyDraft, NewApiKey } from '../api-keys.ts';
import { data, IdParam } from '../fields.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** The keys of a branch's order feeds (SPEC section 6). */
export const apiKeyEndpoints = {
  listApiKeys: endpoint('admin', {
    method: 'get',
    path: '/api/branches/{id}/api-keys',
    request: { params: z.object({ id: IdParam }) },
    responses: {
      200: json(data(z.array(ApiKey)), 'The keys of the branch, without what is secret'),
      ...failures(401, 403, 404),
    },
  }),
  createApiKey: endpoint('admin', {
    method: 'post',
    path: '/api/branches/{id}/api-keys',
    request: { params: z.object({ id: IdParam }), body: body(ApiKeyDraft) },
    responses: {
      201: json(data(NewApiKey), 'The key, told this once'),
      ...failures(400, 401, 403, 404, 422),
    },
  }),
  deleteApiKey: endpoint('admin', {
    method: 'delete',
    path: '/api/branches/{id}/api-keys/{keyId}',
    request: { params: z.object({ id: IdParam, keyId: IdParam }) },
    responses: { 200: json(data(ApiKey), 'The key that is no more'), ...failures(401, 403, 404) },
  }),
} as const;
