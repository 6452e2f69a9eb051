import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import { authProvider, CodeNeeded } from '../../../src/backoffice/sign-in/auth-provider.ts';
import { forgetMe, isSignedIn, rememberMe } from '../../../src/backoffice/data/me.ts';

const somebody = { id: 1, roles: ['ROLE_ADMIN'] } as User;

afterEach(() => void vi.unstubAllGlobals());

it('signing out ends the session unless it has expired: there may be a new one by then', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', asked);
  rememberMe(somebody);
  forgetMe('expired');
  await authProvider.logout({});
  expect(asked).not.toHaveBeenCalled();
  rememberMe(somebody);
  await authProvider.logout({});
  expect(asked).toHaveBeenCalledTimes(1);
});

const answerWith = (status: number, data: object) => {
  const asked = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(Response.json({ data }, { status })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('signing in stops where a code is needed, and goes on with it', async () => {
  forgetMe('left');
  answerWith(201, { challenge: 'abc' });
  const waiting = authProvider.login({ email: 'ella@example.org', password: 'richtig' });
  await expect(waiting).rejects.toEqual(new CodeNeeded('abc'));
  expect(isSignedIn()).toBe(false);
  const asked = answerWith(201, somebody);
  await authProvider.login({ challenge: 'abc', code: '123456' });
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/sessions/code']);
  expect(isSignedIn()).toBe(true);
});

it('signing in leads to the required steps: a new password, then a second factor', async () => {
  const login = (owed: Partial<User>) => {
    answerWith(201, { ...somebody, ...owed });
    return authProvider.login({ token: 'abc' });
  };
  expect(await login({})).toBeUndefined();
  expect(await login({ mustSetUpSecondFactor: true })).toEqual({ redirectTo: '/zweiter-faktor' });
  expect(await login({ mustSetUpSecondFactor: true, mustChangePassword: true })).toEqual({
    redirectTo: '/passwort',
  });
});
