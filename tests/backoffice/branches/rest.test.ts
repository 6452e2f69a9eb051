import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../src/backoffice/config/changed-fields.ts';
import { identifierOf, identifierProblem } from '../../../src/backoffice/forms/identifier.ts';
import { changesOf, headlineOf } from '../../../src/backoffice/logs/changes.ts';
import { accountState } from '../../../src/backoffice/users/account-state.ts';
import { Config } from '../../../src/lib/contract/config.ts';

describe('an identifier', () => {
  it('is made of a German name', () => {
    expect(identifierOf('Währinger Straße 12 (Café)')).toBe('waehringer-strasse-12-cafe');
    expect(identifierProblem(identifierOf('Öl & Wein'))).toBeUndefined();
    expect(identifierProblem('Groß')).toContain('kleine Buchstaben');
  });
});

describe('settings', () => {
  it('are sent only where they changed', () => {
    const before = Config.parse({ shopName: 'Feige' });
    const form = { ...before, title: 'Pizza', id: 1 };
    expect(changedFields(before, form)).toEqual({ title: 'Pizza' });
  });
});

describe('the log', () => {
  const context = {
    action: 'update',
    entity: 'products',
    id: 103,
    before: { price: 9, enabled: true },
    after: { price: 10.5, enabled: false },
  };
  it('says what was before and what after', () => {
    expect(headlineOf({ context, message: '' })).toBe('Produkt 103 geändert');
    expect(changesOf({ context })).toEqual([
      { field: 'Preis', before: '9', after: '10.5' },
      { field: 'Im Verkauf', before: 'ja', after: 'nein' },
    ]);
  });
});

describe('an account', () => {
  it('says why nobody can sign in with it', () => {
    const account = { isEnabled: true, expiresAt: null, mustChangePassword: false };
    expect(accountState(account, 0)).toBe('active');
    expect(accountState({ ...account, isEnabled: false }, 0)).toBe('disabled');
    expect(accountState({ ...account, expiresAt: '2026-01-01T00:00:00Z' }, Date.now())).toBe('expired');
  });
});
