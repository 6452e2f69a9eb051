import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { ListParams } from '../lists.ts';
import { OwnChanges, PasswordChange, UserChanges, UserDraft } from '../people.ts';
import { User } from '../staff.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { body, endpoint, failures, json } from './declare.ts';
import { logEndpoints } from './logs.ts';
import { sessionEndpoints } from './sessions.ts';

const params = z.object({ id: IdParam });

/** Staff, their accounts, and what they give out (SPEC sections 3 and 6). */
export const peopleEndpoints = {
  ...sessionEndpoints,
  readMe: endpoint('employee', {
    method: 'get',
    path: '/api/users/me',
    responses: { 200: json(data(User), 'Whoever is signed in'), ...failures(401, 403) },
  }),
  updateMe: endpoint('employee', {
    method: 'put',
    path: '/api/users/me',
    request: { body: body(OwnChanges) },
    responses: {
      200: json(data(User), 'Whoever is signed in, as they are now'),
      ...failures(400, 401, 403, 422, 429),
    },
  }),
  changeMyPassword: endpoint('employee', {
    method: 'put',
    path: '/api/users/me/password',
    request: { body: body(PasswordChange) },
    responses: {
      200: json(data(User), 'The new password counts, and all other sessions have ended'),
      ...failures(400, 401, 403, 422, 429),
    },
  }),
  listUsers: endpoint('admin', {
    method: 'get',
    path: '/api/users',
    request: { query: ListParams },
    responses: { 200: json(data(z.array(User)), 'The accounts'), ...failures(400, 401, 403) },
  }),
  readUser: endpoint('admin', {
    method: 'get',
    path: '/api/users/{id}',
    request: { params },
    responses: { 200: json(data(User), 'The account'), ...failures(401, 403, 404) },
  }),
  createUser: endpoint('admin', {
    method: 'post',
    path: '/api/users',
    request: { body: body(UserDraft) },
    responses: { 201: json(data(User), 'The account as stored'), ...failures(400, 401, 403, 422) },
  }),
  updateUser: endpoint('admin', {
    method: 'put',
    path: '/api/users/{id}',
    request: { params, body: body(UserChanges) },
    responses: {
      200: json(data(User), 'The account as it is now'),
      ...failures(400, 401, 403, 404, 422),
    },
  }),
  deleteUser: endpoint('admin', {
    method: 'delete',
    path: '/api/users/{id}',
    request: { params },
    responses: { 200: json(data(User), 'The account that is no more'), ...failures(401, 403, 404, 409) },
  }),
  ...logEndpoints,
  ...apiKeyEndpoints,
} as const;
