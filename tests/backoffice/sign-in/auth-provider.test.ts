import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import { authProvider } from '../../../src/backoffice/sign-in/auth-provider.ts';
import { forgetMe, rememberMe } from '../../../src/backoffice/data/me.ts';

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
