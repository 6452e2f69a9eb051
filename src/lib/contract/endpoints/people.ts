import { data } from '../fields.ts';
import { User } from '../staff.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { endpoint, failures, json } from './declare.ts';

/** Staff, their accounts, and what they give out (SPEC sections 3 and 6). */
export const peopleEndpoints = {
  readMe: endpoint('employee', {
    method: 'get',
    path: '/api/users/me',
    responses: { 200: json(data(User), 'Whoever is signed in'), ...failures(401) },
  }),
  ...apiKeyEndpoints,
} as const;
