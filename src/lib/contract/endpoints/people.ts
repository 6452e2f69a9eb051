import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import {
  CodeNeeded,
  SignInCode,
  SecondFactor,
  SecondFactorCode,
  SecondFactorProof,
  NewSecondFactor,
  RecoveryCodes,
  Session,
  OwnPassword,
  LoginLink,
  LoginLinkRequest,
  SignIn,
  User,
  OwnChanges,
  PasswordChange,
  UserChanges,
  UserDraft,
  AccessKey,
  AccessKeyDraft,
  NewAccessKey,
  ApiKey,
  ApiKeyDraft,
  NewApiKey,
  Log,
} from '../people.ts';
import { body, endpoint, failures, json } from './declare.ts';
import { ListParams } from '../lists.ts';

/** With a second factor, a sign-in begins with a challenge instead of a session. */
const ENTERED = json(
  data(z.union([User, CodeNeeded])),
  'The signed-in account, with the session cookie; or what to send with the code of the second factor',
);

/** Signing in and out (SPEC section 8). The session is a cookie that scripts cannot read. */
export const sessionEndpoints = {
  signIn: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/sessions',
      request: { body: body(SignIn) },
      responses: {
        201: ENTERED,
        ...failures(400, 401, 403, 422, 429),
      },
    },
    'signIn',
  ),
  signInWithCode: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/sessions/code',
      request: { body: body(SignInCode) },
      responses: {
        201: json(data(User), 'The signed-in account; sets the session cookie'),
        ...failures(400, 401, 403, 422, 429),
      },
    },
    'signIn',
  ),
  signOut: endpoint('anyone', {
    method: 'delete',
    path: '/api/sessions/current',
    responses: { 200: json(data(z.null()), 'Signed out'), ...failures(403) },
  }),
  requestLoginLink: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/sessions/link',
      request: { body: body(LoginLinkRequest) },
      responses: {
        202: json(data(z.null()), 'If there is such an account, a link is on its way by e-mail'),
        ...failures(400, 422, 429, 503),
      },
    },
    'signIn',
  ),
  redeemLoginLink: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/sessions/from-link',
      request: { body: body(LoginLink) },
      responses: {
        201: ENTERED,
        ...failures(400, 401, 403, 422, 429),
      },
    },
    'signIn',
  ),
} as const;

const params = z.object({ id: IdParam });

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
  renewApiKey: endpoint('admin', {
    method: 'post',
    path: '/api/branches/{id}/api-keys/{keyId}/renew',
    request: { params: z.object({ id: IdParam, keyId: IdParam }) },
    responses: {
      201: json(data(NewApiKey), 'A key of the same name, scope and end; the old one ends within 24 hours'),
      ...failures(401, 403, 404, 409),
    },
  }),
  deleteApiKey: endpoint('admin', {
    method: 'delete',
    path: '/api/branches/{id}/api-keys/{keyId}',
    request: { params: z.object({ id: IdParam, keyId: IdParam }) },
    responses: { 200: json(data(ApiKey), 'The key that is no more'), ...failures(401, 403, 404) },
  }),
} as const;

/** The keys of programs, with their scopes. */
export const accessKeyEndpoints = {
  listAccessKeys: endpoint('admin', {
    method: 'get',
    path: '/api/access-keys',
    responses: { 200: json(data(z.array(AccessKey)), 'All, oldest first, without what is secret') },
  }),
  createAccessKey: endpoint('admin', {
    method: 'post',
    path: '/api/access-keys',
    request: { body: body(AccessKeyDraft) },
    responses: { 201: json(data(NewAccessKey), 'The key, told this once'), ...failures(422) },
  }),
  deleteAccessKey: endpoint('admin', {
    method: 'delete',
    path: '/api/access-keys/{id}',
    request: { params },
    responses: { 200: json(data(AccessKey), 'The key that is no more'), ...failures(404) },
  }),
} as const;

/** The audit log and usage events; append-only. */
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

