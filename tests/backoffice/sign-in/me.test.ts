import { expect, it } from 'vitest';
import type { User } from '../../../src/lib/contract/staff.ts';
import { forgetMe, isCutOff, isSignedIn, knowMe } from '../../../src/backoffice/sign-in/me.ts';

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

it('only a session that ends in the middle of the work is told of, not what fails after somebody has left', () => {
  expect(isCutOff()).toBe(false);
  forgetMe('expired');
  forgetMe('left');
  expect(isCutOff()).toBe(true);
  knowMe(somebody);
  expect(isCutOff()).toBe(false);
  forgetMe('left');
  forgetMe('expired');
  expect(isCutOff()).toBe(false);
});

it('who is signed in is known until they leave or the session ends, and nobody is before', () => {
  forgetMe('left');
  expect(isSignedIn()).toBe(false);
  knowMe(somebody);
  expect(isSignedIn()).toBe(true);
  forgetMe('expired');
  expect(isSignedIn()).toBe(false);
});
