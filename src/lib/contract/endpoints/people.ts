import { data } from '../fields.ts';
import { User } from '../staff.ts';
import { endpoint, failures, json } from './declare.ts';

/** Staff and their accounts (SPEC sections 3 and 6). */
export const peopleEndpoints = {
  readMe: endpoint('employee', {
    method: 'get',
    path: '/api/users/me',
    responses: { 200: json(data(User), 'Whoever is signed in'), ...failures(401) },
  }),
} as const;
