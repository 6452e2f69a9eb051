import { z } from 'zod';
import { data } from '../fields.ts';
import { LoginLink, LoginLinkRequest, SignIn } from '../people.ts';
import { User } from '../staff.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** Signing in and out (SPEC section 8). The session is a cookie that scripts cannot read. */
export const sessionEndpoints = {
  signIn: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/sessions',
      request: { body: body(SignIn) },
      responses: {
        201: json(data(User), 'Whoever is signed in now; the cookie comes with it'),
        ...failures(400, 401, 403, 422, 429),
      },
    },
    'signIn',
  ),
  signOut: endpoint('anyone', {
    method: 'delete',
    path: '/api/sessions/current',
    responses: { 200: json(data(z.null()), 'Nobody is signed in any more'), ...failures(403) },
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
        201: json(data(User), 'Whoever is signed in now; the cookie comes with it'),
        ...failures(400, 401, 403, 422, 429),
      },
    },
    'signIn',
  ),
} as const;