/** The second factor of the caller's account; admins remove that of another account. */
export const secondFactorEndpoints = {
  readSecondFactor: endpoint('staff', {
    method: 'get',
    path: '/api/users/me/second-factor',
    responses: { 200: json(data(SecondFactor), 'Since when there is one') },
  }),
  startSecondFactor: endpoint('staff', {
    method: 'post',
    path: '/api/users/me/second-factor',
    request: { body: body(OwnPassword) },
    responses: {
      201: json(data(NewSecondFactor), 'What the app needs; counts once a code has confirmed it'),
      ...failures(400, 422, 429),
    },
  }),
  confirmSecondFactor: endpoint('staff', {
    method: 'post',
    path: '/api/users/me/second-factor/confirmation',
    request: { body: body(SecondFactorCode) },
    responses: {
      200: json(data(RecoveryCodes), 'The second factor counts, and all other sessions have ended'),
      ...failures(400, 422),
    },
  }),
  renewRecoveryCodes: endpoint('staff', {
    method: 'post',
    path: '/api/users/me/second-factor/recovery-codes',
    request: { body: body(SecondFactorProof) },
    responses: {
      201: json(data(RecoveryCodes), 'New codes; the old ones are no longer accepted'),
      ...failures(400, 422, 429),
    },
  }),
  deleteSecondFactor: endpoint('staff', {
    method: 'delete',
    path: '/api/users/me/second-factor',
    request: { body: body(SecondFactorProof) },
    responses: { 200: json(data(User), 'The account without a second factor'), ...failures(400, 422, 429) },
  }),
  deleteUserSecondFactor: endpoint('admin', {
    method: 'delete',
    path: '/api/users/{id}/second-factor',
    request: { params, body: body(OwnPassword) },
    responses: {
      200: json(data(User), 'The account without a second factor; its sessions have ended'),
      ...failures(400, 404, 422, 429),
    },
  }),
} as const;

/** The sessions of an account. */
export const ownSessionEndpoints = {
  listMySessions: endpoint('staff', {
    method: 'get',
    path: '/api/users/me/sessions',
    responses: { 200: json(data(z.array(Session)), 'The sessions: the own first, then the last used') },
  }),
  endMySession: endpoint('staff', {
    method: 'delete',
    path: '/api/users/me/sessions/{id}',
    request: { params },
    responses: { 200: json(data(z.null()), 'The session has ended'), ...failures(404) },
  }),
  endMyOtherSessions: endpoint('staff', {
    method: 'delete',
    path: '/api/users/me/sessions',
    responses: { 200: json(data(z.null()), 'All sessions but this one have ended') },
  }),
  endUserSessions: endpoint('admin', {
    method: 'delete',
    path: '/api/users/{id}/sessions',
    request: { params },
    responses: { 200: json(data(z.null()), 'All sessions of the account have ended'), ...failures(404) },
  }),
} as const;

/** Accounts of staff (SPEC sections 3 and 6). */
export const peopleEndpoints = {
  ...sessionEndpoints,
  readMe: endpoint('staff', {
    method: 'get',
    path: '/api/users/me',
    responses: { 200: json(data(User), 'The signed-in account'), ...failures(401, 403) },
  }),
  updateMe: endpoint('staff', {
    method: 'put',
    path: '/api/users/me',
    request: { body: body(OwnChanges) },
    responses: {
      200: json(data(User), 'The signed-in account as it is now'),
      ...failures(400, 401, 403, 422, 429),
    },
  }),
  changeMyPassword: endpoint('staff', {
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
    responses: { 201: json(data(User), 'The account as stored'), ...failures(400, 401, 403, 422, 429) },
  }),
  updateUser: endpoint('admin', {
    method: 'put',
    path: '/api/users/{id}',
    request: { params, body: body(UserChanges) },
    responses: {
      200: json(data(User), 'The account as it is now'),
      ...failures(400, 401, 403, 404, 422, 429),
    },
  }),
  deleteUser: endpoint('admin', {
    method: 'delete',
    path: '/api/users/{id}',
    request: { params },
    responses: { 200: json(data(User), 'The account that is no more'), ...failures(401, 403, 404, 409) },
  }),
  ...secondFactorEndpoints,
  ...ownSessionEndpoints,
  ...logEndpoints,
  ...apiKeyEndpoints,
  ...accessKeyEndpoints,
} as const;
