import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import {
  unsavedInput,
  forgetMe,
  hasExpired,
  isSignedIn,
  readMe,
  rememberMe,
} from '../../../src/backoffice/data/me.ts';

const person: User = {
  id: 1,
  name: 'Ella Ofen',
  email: 'ella@example.org',
  roles: ['ROLE_EMPLOYEE'],
  isEnabled: true,
  mustChangePassword: false,
  hasSecondFactor: false,
  mustSetUpSecondFactor: false,
  language: '' as const,
  branches: [],
  expiresAt: null,
};

// Other files have signed people in and out before.
beforeEach(() => rememberMe(person));

it('a session that expires in the middle of the work is reported, failures after a sign-out are not', () => {
  expect(hasExpired()).toBe(false);
  forgetMe('expired');
  forgetMe('left');
  expect(hasExpired()).toBe(true);
  rememberMe(person);
  expect(hasExpired()).toBe(false);
  forgetMe('left');
  forgetMe('expired');
  expect(hasExpired()).toBe(false);
});

it('after a sign-out, a session that another tab has begun is reported when it expires, too', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: person })));
  forgetMe('left');
  await readMe();
  forgetMe('expired');
  expect(hasExpired()).toBe(true);
});

it('the signed-in person is known until they sign out or the session expires', () => {
  forgetMe('left');
  expect(isSignedIn()).toBe(false);
  rememberMe(person);
  expect(isSignedIn()).toBe(true);
  forgetMe('expired');
  expect(isSignedIn()).toBe(false);
});

it('unsaved input survives an expired session for the same person, and for nobody else', () => {
  const kept = unsavedInput<string, string>();
  rememberMe(person);
  kept.set('reason', 'Der Ofen ist aus');
  forgetMe('expired');
  rememberMe(person);
  expect(kept.get('reason')).toBe('Der Ofen ist aus');
  forgetMe('expired');
  rememberMe({ ...person, id: 2 });
  expect(kept.size).toBe(0);
});
