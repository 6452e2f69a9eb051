import { beforeEach, expect, it } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import {
  unsavedInput,
  forgetMe,
  hasExpired,
  isSignedIn,
  rememberMe,
} from '../../../src/backoffice/data/me.ts';

const somebody: User = {
  id: 1,
  name: 'Ella Ofen',
  email: 'ella@example.org',
  roles: ['ROLE_EMPLOYEE'],
  isEnabled: true,
  mustChangePassword: false,
  branches: [],
  expiresAt: null,
};

// Other files have signed people in and out before.
beforeEach(() => rememberMe(somebody));

it('only a session that ends in the middle of the work is told of, not what fails after somebody has left', () => {
  expect(hasExpired()).toBe(false);
  forgetMe('expired');
  forgetMe('left');
  expect(hasExpired()).toBe(true);
  rememberMe(somebody);
  expect(hasExpired()).toBe(false);
  forgetMe('left');
  forgetMe('expired');
  expect(hasExpired()).toBe(false);
});

it('who is signed in is known until they leave or the session ends, and nobody is before', () => {
  forgetMe('left');
  expect(isSignedIn()).toBe(false);
  rememberMe(somebody);
  expect(isSignedIn()).toBe(true);
  forgetMe('expired');
  expect(isSignedIn()).toBe(false);
});

it('what somebody has typed is there for them after their session has ended, and for nobody else', () => {
  const kept = unsavedInput<string, string>();
  rememberMe(somebody);
  kept.set('reason', 'Der Ofen ist aus');
  forgetMe('expired');
  rememberMe(somebody);
  expect(kept.get('reason')).toBe('Der Ofen ist aus');
  forgetMe('expired');
  rememberMe({ ...somebody, id: 2 });
  expect(kept.size).toBe(0);
});
